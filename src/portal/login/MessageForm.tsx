import { observer } from 'mobx-react-lite';
import { logInByCode } from '../../runtime/data/codeCalls.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { CodeInput } from './CodeInput.tsx';
import { EntryBody } from './EntryBody.tsx';
import { loginLocale } from './login.locale.ts';
import { PhoneInput } from './PhoneInput.tsx';
import { useEntryForm } from './useEntryForm.ts';
import { codeProblem, foundProblems, phoneOf, phoneProblem, plainSigns } from './validateEntry.ts';

/** The form for a code that the account's phone is sent. */
export const MessageForm = observer(function MessageForm() {
  const { client, session } = useRoot();
  const text = useText(loginLocale);
  const form = useEntryForm({
    initial: { phone: '', code: '' },
    validate: ({ phone, code }) => foundProblems({ phone: phoneProblem(phone), code: codeProblem(code) }),
    send: async ({ phone, code }) =>
      session.begin(await logInByCode(client, phoneOf(phone), plainSigns(code))),
  });
  return (
    <EntryBody form={form} submitText={text('logIn')} busyText={text('loggingIn')}>
      <PhoneInput form={form} />
      <CodeInput form={form} scene="login" />
    </EntryBody>
  );
});
