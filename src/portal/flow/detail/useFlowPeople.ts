import { useEffect, useState } from 'react';
import { isCancelled } from '../../../runtime/data/ApiError.ts';
import { useComposed } from '../../../runtime/render/useComposed.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowCandidate } from '../../../schemas/wire/flowLists.ts';
import { flowPeople } from '../flowCalls.ts';

/** For what people are looked for, as `/people.do` takes it. */
export type PeopleFor = Readonly<{
  flowId?: string;
  instanceId?: string;
  taskId?: string;
  node?: string;
  for: 'transfer' | 'delegate' | 'addBefore' | 'addAfter' | 'cc' | 'pick';
}>;

interface Found {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly people: readonly FlowCandidate[];
  /** Whether there are more than are shown. */
  readonly more: boolean;
}

const NOBODY: Found = { status: 'idle', people: [], more: false };
/** ms without a further key before the server is asked. */
const PAUSE = 250;
const COUNT = 50;

/**
 * The first people whom the server finds for a keyword, with those who may not be chosen and why.
 * @param typed undefined: nobody is asked for
 */
export function useFlowPeople(of: PeopleFor, typed: string | undefined): Found & { retry: () => void } {
  const { client } = useRoot();
  const [found, show] = useState(NOBODY);
  const [attempt, again] = useState(0);
  const keyword = useComposed(typed);
  const key = JSON.stringify(of);
  useEffect(() => {
    if (keyword === undefined) return undefined;
    const stop = new AbortController();
    const ask = async (): Promise<void> => {
      show(({ people }) => ({ status: 'loading', people, more: false }));
      try {
        const param = { ...(JSON.parse(key) as PeopleFor), keyword, offset: 0, limit: COUNT };
        const { list, total } = await flowPeople(client, param, stop.signal);
        if (!stop.signal.aborted) show({ status: 'ready', people: list, more: total > list.length });
      } catch (error) {
        if (!stop.signal.aborted && !isCancelled(error)) show({ ...NOBODY, status: 'failed' });
      }
    };
    const timer = setTimeout(() => void ask(), keyword === '' ? 0 : PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, key, keyword, attempt]);
  return { ...found, retry: () => again((count) => count + 1) };
}
