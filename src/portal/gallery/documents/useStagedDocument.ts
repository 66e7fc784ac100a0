import { useEffect, useState } from 'react';
import { isCancelled } from '../../../runtime/data/ApiError.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../../runtime/stores/RootStore.ts';
import type { LoadedResource } from '../../../runtime/stores/ResourceStore.ts';
import type { AtriumDocument } from '../../../schemas/documents/index.ts';

type Staged = { resource: LoadedResource } | { error: unknown };

/**
 * Opens the document on the stage as a page opens one: with the controls and rule sets that it names. What was there
 * before stays until the edited one has come.
 */
export function useStagedDocument(document: AtriumDocument): Staged | undefined {
  const root = useRoot();
  const [staged, setStaged] = useState<{ root: RootStore; now: Staged }>();
  useEffect(() => {
    let gone = false;
    const arrive = (now: Staged): void => {
      if (!gone) setStaged({ root, now });
    };
    root.resources.clear();
    root.resources.load(document.kind, document.id).then(
      (resource) => arrive({ resource }),
      (error: unknown) => {
        if (!isCancelled(error)) arrive({ error });
      },
    );
    return () => {
      gone = true;
    };
  }, [root, document]);
  return staged?.root === root ? staged.now : undefined;
}
