import type { View } from '../../api/types';
import type { Intent } from '../intent.svelte';

/** What every panel gets: the view, the choices it is to offer, and where to send them. */
export interface PanelProps {
  intent: Intent;
  view: View;
  choices: string[];
}
