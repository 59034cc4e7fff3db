/** Where we are: the path names the page; the fragment may hold a secret and is read by the table's page. */
export interface Route {
  page: 'start' | 'new' | 'table' | 'replay' | 'record' | 'learn' | 'rules' | 'unknown';
  id: string;
}

const ALONE: Record<string, Route['page']> = { '': 'start', new: 'new', learn: 'learn', rules: 'rules' };
const WITH_ID: Record<string, Route['page']> = { table: 'table', replay: 'replay', record: 'record' };

export function read(path: string): Route {
  const [first = '', id = '', ...more] = path.replace(/^\/+|\/+$/g, '').split('/');
  const page = id ? WITH_ID[first] : ALONE[first];
  return page && more.length === 0 ? { page, id } : { page: 'unknown', id: '' };
}

let current = $state.raw(read(location.pathname));

export function route(): Route {
  return current;
}

/** Goes to another page of the client; the address may end in #secret. */
export function go(path: string): void {
  history.pushState(null, '', path);
  look();
  window.scrollTo(0, 0);
}

/** For links: a plain click stays in the page, everything else is the browser's. */
export function link(event: MouseEvent): void {
  const anchor = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(anchor.pathname + anchor.hash);
}

function look(): void {
  current = read(location.pathname);
}

window.addEventListener('popstate', look);
window.addEventListener('hashchange', look);
