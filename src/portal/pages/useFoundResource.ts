import { startTransition, useEffect, useState } from 'react';
import { isCancelled } from '../../runtime/data/ApiError.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { LoadedResource } from '../../runtime/stores/ResourceStore.ts';
import { findResource } from './findResource.ts';

export type FoundResource =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; resource: LoadedResource };

/** Looks a resource up by id among kinds; `retry` looks again. */
export function useFoundResource(
  kinds: readonly string[],
  id: string,
): { found: FoundResource; retry: () => void } {
  const root = useRoot();
  const { resources, session } = root;
  const [found, setFound] = useState<FoundResource>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const asked = kinds.join(' ');
  const role = session.currentRole;
  const { preview } = root;
  useEffect(() => {
    let gone = false;
    setFound({ status: 'loading' });
    findResource(resources, asked.split(' '), id).then(
      (resource) => {
        // What stands around the page hears clicks and keys while it is drawn.
        if (!gone) startTransition(() => setFound({ status: 'ready', resource }));
      },
      (error: unknown) => {
        if (!gone && !isCancelled(error)) setFound({ status: 'failed', error });
      },
    );
    return () => {
      gone = true;
    };
  }, [root, resources, asked, id, role, preview, attempt]);
  return {
    found,
    retry: () => {
      setAttempt((count) => count + 1);
    },
  };
}
