import { useCallback } from 'react';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { DocumentKind } from '../../../schemas/documents/index.ts';
import { listDocuments } from '../../core/designCalls.ts';
import { titled } from '../../../schemas/text.ts';

/** Documents of a kind to choose among. */
export interface Offered {
  readonly options: { readonly value: string; readonly label: string }[];
  readonly loading: boolean;
  /** Asks for them again. */
  readonly retry: () => void;
}

/** The documents of a kind by name, with their ids. */
export function useOffered(kind: DocumentKind): Offered {
  const { client, locale } = useRoot();
  const load = useCallback((signal: AbortSignal) => listDocuments(client, kind, signal), [client, kind]);
  const { loaded, retry } = useLoaded(load);
  const found = loaded.status === 'ready' ? loaded.value : [];
  const options = found.map(({ id, name }) => ({ value: id, label: titled(name, id, locale.locale) }));
  return { options, loading: loaded.status === 'loading', retry };
}
