import type { Location } from 'react-router-dom';
import { SYSTEM_PARAMETER } from '../../runtime/stores/RouteStore.ts';
import { inWorkspace } from './layouts.ts';

/**
 * Parameters that say how a page is viewed, not which page it is: a list's query and its saved view, the system, the
 * inspector and the mark of a forced load.
 */
const VIEW = ['list', 'view', SYSTEM_PARAMETER, 'inspect', 't'];

/** Screens whose whole query says what is asked of them, such as which role of which system: each has one tab. */
const ASKED = /^\/(?:role|rights)\//;

/** Identity and address of the tab of a page. */
export function tabAddress(pathname: string, search: string): { path: string; address: string } {
  const query = new URLSearchParams(search);
  query.delete('t');
  const address = withQuery(pathname, query);
  if (ASKED.test(pathname)) return { path: pathname, address };
  for (const name of VIEW) query.delete(name);
  return { path: withQuery(pathname, query), address };
}

/** The path of a page that opens it for others, too: menus have no address without their system. */
export function linkOf(address: string, system: string | undefined): string {
  if (system === undefined || !/^\/main(?=[/?]|$)/.test(address)) return address;
  const [pathname = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  query.delete(SYSTEM_PARAMETER);
  return withQuery(`/system/${encodeURIComponent(system)}${pathname.slice('/main'.length)}`, query);
}

/** The path that the person typed or followed, where one of the menus led on to its system's (`linkOf`). */
export const typedPath = ({ pathname, state }: Pick<Location, 'pathname' | 'state'>): string =>
  (state as { typed?: string } | null)?.typed ?? pathname;

/**
 * The query of a page of the menus with the system that they are of: `/main/2/1` alone is a page of whichever system its
 * reader has open.
 */
export function naming(search: string, system: string): string {
  const query = new URLSearchParams(search);
  query.delete(SYSTEM_PARAMETER);
  query.set(SYSTEM_PARAMETER, system);
  return withQuery('', query);
}

/** An address as it stands in the browser: one of the menus that names no system is of the open one. */
export function named(address: string, system: string | undefined): string {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  if (system === undefined || !inWorkspace(pathname) || namedSystem(search) !== undefined) return address;
  return `${pathname}${naming(search, system)}${hash}`;
}

/** The system whose page an address says that it is. */
export function systemOf(pathname: string, search: string): string | undefined {
  const [, id] = /^\/system\/([^/]+)/.exec(pathname) ?? [];
  if (id === undefined) return inWorkspace(pathname) ? namedSystem(search) : undefined;
  try {
    return decodeURIComponent(id);
  } catch {
    return undefined;
  }
}

/** The system that a query names. */
export const namedSystem = (search: string): string | undefined =>
  new URLSearchParams(search).get(SYSTEM_PARAMETER) ?? undefined;

function withQuery(pathname: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}
