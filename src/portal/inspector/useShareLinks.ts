import { useEffect, useState } from 'react';
import { isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { ShareTarget } from './shareTargets.ts';

/** A link that opens a resource now, as `/resource/shares.do` tells it. */
export interface ShareLink {
  readonly shareId: string;
  readonly version: 'published' | 'draft' | number;
  readonly expiresAt: string;
}

/** The links of a resource; undefined while they are on their way. */
export function useShareLinks({ kind, id }: Pick<ShareTarget, 'kind' | 'id'>): {
  readonly links: readonly ShareLink[] | undefined;
  readonly failure: string | undefined;
  readonly reload: () => void;
} {
  const { client } = useRoot();
  const [links, setLinks] = useState<readonly ShareLink[]>();
  const [failure, setFailure] = useState<string>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    const gone = new AbortController();
    setFailure(undefined);
    client.list<ShareLink>('manager', '/resource/shares.do', { kind, id }, { signal: gone.signal }).then(
      ({ list }) => setLinks(list),
      (error: unknown) => {
        if (!isCancelled(error)) setFailure(messageOf(error));
      },
    );
    return () => gone.abort();
  }, [client, kind, id, round]);
  return { links, failure, reload: () => setRound((count) => count + 1) };
}
