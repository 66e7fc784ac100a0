import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { parsePath, pathReader } from '../../conditions/index.ts';
import { isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import { callInterface } from '../../runtime/data/callInterface.ts';
import { useFlowBadges } from './useFlowBadges.ts';
import { poll } from '../../runtime/polling/poll.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { MenuBadge, MenuRoute } from '../../runtime/stores/menuRoutes.ts';

/** Numbers beside menus, by path. */
export type MenuBadges = ReadonlyMap<string, number>;

/** Milliseconds: a system opens by way of other addresses, and who walks through menus stays on one of them. */
const SETTLING = 200;

type Source = NonNullable<MenuBadge['source']>;

/**
 * The numbers beside the menus that are seen: fixed ones, and what interfaces answer, asked by the polling helper anew
 * on every page; and what waits in lists of flows. A group has what is beside its menus together. One that cannot be asked
 * keeps what it had.
 */
export function useMenuBadges(menus: readonly MenuRoute[]): MenuBadges {
  const root = useRoot();
  const { pathname } = useLocation();
  const [answers, setAnswers] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    const sources = sourcesOf(menus);
    if (sources.size === 0) return undefined;
    const failed = new Set<string>();
    /** Nobody is told of a number that does not come; whoever looks why finds it in the log, once for each page. */
    const note = (call: string, why: string): void => {
      const message = { zhCN: why, enUS: why };
      root.log.finding(pathname, { severity: 'warning', code: 'BADGE_FAILED', message }, call);
    };
    const ask = async (key: string, { call, param, bindKey }: Source, signal: AbortSignal): Promise<void> => {
      const { result } = await callInterface(root, call, param, { signal, outlivesRoute: true }).catch(
        (error: unknown) => {
          if (!isCancelled(error) && !failed.has(key)) note(call, messageOf(error));
          failed.add(key);
          throw error;
        },
      );
      const value = pathReader(parsePath(bindKey))(result ?? {});
      const count = typeof value === 'number' && Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0;
      setAnswers((before) => (before.get(key) === count ? before : new Map(before).set(key, count)));
    };
    let end: (() => void) | undefined;
    // Rounds that nobody sees would be spent for nothing: whoever comes back sees numbers of now.
    const start = (): void => {
      end?.();
      end = document.hidden
        ? undefined
        : poll((signal) => Promise.allSettled([...sources].map(([key, source]) => ask(key, source, signal))));
    };
    const settled = setTimeout(() => {
      start();
      document.addEventListener('visibilitychange', start);
    }, SETTLING);
    return () => {
      clearTimeout(settled);
      document.removeEventListener('visibilitychange', start);
      end?.();
    };
  }, [root, menus, pathname]);
  return countsOf(menus, answers, useFlowBadges(menus));
}

const keyOf = ({ call, param, bindKey }: Source): string => JSON.stringify([call, param, bindKey]);

/** What is to be asked, each once however many menus show it. */
function sourcesOf(menus: readonly MenuRoute[]): ReadonlyMap<string, Source> {
  const sources = menus
    .filter(({ hidden }) => !hidden)
    .flatMap(({ badge, children }): [string, Source][] => [
      ...(badge?.source ? [[keyOf(badge.source), badge.source] as [string, Source]] : []),
      ...sourcesOf(children),
    ]);
  return new Map(sources);
}

/**
 * By path; menus without a number are left out.
 * @param flows numbers of lists of flows, by the address of the menu: one that has no badge of its own shows them
 */
export function countsOf(
  menus: readonly MenuRoute[],
  answers: ReadonlyMap<string, number>,
  flows: ReadonlyMap<string, number> = new Map(),
): MenuBadges {
  const counts = new Map<string, number>();
  const count = ({ path, badge, children, hidden, menuPath = '' }: MenuRoute): number => {
    if (hidden) return 0;
    const fixed = badge?.count ?? flows.get(menuPath) ?? 0;
    const own = badge?.source ? (answers.get(keyOf(badge.source)) ?? badge.count) : fixed;
    const all = children.reduce((sum, child) => sum + count(child), own);
    if (all > 0) counts.set(path, all);
    return all;
  };
  for (const menu of menus) count(menu);
  return counts;
}
