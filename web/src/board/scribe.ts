// A Scribe that leaves one ladder for another is seen to walk there.
import { cubicOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';

function calm(): boolean {
  const wish = document.documentElement.dataset['motion'];
  return wish === 'reduced' || (wish !== 'full' && typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}

const [depart, arrive] = crossfade({
  duration: (distance) => (calm() ? 0 : Math.min(650, 250 + distance)),
  easing: cubicOut,
  fallback: () => ({ duration: calm() ? 0 : 220, css: (shown) => `opacity: ${shown}; translate: 0 ${(shown - 1) * 14}px` }),
});

export { arrive, calm, depart };
