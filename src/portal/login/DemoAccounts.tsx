import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { loginLocale } from './login.locale.ts';

/** The password of every demo account (`README.md`, Demo campus). */
const DEMO_PASSWORD = 'atrium-demo';

/** Accounts to try the product with; the server offers them only where they may be used. */
export const DemoAccounts = observer(function DemoAccounts({
  choose,
}: {
  choose: (account: string, password: string) => void;
}) {
  const { session } = useRoot();
  const text = useText(loginLocale);
  const accounts = session.container?.demoAccounts ?? [];
  if (accounts.length === 0) return null;
  return (
    <section className="at-login-demo" aria-label={text('demo')}>
      <h2>{text('demo')}</h2>
      <ul>
        {accounts.map(({ loginName, roleName }) => (
          <li key={loginName}>
            <button type="button" onClick={() => choose(loginName, DEMO_PASSWORD)}>
              <span>{roleName}</span>
              <code>{loginName}</code>
            </button>
          </li>
        ))}
      </ul>
      <p>
        {text('demoHint')} <code>{DEMO_PASSWORD}</code>
      </p>
    </section>
  );
});
