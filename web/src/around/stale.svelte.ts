declare const __CLIENT__: string;

const EVERY = 10 * 60_000;

/** Whether the server has newer pages than this one. */
export const page = $state({ stale: false });

/** Asks the server which client it serves; called after each reconnection too, since a restart may bring a new one. */
export async function lookForNewer(): Promise<void> {
  if (__CLIENT__ === 'dev') return;
  try {
    const response = await fetch('/version.json', { cache: 'no-store' });
    if (!response.ok) return;
    const { version } = (await response.json()) as { version?: string };
    if (version && version !== __CLIENT__) page.stale = true;
  } catch {
    // Not reachable now: asked again later.
  }
}

export function watchForNewer(): void {
  setInterval(() => void lookForNewer(), EVERY);
  // A chunk that is fetched later may be gone: the page is older than the server.
  window.addEventListener('vite:preloadError', () => (page.stale = true));
}
