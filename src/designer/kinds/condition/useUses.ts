import { useCallback } from 'react';
import { type Loaded, useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { type DocumentKey, type DocumentUse, fetchUses } from '../../core/designCalls.ts';

export interface Uses {
  readonly loaded: Loaded<readonly DocumentUse[]>;
  readonly retry: () => void;
}

/** The documents that name a document. */
export function useUses({ kind, id }: DocumentKey): Uses {
  const { client } = useRoot();
  const load = useCallback(
    (signal: AbortSignal) => fetchUses(client, { kind, id }, signal),
    [client, kind, id],
  );
  return useLoaded(load);
}
