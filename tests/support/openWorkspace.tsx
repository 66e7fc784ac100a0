import { screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { Suspense, type ReactNode } from 'react';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { createTestRoot } from './renderNode.tsx';
import { renderPortal } from './renderPortal.tsx';
import type { FixedAnswers } from '../../src/runtime/data/fixedTransport.ts';
import { useRoot } from '../../src/runtime/stores/RootContext.tsx';
import { FollowRoute } from '../../src/portal/start/FollowRoute.tsx';
import { WorkspaceGate } from '../../src/portal/workspace/WorkspaceGate.tsx';

const menu = (name: string, id: string) => ({ name, type: 'app', app: { id, kind: 'app' } });
export const system = {
  id: 'affairs',
  systemname: '学生工作',
  updatetime: '',
  options: '{}',
  skin: '{}',
  menus: [menu('看板', 'board'), { name: '学生', child: [menu('名单', 'students')] }],
};
const login = {
  userGroup: [
    { groupid: 'counsellor', groupname: '辅导员' },
    { groupid: 'student', groupname: '学生干部' },
  ],
  userBaseInfo: { realName: '陈老师' },
  userLoginInfo: { loginType: 'form' },
  schoolInfo: { schoolId: 478 },
  token: ['cp', 'x'],
  redirectUrl: '',
};
export const groups = [{ id: 'g', typename: '', sysList: [system] }];
export const answers: FixedAnswers = {
  '/sysTypes.do': { list: groups },
  '/initOnly.do': { result: system },
  '/login/login.do': { result: login },
};

/** A page that notes in which role it was drawn, at which address. */
const Here = observer(function Here({ drawn }: { drawn: string[] }) {
  const { session } = useRoot();
  const { pathname, search } = useLocation();
  drawn.push(`${session.currentRole ?? ''} ${pathname}${search.replace(/\d+/, '')}`);
  return (
    <>
      <p data-testid="here">{`${pathname}${search}`}</p>
      <Link to="/app/other">other</Link>
      <Link to="/main/1">menu</Link>
    </>
  );
});

/**
 * Opens the workspace at an address, as a teacher of two roles.
 * @param options.ahead what a visit asks ahead is on its way already
 * @param options.home what stands at `/home`
 * @param options.ofSite the systems of the site around the page
 */
export async function openAt(
  address: string,
  given: FixedAnswers = answers,
  remembered?: string,
  linkToken = false,
  { ahead = false, home, ofSite }: { ahead?: boolean; home?: ReactNode; ofSite?: readonly string[] } = {},
) {
  const { root, ui } = createTestRoot(given);
  await root.session.logIn('teacher', 'x', 478);
  const drawn: string[] = [];
  const page = <Here drawn={drawn} />;
  if (remembered !== undefined) root.storage.set('currentSystem', remembered);
  if (ofSite) root.systems.narrowTo(ofSite);
  if (ahead) root.systems.askAhead(remembered);
  let go: (to: string) => void = () => undefined;
  const Way = () => {
    const navigate = useNavigate();
    go = (to) => void navigate(to);
    return null;
  };
  renderPortal(
    root,
    <FollowRoute>
      {(location) => (
        <Suspense>
          <Way />
          <Routes location={location}>
            <Route element={<WorkspaceGate linkToken={linkToken} />}>
              <Route path="/main/*" element={page} />
              <Route path="/app/:id" element={page} />
            </Route>
            {home !== undefined && <Route path="/home" element={home} />}
            <Route path="*" element={page} />
          </Routes>
        </Suspense>
      )}
    </FollowRoute>,
    address,
  );
  const here = async (): Promise<string | null> => (await screen.findByTestId('here')).textContent;
  return { root, ui, go: (to: string) => go(to), here, drawn };
}
