/** Where we are: the path names the page; the fragment holds a secret and is read by whoever needs it. */
export interface Route {
  page: 'start' | 'new' | 'table' | 'replay' | 'records' | 'learn' | 'rules' | 'unknown';
  id: string;
}

const PAGES: Record<string, Route['page']> = {
  '': 'start',
  new: 'new',
  table: 'table',
  replay: 'replay',
  record: 'records',
  learn: 'learn',
  rules: 'rules',
};

export function read(path: string): Route {
  const [first = '', id = ''] = path.replace(/^\/+/, '').split('/');
  return { page: PAGES[first] ?? 'unknown', id: decodeURIComponent(id) };
}

let current = $state.raw(read(location.pathname));

export function route(): Route {
  return current;
}

export function go(path: string): void {
  history.pushState(null, '', path);
  current = read(location.pathname);
  window.scrollTo(0, 0);
}

window.addEventListener('popstate', () => {
  current = read(location.pathname);
});
