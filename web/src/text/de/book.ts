import { learn } from './learn';
import { rules } from './rules';

export const book = { ...learn, ...rules };
