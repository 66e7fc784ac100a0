import { useCallback, useEffect, useRef, useState } from 'react';
import { isCancelled } from '../../../runtime/data/ApiError.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowDetail } from '../../../schemas/wire/flowDetail.ts';
import type { FlowTask } from '../../../schemas/wire/flowInstance.ts';
import { flowDetail, readFlowCopies } from '../flowCalls.ts';

interface DetailState {
  /** The latest that has come; it stays while the next is on its way. */
  readonly detail: FlowDetail | undefined;
  /** Why the latest did not come. */
  readonly error: unknown;
}

const NOTHING: DetailState = { detail: undefined, error: undefined };

/**
 * An instance as the reader sees it, brought up to date when others act on it. Own copies that it shows count as read.
 * @param task that was asked for; absent, or over by now: the reader's open one
 */
export function useFlowDetail(id: string, task: string | undefined): DetailState & { refresh: () => void } {
  const { client, live, session } = useRoot();
  const [state, show] = useState<DetailState & { readonly of: string }>({ ...NOTHING, of: '' });
  const [attempt, again] = useState(0);
  const refresh = useCallback(() => again((count) => count + 1), []);
  const own = session.login?.userBaseInfo.userId;
  const of = `${id} ${task ?? ''}`;
  useEffect(() => {
    const stop = new AbortController();
    const ask = (param: object) => flowDetail(client, { instanceId: id, ...param }, stop.signal);
    const asked =
      task === undefined
        ? ask({})
        : ask({ taskId: task }).then((detail) => (isPast(detail, own) ? ask({}) : detail));
    asked.then(
      (detail) => {
        if (!stop.signal.aborted) show({ detail, error: undefined, of });
      },
      (error: unknown) => {
        if (stop.signal.aborted || isCancelled(error)) return;
        show((now) => ({ detail: now.of === of ? now.detail : undefined, error, of }));
      },
    );
    return () => stop.abort();
  }, [client, id, task, own, of, attempt]);
  useEffect(() => live.watch('flow-tasks', refresh), [live, refresh]);
  const isHere = state.of === of;
  useReadCopies(isHere ? state.detail : undefined, own);
  return { ...(isHere ? state : NOTHING), refresh };
}

const isLive = ({ state }: FlowTask): boolean => state === 'running' || state === 'waiting';

/** Whether the task that was asked for is over, and its reader has another one by now, as after a return. */
const isPast = ({ task, tasks }: FlowDetail, own: string | undefined): boolean =>
  task !== null &&
  !isLive(task) &&
  tasks.some(
    ({ state, kind, assignee, absent }) =>
      state === 'running' && kind !== 'cc' && [assignee, ...absent].some(({ value }) => value === own),
  );

/** Tells the server once that own copies were read. */
function useReadCopies(detail: FlowDetail | undefined, own: string | undefined): void {
  const { client } = useRoot();
  const told = useRef(new Set<string>());
  useEffect(() => {
    const unread = (detail?.tasks ?? []).filter(
      ({ id, kind, state, assignee }) =>
        kind === 'cc' && state === 'running' && assignee.value === own && !told.current.has(id),
    );
    if (unread.length === 0) return;
    const ids = unread.map(({ id }) => id);
    for (const each of ids) told.current.add(each);
    // Whoever could not be told is told when the page opens again: nothing of the reader's hangs on it.
    readFlowCopies(client, ids).catch(() => {
      for (const each of ids) told.current.delete(each);
    });
  }, [client, detail, own]);
}
