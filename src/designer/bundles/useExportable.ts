import { useCallback } from 'react';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { isProductId, resourceKinds, type ResourceKind, storedKind } from '../../schemas/kinds.ts';
import { listDocuments } from '../core/designCalls.ts';

interface Group {
  readonly kind: ResourceKind;
  readonly documents: readonly { readonly id: string; readonly name: string }[];
}

/** Documents by kind, systems first; none while they are on their way. */
export function useExportable(): readonly Group[] {
  const { client } = useRoot();
  const load = useCallback(
    (signal: AbortSignal): Promise<readonly Group[]> =>
      Promise.all(
        resourceKinds
          .filter((kind) => storedKind(kind) === kind)
          .map(async (kind) => ({ kind, documents: await listDocuments(client, kind, signal) })),
      ),
    [client],
  );
  const { loaded } = useLoaded(load);
  if (loaded.status !== 'ready') return [];
  const own = loaded.value.map(({ kind, documents }) => ({
    kind,
    documents: documents.filter(({ id }) => !isProductId(id)),
  }));
  return own.filter(({ documents }) => documents.length > 0);
}
