import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { formSearch } from '../session/casAddress.ts';
import { ENTRY_PATHS } from '../session/redirect.ts';
import { loginLocale } from './login.locale.ts';

type Entry = keyof typeof ENTRY_PATHS;

/** The ways to the other pages before the login; where one came from goes along. */
export const EntryLinks = observer(function EntryLinks({ to }: { to: readonly (Entry | 'backToLogin')[] }) {
  const text = useText(loginLocale);
  const { search } = useLocation();
  const { options } = useRoot().session.container ?? {};
  if (to.length === 0) return null;
  return (
    <nav className="at-login-links">
      {to.map((name) => {
        const entry = name === 'backToLogin' ? 'passwordLogin' : name;
        const query = entry === 'passwordLogin' ? formSearch(options, search) : search;
        return (
          <Link key={name} to={{ pathname: ENTRY_PATHS[entry], search: query }}>
            {text(name)}
          </Link>
        );
      })}
    </nav>
  );
});
