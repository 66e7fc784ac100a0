import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { isCancelled } from '../../../runtime/data/ApiError.ts';
import type { FormModel } from '../../../runtime/form/FormModel.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowPreview } from '../../../schemas/wire/flowDetail.ts';
import { flowPreview } from '../flowCalls.ts';
import { writableValues } from '../../../runtime/form/openFlowForm.ts';

/** ms without a further change before the way is asked for anew. */
const PAUSE = 300;

/** Which way is asked for: that of a start, or that behind a task. */
export type PreviewOf =
  { readonly flowId: string } | { readonly instanceId: string; readonly taskId?: string };

/** Picked people by node. */
export type PickedIds = Readonly<Record<string, readonly string[]>>;

interface PreviewState {
  /** The latest that has come; it stays while the next is on its way. */
  readonly preview: FlowPreview | undefined;
  /** Why the latest did not come. */
  readonly failed: unknown;
}

/**
 * Where the way would lead with what is typed, asked anew once the typing pauses.
 * @param form undefined: nothing is asked
 */
export function useFlowPreview(form: FormModel | undefined, of: PreviewOf, picks: PickedIds): PreviewState {
  const { client } = useRoot();
  const [state, show] = useState<PreviewState>({ preview: undefined, failed: undefined });
  const [data, type] = useState<string>();
  useEffect(() => {
    if (!form) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = (): void => type(JSON.stringify(writableValues(form)));
    // What is written is worked out once the typing pauses, not with each key.
    const stop = reaction(
      () => form.values,
      () => {
        clearTimeout(timer);
        timer = setTimeout(take, PAUSE);
      },
    );
    take();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [form]);
  const asked =
    form === undefined || data === undefined
      ? undefined
      : JSON.stringify({ ...of, data: JSON.parse(data) as object, picks });
  useEffect(() => {
    if (asked === undefined) return undefined;
    const stop = new AbortController();
    flowPreview(client, JSON.parse(asked) as Record<string, unknown>, stop.signal).then(
      (preview) => {
        if (!stop.signal.aborted) show({ preview, failed: undefined });
      },
      (error: unknown) => {
        if (!stop.signal.aborted && !isCancelled(error)) show((now) => ({ ...now, failed: error }));
      },
    );
    return () => stop.abort();
  }, [client, asked]);
  return state;
}
