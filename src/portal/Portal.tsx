import { observer } from 'mobx-react-lite';
import { Fragment, Suspense, type ComponentType, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { FLOW_VERIFY } from '../runtime/flow/flowAddress.ts';
import { RootContext } from '../runtime/stores/RootContext.tsx';
import type { RootStore } from '../runtime/stores/RootStore.ts';
import { lazyPart } from '../runtime/render/lazyPart.tsx';
import { aboutOf } from './pages/about.ts';
import { PageBoundary } from './pages/PageBoundary.tsx';
import { Splash } from './parts/Splash.tsx';
import { GuardedRouter } from './router/GuardedRouter.tsx';
import { RequireLogin } from './session/RequireLogin.tsx';
import { ENTRY_PATHS, LOGIN_PATH } from './session/redirect.ts';
import { FollowRoute } from './start/FollowRoute.tsx';
import { PortalTheme } from './theme/PortalTheme.tsx';

const LoginPage = lazyPart(async () => (await import('./login/LoginPage.tsx')).LoginPage);

const MessageLoginPage = lazyPart(
  async () => (await import('./login/MessageLoginPage.tsx')).MessageLoginPage,
);
const RegisterPage = lazyPart(async () => (await import('./login/RegisterPage.tsx')).RegisterPage);
const ForgetPasswordPage = lazyPart(
  async () => (await import('./login/ForgetPasswordPage.tsx')).ForgetPasswordPage,
);
const LinkQuestion = lazyPart(async () => (await import('./start/LinkQuestion.tsx')).LinkQuestion);
const VerifyPage = lazyPart(async () => (await import('./flow/verify/VerifyPage.tsx')).VerifyPage);
/** Among the pages behind the login too: there it stands with the person's tools. */
const ErrorPage = lazyPart(async () => (await import('./pages/ErrorPage.tsx')).ErrorPage);

export interface PortalProps {
  root: RootStore;
  /** Everything behind the login; fetched when first drawn. */
  Inside: ComponentType<InsideProps>;
  linkToken: boolean;
  /** What stands around all pages, within the router; absent: nothing. */
  Around?: ComponentType<{ children: ReactNode }> | undefined;
}
export interface InsideProps {
  /** The address carried a token, so no remembered system opens. */
  linkToken: boolean;
}

/** The whole portal: the login page and its sisters for everybody, the rest behind it. */
export const Portal = observer(function Portal({ root, Inside, linkToken, Around = Fragment }: PortalProps) {
  const { loads } = root.route;
  const question = root.linkQuestions.current;
  const isLoggedOut = root.session.status === 'loggedOut';
  const inside = (
    <RequireLogin>
      <Inside linkToken={linkToken} />
    </RequireLogin>
  );
  return (
    <RootContext.Provider value={root}>
      <PortalTheme>
        {question ? (
          <Suspense fallback={<Splash />}>
            <LinkQuestion {...question} />
          </Suspense>
        ) : (
          <GuardedRouter>
            <Around>
              <FollowRoute>
                {(location) => (
                  <PageBoundary key={loads} place={location.pathname}>
                    <Suspense fallback={<Splash />}>
                      <Routes location={location}>
                        <Route path={LOGIN_PATH} element={<LoginPage />} />
                        <Route path={ENTRY_PATHS.messageLogin} element={<MessageLoginPage />} />
                        <Route path={ENTRY_PATHS.register} element={<RegisterPage />} />
                        <Route path={ENTRY_PATHS.forgetPassword} element={<ForgetPasswordPage />} />
                        {isLoggedOut && <Route path="/error" element={<ErrorPage code="error" />} />}
                        {isLoggedOut && <Route path={FLOW_VERIFY} element={<VerifyPage />} />}
                        {isLoggedOut &&
                          aboutOf(location.search) === 'file' &&
                          (['403', '404'] as const).map((code) => (
                            <Route key={code} path={`/${code}`} element={<ErrorPage code={code} />} />
                          ))}
                        <Route path="/user/*" element={<Navigate to={LOGIN_PATH} replace />} />
                        <Route path="*" element={inside} />
                      </Routes>
                    </Suspense>
                  </PageBoundary>
                )}
              </FollowRoute>
            </Around>
          </GuardedRouter>
        )}
      </PortalTheme>
    </RootContext.Provider>
  );
});
