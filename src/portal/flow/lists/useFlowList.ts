import { useEffect, useState } from 'react';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../../runtime/stores/RootStore.ts';
import type { FlowScope } from '../../../schemas/wire/flowLists.ts';
import { FlowList } from './FlowList.ts';
import { readQuestion } from './flowQuestion.ts';

/** What tells a person that tasks or copies of theirs changed. */
export const FLOW_TASKS = 'flow-tasks';

/** The list that was looked at last, by its visit. */
const kept = new WeakMap<RootStore, { readonly visit: string; readonly list: FlowList }>();

interface ListAddress {
  readonly scope: FlowScope;
  /** Undefined: of all flows. */
  readonly flow: string | undefined;
  /** What the address asks at first. */
  readonly search: string;
  /** Which entry of the browser's history it is: who comes back to one finds its lines as they left them. */
  readonly visit: string;
}

/** The list of an address, followed as others act. */
export function useFlowList({ scope, flow, search, visit }: ListAddress): FlowList {
  const root = useRoot();
  const [list] = useState(() => {
    const last = kept.get(root);
    if (last?.visit === visit) return last.list;
    return new FlowList({ root, scope, flow, question: readQuestion(search) });
  });
  useEffect(() => {
    kept.set(root, { visit, list });
    if (list.rows.length > 0) void list.resume();
    else void list.load();
    const end = root.live.watch(FLOW_TASKS, () => void list.refresh());
    return () => {
      end();
      list.dispose();
    };
  }, [root, list, visit]);
  return list;
}
