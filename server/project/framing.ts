import { addressKinds } from '../../src/schemas/pageAddress.ts';
import type { EmbedScope } from '../../src/schemas/embed/verify.ts';
import type { ActiveAppKey } from './AppKeys.ts';

type Listed = (scope: EmbedScope) => boolean;

/** Addresses that a frame of any registered site comes to by itself: its start, its login, what it cannot open. */
const EVERYBODYS = /^\/(?:home|user\/login|403|404|500)?$/;
/** Pages of the system that is open, which the address names as `systemId` where it is to be opened. */
const WORKSPACE = /^\/(?:menu|(?:main|single)(?:\/.*)?)$/;
const PAGE = /^\/(app|bi|mgr)\/([^/]+)$/;
const SYSTEM = /^\/system\/([^/]+)(?:\/.*)?$/;
/** Where a flow is started and lists of one are; other pages of flows name none, or an instance. */
const FLOW = /^\/flow[A-Za-z]+(?:\/([^/]+))?$/;

/** Whether anything at all may be embedded. */
export const opensAnything: Listed = ({ systems, resources }) => systems.length > 0 || resources.length > 0;

/** What an appKey has to list so that its sites may frame an address of the portal; undefined: nobody may. */
function listedAt(path: string, named: readonly string[]): Listed | undefined {
  if (EVERYBODYS.test(path)) return opensAnything;
  if (WORKSPACE.test(path))
    return ({ systems }) => systems.length > 0 && named.every((each) => systems.includes(each));
  const system = SYSTEM.exec(path)?.[1];
  if (system !== undefined) return ({ systems }) => systems.includes(system);
  const [, root, id] = PAGE.exec(path) ?? [];
  if (root !== undefined) {
    const kinds: readonly string[] = addressKinds[root as keyof typeof addressKinds];
    return ({ resources }) => resources.some((each) => each.id === id && kinds.includes(each.kind));
  }
  const flow = FLOW.exec(path);
  if (flow === null) return undefined;
  const isDetail = path.startsWith('/flowDetail/');
  const of = isDetail || flow[1] === 'all' ? undefined : flow[1];
  return ({ resources }) =>
    resources.some((each) => each.kind === 'flow' && (of === undefined || each.id === of));
}

/**
 * The origins whose pages may frame an address of the portal, beside the portal's own; each once.
 * @param address as it was asked for, path and query: a path that is written otherwise is nobody's to frame
 */
export function framersOf(address: string, appKeys: readonly ActiveAppKey[]): readonly string[] {
  const [path = '', query = ''] = address.split(/[?#]/, 2);
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  const listed = listedAt(trimmed, new URLSearchParams(query).getAll('systemId'));
  if (listed === undefined) return [];
  return [...new Set(appKeys.filter(({ scope }) => listed(scope)).flatMap(({ origins }) => origins))];
}
