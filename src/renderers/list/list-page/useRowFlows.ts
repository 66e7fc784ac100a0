import { observable, reaction, runInAction } from 'mobx';
import { createContext, useEffect, useState } from 'react';
import { isCancelled } from '../../../runtime/data/ApiError.ts';
import { flowsOfRecords } from '../../../runtime/flow/flowOfRecord.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowOfRecord } from '../../../schemas/wire/flowLists.ts';
import type { ListModel } from './ListModel.ts';

type RowFlows = ReadonlyMap<string, FlowOfRecord>;

/** The flows that live on the records of a list, by the record. Reads are observable. */
export const RowFlowsContext = createContext<RowFlows>(new Map());

/** What tells a person that tasks or copies of theirs changed. */
const FLOW_TASKS = 'flow-tasks';

/** Asks once for all records that are here, whenever they have come anew; nothing where no flow is about their module. */
export function useRowFlows(model: ListModel): RowFlows {
  const root = useRoot();
  const [flows] = useState(() => observable.map<string, FlowOfRecord>({}, { deep: false }));
  useEffect(() => {
    if (model.rights?.flows !== true) return undefined;
    let underWay = new AbortController();
    const ask = async (): Promise<void> => {
      underWay.abort();
      const { signal } = (underWay = new AbortController());
      const ids = model.records.rows.map(({ id }) => id);
      try {
        const found = await flowsOfRecords(root, model.document.module, ids, signal);
        runInAction(() => {
          if (!signal.aborted) flows.replace(new Map(found));
        });
      } catch (error) {
        if (!isCancelled(error)) throw error;
      }
    };
    const followRows = reaction(
      // They come anew also where they are the same ones: their flows may have gone on.
      () => (model.records.status === 'loading' ? '' : model.records.rows.map(({ id }) => id).join()),
      (here) => here !== '' && void ask(),
      { fireImmediately: true },
    );
    const followTasks = root.live.watch(FLOW_TASKS, () => void ask());
    return () => {
      followRows();
      followTasks();
      underWay.abort();
    };
  }, [root, model, flows]);
  return flows;
}
