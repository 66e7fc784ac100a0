import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { loginLocale } from './login.locale.ts';

/** Why the person is here again, or what just went well. */
export const LoginNotice = observer(function LoginNotice() {
  const { session } = useRoot();
  const text = useText(loginLocale);
  const notice = session.notice ?? (session.ended === 'expired' ? text('expired') : undefined);
  if (notice === undefined) return null;
  // A link may fail without a word, as that of a system's preview.
  return (
    <p role="alert" className={session.isGoodNews ? 'at-login-done' : 'at-login-expired'}>
      {notice || text('failed')}
    </p>
  );
});
