import { useEffect, useState } from 'react';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowScope } from '../../../schemas/wire/flowLists.ts';
import { FlowList } from './FlowList.ts';
import { readQuestion } from './flowQuestion.ts';

/** What tells a person that tasks or copies of theirs changed. */
export const FLOW_TASKS = 'flow-tasks';

/** The list of an address, followed as others act. @param search what the address asks at first */
export function useFlowList(scope: FlowScope, flow: string | undefined, search: string): FlowList {
  const root = useRoot();
  const [list] = useState(() => new FlowList({ root, scope, flow, question: readQuestion(search) }));
  useEffect(() => {
    list.begin();
    const end = root.live.watch(FLOW_TASKS, () => void list.refresh());
    return () => {
      end();
      list.dispose();
    };
  }, [root, list]);
  return list;
}
