import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { CasLogin } from './CasLogin.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { EntryLinks } from './EntryLinks.tsx';
import { EntryPage } from './EntryPage.tsx';
import { loginLocale } from './login.locale.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginNotice } from './LoginNotice.tsx';
import type { LoginWay } from './LoginWays.tsx';
import { useEntryForm } from './useEntryForm.ts';
import { validateLogin } from './validateLogin.ts';

// Few deployments scan codes.
const LoginWays = lazy(() => import('./LoginWays.tsx'));

// What a setting lists may be anything.
const isWay = (way: string): way is LoginWay => way === 'form' || way === 'qr';

/** The login page. What else than a password leads in, and beside it, the container says. */
export const LoginPage = observer(function LoginPage() {
  const { session, project } = useRoot();
  const text = useText(loginLocale);
  // A try that succeeds changes the session, and with it the page.
  const form = useEntryForm({
    initial: { account: '', password: '' },
    validate: validateLogin,
    send: ({ account, password }) => session.logIn(account.trim(), password, project.schoolId),
  });
  const options = session.container?.options;
  const ways = options?.isEnableScan === true ? [...new Set<string>(options.loginType)].filter(isWay) : [];
  return (
    <EntryPage pageTitle={text('pageTitle')} title={text('welcome')} hint={text('hint')}>
      <LoginNotice />
      {ways.includes('qr') ? (
        <Suspense fallback={<div className="at-login-scan" aria-busy />}>
          <LoginWays ways={ways} form={<LoginForm form={form} />} />
        </Suspense>
      ) : (
        <LoginForm form={form} />
      )}
      <CasLogin />
      <EntryLinks
        to={[
          ...(options?.isEnableMessageLogin === true ? (['messageLogin'] as const) : []),
          ...(options?.register ? (['register'] as const) : []),
          ...(options?.isEnableForgetPassword === true ? (['forgetPassword'] as const) : []),
        ]}
      />
      <DemoAccounts choose={(account, password) => form.change({ account, password })} />
    </EntryPage>
  );
});
