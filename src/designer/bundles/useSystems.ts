import { useCallback } from 'react';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { isProductId } from '../../schemas/kinds.ts';
import { listDocuments } from '../core/designCalls.ts';

/** The systems that somebody designs; none while they are on their way. */
export function useSystems(): readonly { readonly id: string; readonly name: string }[] {
  const { client } = useRoot();
  const load = useCallback((signal: AbortSignal) => listDocuments(client, 'system', signal), [client]);
  const { loaded } = useLoaded(load);
  return loaded.status === 'ready' ? loaded.value.filter(({ id }) => !isProductId(id)) : [];
}
