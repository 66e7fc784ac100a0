import { observer } from 'mobx-react-lite';
import { Outlet, useLocation } from 'react-router-dom';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { PlainLayout } from '../parts/PlainLayout.tsx';
import { Splash } from '../parts/Splash.tsx';
import { inWorkspace } from './layouts.ts';
import { useWorkspaceSystem } from './useWorkspaceSystem.ts';
import { WorkspaceFrame } from './WorkspaceFrame.tsx';

/**
 * Opens the system that the workspace needs before any of its pages is drawn. Pages at an address of their own are
 * drawn without menus where no system is open.
 */
export const WorkspaceGate = observer(function WorkspaceGate({ linkToken }: { linkToken: boolean }) {
  const { systems, session } = useRoot();
  const { pathname } = useLocation();
  const { waiting, failure } = useWorkspaceSystem(linkToken);
  const page = session.changing ? <Splash /> : <Outlet />;
  if (systems.current) return <WorkspaceFrame>{page}</WorkspaceFrame>;
  // A page of the menus is never drawn without its system: the way home has begun.
  if (waiting || (inWorkspace(pathname) && failure === undefined)) return <Splash />;
  return <PlainLayout>{failure ?? page}</PlainLayout>;
});
