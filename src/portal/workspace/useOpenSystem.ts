import { useCallback, useState } from 'react';
import { isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { openSystem } from './openSystem.ts';
import { tellNoMenus } from './tellNoMenus.ts';

/** Opens a system that the person chose; what goes wrong is told in a message. `opening` is its id meanwhile. */
export function useOpenSystem(): {
  opening: string | undefined;
  open: (id: string) => Promise<void>;
} {
  const root = useRoot();
  const [opening, setOpening] = useState<string>();
  const open = useCallback(
    async (id: string): Promise<void> => {
      setOpening(id);
      root.systems.endPreview();
      try {
        const { withoutMenus } = await openSystem(root, id, { go: root.ui.navigate });
        if (withoutMenus !== undefined) tellNoMenus(root, withoutMenus);
      } catch (error) {
        if (!isCancelled(error)) root.ui.message('error', messageOf(error));
      } finally {
        setOpening(undefined);
      }
    },
    [root],
  );
  return { opening, open };
}
