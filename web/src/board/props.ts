import type { View } from '../api/types';

/** What the board and its parts work with. */
export interface BoardProps {
  view: View;
  choices: string[];
  me: number | null;
  names: string[];
  onchoose: (choice: string) => void;
  /** A choice that is taken but not yet sent. */
  selected?: string | undefined;
}
