import { board } from './board';
import { cards } from './cards';
import { errors } from './errors';
import { game } from './game';
import { shell } from './shell';
import { turn } from './turn';

export const core = { ...shell, ...turn, ...board, ...game, ...cards, ...errors };
