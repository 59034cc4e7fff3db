/** What this person prefers in this browser; kept, and the same in all its tabs. */
export interface Preferences {
  name: string;
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'reduced' | 'full';
  /** A short tone when it is one's turn. */
  sound: boolean;
  /** Ask before a choice is sent. */
  confirm: boolean;
  /** The table as text: headings, lists, one form a decision. */
  plain: boolean;
}

const KEY = 'amunre.preferences';
const USUAL: Preferences = { name: '', theme: 'system', motion: 'system', sound: false, confirm: false, plain: false };

/** Reactive; assign to a field and it is kept. */
export const prefs: Preferences = $state({ ...USUAL, ...stored() });

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
  } catch {
    return {};
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // Storage is full or forbidden: the preferences last as long as the page.
  }
}

const DARKNESS = '(prefers-color-scheme: dark)';

/** Whether the page is shown by lamplight now. */
export function isDark(): boolean {
  return prefs.theme === 'dark' || (prefs.theme === 'system' && matchMedia(DARKNESS).matches);
}

function show(): void {
  const root = document.documentElement;
  root.dataset['theme'] = isDark() ? 'dark' : 'light';
  if (prefs.motion === 'system') delete root.dataset['motion'];
  else root.dataset['motion'] = prefs.motion;
}

/** Called once by main.ts: from then on the page looks as preferred. */
export function startPreferences(): void {
  matchMedia(DARKNESS).addEventListener('change', show);
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) Object.assign(prefs, stored());
  });
  $effect.root(() => {
    $effect(show);
    $effect(keep);
  });
}
