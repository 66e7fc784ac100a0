import { useNavigate } from 'react-router-dom';
import { isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { mayLose } from '../overlay/mayLose.ts';
import { openSystem } from '../workspace/openSystem.ts';

/**
 * Acts in another role from now on: documents, options and menus are fetched anew, and the open system is opened again,
 * or left where the new role does not see it.
 */
export function useChangeRole(): (groupid: string) => Promise<void> {
  const root = useRoot();
  const navigate = useNavigate();
  return async (groupid) => {
    const { session, systems, resources, dictionaries, tabs, unsaved, ui } = root;
    if (groupid === session.currentRole) return;
    if (unsaved.any() && !(await mayLose(root))) return;
    const open = systems.current?.id;
    session.chooseRole(groupid);
    resources.clear();
    dictionaries.clear();
    tabs.clear();
    try {
      await systems.loadList();
      const again = open !== undefined && systems.systems.some(({ id }) => id === open) ? open : undefined;
      if (again !== undefined) {
        const go = (path: string): void => void navigate(path, { replace: true });
        const { withoutMenus } = await openSystem(root, again, { forced: true, go });
        if (withoutMenus === undefined) return;
      }
      if (open === undefined) return;
      systems.leave();
      await navigate('/home');
    } catch (error) {
      if (!isCancelled(error)) ui.message('error', messageOf(error));
    }
  };
}
