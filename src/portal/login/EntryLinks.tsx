import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { ENTRY_PATHS } from '../session/redirect.ts';
import { loginLocale } from './login.locale.ts';

type Entry = keyof typeof ENTRY_PATHS;

/** The ways to the other pages before the login; where one came from goes along. */
export function EntryLinks({ to }: { to: readonly (Entry | 'backToLogin')[] }) {
  const text = useText(loginLocale);
  const { search } = useLocation();
  if (to.length === 0) return null;
  return (
    <nav className="at-login-links">
      {to.map((name) => (
        <Link
          key={name}
          to={{ pathname: ENTRY_PATHS[name === 'backToLogin' ? 'passwordLogin' : name], search }}
        >
          {text(name)}
        </Link>
      ))}
    </nav>
  );
}
