/** English, the language the keys are born in: its texts are the types of all others. */
import { board } from './board';
import type { book } from './book';
import { cards } from './cards';
import { errors } from './errors';
import { game } from './game';
import { shell } from './shell';
import { turn } from './turn';

export const core = { ...shell, ...turn, ...board, ...game, ...cards, ...errors };
export type Core = typeof core;
export type Book = typeof book;
