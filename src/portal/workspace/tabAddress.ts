/**
 * Parameters that say how a page is viewed, not which page it is: a list's query and its saved view, the inspector, the
 * mark of a forced load.
 */
const VIEW = ['list', 'view', 'inspect', 't'];

/** Identity and address of the tab of a page. */
export function tabAddress(pathname: string, search: string): { path: string; address: string } {
  const query = new URLSearchParams(search);
  query.delete('t');
  const address = withQuery(pathname, query);
  for (const name of VIEW) query.delete(name);
  return { path: withQuery(pathname, query), address };
}

/** The path of a page that opens it for others, too: menus have no address without their system. */
export function linkOf(address: string, system: string | undefined): string {
  if (system === undefined || !/^\/main(?=[/?]|$)/.test(address)) return address;
  return `/system/${encodeURIComponent(system)}${address.slice('/main'.length)}`;
}

function withQuery(pathname: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}
