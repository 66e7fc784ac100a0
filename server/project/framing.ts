import { addressKinds } from '../../src/schemas/pageAddress.ts';
import type { EmbedScope } from '../../src/schemas/embed/verify.ts';
import type { ActiveAppKey } from './AppKeys.ts';

type Listed = (scope: EmbedScope) => boolean;

/** Addresses that a frame of any registered site comes to by itself: its start, its login, what it cannot open. */
const EVERYBODYS = /^\/(?:home|menu|user\/login|403|404|500|(?:main|single)(?:\/.*)?)?$/;
const PAGE = /^\/(app|bi|mgr)\/([^/]+)$/;
const SYSTEM = /^\/system\/([^/]+)(?:\/.*)?$/;
/** Where a flow is started and lists of one are; other pages of flows name none, or an instance. */
const FLOW = /^\/flow[A-Za-z]+(?:\/([^/]+))?$/;

/** Whether anything at all may be embedded. */
export const opensAnything: Listed = ({ systems, resources }) => systems.length > 0 || resources.length > 0;

/** What an appKey has to list so that its sites may frame an address of the portal; undefined: nobody may. */
function listedAt(path: string): Listed | undefined {
  if (EVERYBODYS.test(path)) return opensAnything;
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
  const named = isDetail || flow[1] === 'all' ? undefined : flow[1];
  return ({ resources }) =>
    resources.some((each) => each.kind === 'flow' && (named === undefined || each.id === named));
}

/**
 * The origins whose pages may frame an address of the portal, beside the portal's own; each once.
 * @param path of the address, as it was asked for: one that is written otherwise is nobody's to frame
 */
export function framersOf(path: string, appKeys: readonly ActiveAppKey[]): readonly string[] {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  const listed = listedAt(trimmed);
  if (listed === undefined) return [];
  return [...new Set(appKeys.filter(({ scope }) => listed(scope)).flatMap(({ origins }) => origins))];
}
