import { t } from '../text/index.svelte';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;

/** Seconds as a clock shows them: 4:07, 1:02:03, "3 d 4 h". */
export function spoken(seconds: number): string {
  const whole = Math.floor(seconds);
  if (whole >= DAY) return t('shell.clock.days', { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  const parts = [Math.floor((whole % HOUR) / MINUTE), whole % MINUTE].map((part) => String(part).padStart(2, '0'));
  if (whole >= HOUR) return [Math.floor(whole / HOUR), ...parts].join(':');
  return `${Number(parts[0])}:${parts[1]}`;
}
