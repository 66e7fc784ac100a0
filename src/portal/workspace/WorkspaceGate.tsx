import { observer } from 'mobx-react-lite';
import { Outlet } from 'react-router-dom';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { PlainLayout } from '../parts/PlainLayout.tsx';
import { Splash } from '../parts/Splash.tsx';
import { useWorkspaceSystem } from './useWorkspaceSystem.ts';
import { WorkspaceFrame } from './WorkspaceFrame.tsx';

/**
 * Opens the system that the workspace needs before any of its pages is drawn. Pages at an address of their own are
 * drawn without menus where no system is open.
 */
export const WorkspaceGate = observer(function WorkspaceGate({ linkToken }: { linkToken: boolean }) {
  const { systems } = useRoot();
  const { waiting, failure } = useWorkspaceSystem(linkToken);
  if (systems.current) {
    return (
      <WorkspaceFrame>
        <Outlet />
      </WorkspaceFrame>
    );
  }
  if (waiting) return <Splash />;
  return <PlainLayout>{failure ?? <Outlet />}</PlainLayout>;
});
