import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { EntryLinks } from './EntryLinks.tsx';
import { EntryPage } from './EntryPage.tsx';
import { loginLocale } from './login.locale.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginNotice } from './LoginNotice.tsx';
import { OtherWays } from './OtherWays.tsx';
import type { ContainerInfo } from '../../schemas/wire/project.ts';
import type { LoginWay } from './LoginWays.tsx';
import { useEntryForm } from './useEntryForm.ts';
import { validateLogin } from './validateLogin.ts';

// Few deployments scan codes, and few have several schools.
const SchoolSelect = lazyPart(async () => (await import('./SchoolSelect.tsx')).default);
const LoginWays = lazyPart(async () => (await import('./LoginWays.tsx')).default);

type Options = ContainerInfo['options'];

/** The ways in that the page itself has: those that the container lists, and the phone beside the password. */
function waysOf(options: Options | undefined): LoginWay[] {
  const scans = options?.isEnableScan === true;
  // What a setting lists may be anything.
  const isWay = (way: string): way is 'form' | 'qr' => way === 'form' || (way === 'qr' && scans);
  const known = [...new Set<string>(options?.loginType)].filter(isWay);
  const beside: LoginWay[] = options?.isEnablePhoneForm === true ? ['form', 'phone'] : ['form'];
  return known.length === 0 ? beside : known.flatMap((way) => (way === 'form' ? beside : [way]));
}

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
  const ways = waysOf(options);
  const schools = options?.schools ?? [];
  // The page has the phone's form itself: a link beside it would lead to the same once more.
  const byMessage = options?.isEnableMessageLogin === true && !ways.includes('phone');
  return (
    <EntryPage pageTitle={text('pageTitle')} title={text('welcome')} hint={text('hint')}>
      <LoginNotice />
      {schools.length > 1 && (
        <div className="at-login-school">
          <Suspense fallback={<div aria-busy />}>
            <SchoolSelect schools={schools} />
          </Suspense>
        </div>
      )}
      {ways.some((way) => way !== 'form') ? (
        <Suspense fallback={<div className="at-login-scan" aria-busy />}>
          <LoginWays ways={ways} form={<LoginForm form={form} />} />
        </Suspense>
      ) : (
        <LoginForm form={form} />
      )}
      <OtherWays />
      <EntryLinks
        to={[
          ...(byMessage ? (['messageLogin'] as const) : []),
          ...(options?.register ? (['register'] as const) : []),
          ...(options?.isEnableForgetPassword === true ? (['forgetPassword'] as const) : []),
        ]}
      />
      <DemoAccounts choose={(account, password) => form.change({ account, password })} />
    </EntryPage>
  );
});
