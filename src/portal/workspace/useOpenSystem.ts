import { useCallback, useState } from 'react';
import { isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { leaveExpiredShare } from './leaveExpiredShare.ts';
import { openSystem, SHARE_EXPIRED } from './openSystem.ts';
import { workspaceLocale } from './workspace.locale.ts';

/** Opens a system that the person chose; what goes wrong is told in a message. `opening` is its id meanwhile. */
export function useOpenSystem(): {
  opening: string | undefined;
  open: (id: string, options?: { forced?: boolean }) => Promise<void>;
} {
  const root = useRoot();
  const [opening, setOpening] = useState<string>();
  const open = useCallback(
    async (id: string, options?: { forced?: boolean }): Promise<void> => {
      setOpening(id);
      try {
        const result = await openSystem(root, id, options);
        if (result.status === 'opened') root.ui.navigate(result.to);
        else root.ui.message('error', root.locale.text(workspaceLocale, 'noMenus', { name: result.name }));
      } catch (error) {
        if (messageOf(error) === SHARE_EXPIRED) leaveExpiredShare(root);
        else if (!isCancelled(error)) root.ui.message('error', messageOf(error));
      } finally {
        setOpening(undefined);
      }
    },
    [root],
  );
  return { opening, open };
}
