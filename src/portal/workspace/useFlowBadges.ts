import { useEffect, useMemo, useState } from 'react';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { MenuRoute } from '../../runtime/stores/menuRoutes.ts';
import type { FlowCounts } from '../../schemas/wire/flowLists.ts';
import { flowCounts } from '../flow/flowCalls.ts';

/** Lists in which something waits for the person: their tasks, and copies that they have not read. */
const LISTS = { flowWaitList: 'wait', flowNotifyList: 'notify' } as const satisfies Record<
  string,
  keyof FlowCounts
>;
const ADDRESS = /^\/(flowWaitList|flowNotifyList)(?:All\/all|\/([^/?#]+))(?:[?#]|$)/;
/** Flows that are counted one by one. */
const MOST_FLOWS = 10;

interface FlowList {
  readonly counted: 'wait' | 'notify';
  /** Undefined: all flows. */
  readonly flow: string | undefined;
}

/** Which list of flows an address of a menu leads to; undefined: none in which something waits. */
function flowListOf(menuPath: string): FlowList | undefined {
  const [, list, flow] = ADDRESS.exec(menuPath) ?? [];
  if (list === undefined) return undefined;
  return { counted: LISTS[list as keyof typeof LISTS], flow: flow === 'all' ? undefined : flow };
}

/** The addresses of menus that are seen and have no number of their own. */
const addressesOf = (menus: readonly MenuRoute[]): readonly string[] =>
  menus
    .filter(({ hidden }) => !hidden)
    .flatMap(({ menuPath, badge, children }) => [
      ...(menuPath !== undefined && badge === undefined ? [menuPath] : []),
      ...addressesOf(children),
    ]);

/** How much waits in the lists of flows that menus lead to, by address; counted anew when the person's tasks change. */
export function useFlowBadges(menus: readonly MenuRoute[]): ReadonlyMap<string, number> {
  const { client, live } = useRoot();
  const [counted, count] = useState<ReadonlyMap<string | undefined, FlowCounts>>(new Map());
  const lists = useMemo(() => {
    const found = addressesOf(menus).flatMap((address): [string, FlowList][] => {
      const list = flowListOf(address);
      return list ? [[address, list]] : [];
    });
    return new Map(found);
  }, [menus]);
  useEffect(() => {
    if (lists.size === 0) return undefined;
    const flows = [...new Set([...lists.values()].map(({ flow }) => flow))].slice(0, MOST_FLOWS);
    let ended = new AbortController();
    const ask = (): void => {
      ended.abort();
      const asked = new AbortController();
      ended = asked;
      for (const flow of flows)
        flowCounts(client, flow, asked.signal).then(
          (counts) => {
            if (!asked.signal.aborted) count((before) => new Map(before).set(flow, counts));
          },
          () => {
            // A number that does not come keeps what it was: the list itself says what is wrong.
          },
        );
    };
    ask();
    const unwatch = live.watch('flow-tasks', ask);
    return () => {
      ended.abort();
      unwatch();
    };
  }, [client, live, lists]);
  return useMemo(
    () =>
      new Map([...lists].map(([address, { counted: of, flow }]) => [address, counted.get(flow)?.[of] ?? 0])),
    [lists, counted],
  );
}
