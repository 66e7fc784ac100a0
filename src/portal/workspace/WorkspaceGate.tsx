import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { PlainLayout } from '../parts/PlainLayout.tsx';
import { Splash } from '../parts/Splash.tsx';
import { inWorkspace } from './layouts.ts';
import { linkOf, namedSystem } from './tabAddress.ts';
import { useWorkspaceSystem } from './useWorkspaceSystem.ts';
import { WorkspaceFrame } from './WorkspaceFrame.tsx';

/**
 * Opens the system that the workspace needs before any of its pages is drawn. Pages at an address of their own are
 * drawn without menus where no system is open.
 */
export const WorkspaceGate = observer(function WorkspaceGate({ linkToken }: { linkToken: boolean }) {
  const { systems } = useRoot();
  const { pathname, search, key } = useLocation();
  const named = inWorkspace(pathname) ? namedSystem(search) : undefined;
  const open = systems.current?.id;
  const at = open ?? (linkToken ? systems.previewing : systems.remembered);
  const [drawn, draw] = useState({ key, system: open });
  if (drawn.key !== key || (drawn.system === undefined && open !== undefined)) draw({ key, system: open });
  // Another system has been entered: its page is on the way, and that of the one before is none of its pages.
  if (drawn.key === key && drawn.system !== undefined && drawn.system !== open)
    return <Around opening={open === undefined} />;
  // A link into another system, or the way back into the one before: that one is opened first.
  if (named !== undefined && named !== at)
    return <Navigate to={linkOf(`${pathname}${search}`, named)} state={{ typed: pathname }} replace />;
  return <OpenWorkspace linkToken={linkToken} />;
});

/** What stands around a page that is on its way. */
const Around = ({ opening }: { opening: boolean }) => (
  <WorkspaceFrame opening={opening}>
    <Splash />
  </WorkspaceFrame>
);

const OpenWorkspace = observer(function OpenWorkspace({ linkToken }: { linkToken: boolean }) {
  const { systems, session } = useRoot();
  const { pathname } = useLocation();
  const { waiting, failure } = useWorkspaceSystem(linkToken);
  // The address that the person came with may be one that no menu has: no page is drawn before its system is there.
  const page = waiting || session.changing ? <Splash /> : <Outlet />;
  const remembers = !linkToken && session.sharedPage === undefined && systems.remembered !== undefined;
  const opens = waiting && (inWorkspace(pathname) || remembers);
  if (opens || (systems.current && !waiting))
    return <WorkspaceFrame opening={opens && systems.current === undefined}>{page}</WorkspaceFrame>;
  if (waiting) return page;
  // A page of the menus is never drawn without its system: the way home has begun.
  if (inWorkspace(pathname) && failure === undefined) return <Splash />;
  return <PlainLayout>{failure ?? page}</PlainLayout>;
});
