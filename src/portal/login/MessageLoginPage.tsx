import { useText } from '../../runtime/locale/useText.ts';
import { EntryLinks } from './EntryLinks.tsx';
import { EntryPage } from './EntryPage.tsx';
import { loginLocale } from './login.locale.ts';
import { MessageForm } from './MessageForm.tsx';

/** Logging in by a code that the account's phone is sent. */
export function MessageLoginPage() {
  const text = useText(loginLocale);
  return (
    <EntryPage pageTitle={text('messageLogin')} title={text('messageLogin')} hint={text('messageLoginHint')}>
      <MessageForm />
      <EntryLinks to={['passwordLogin']} />
    </EntryPage>
  );
}
