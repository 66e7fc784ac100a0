import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate } from 'react-router-dom';
import { resetPassword } from '../../runtime/data/codeCalls.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { LOGIN_PATH } from '../session/redirect.ts';
import { CodeInput } from './CodeInput.tsx';
import { EntryBody } from './EntryBody.tsx';
import { EntryLinks } from './EntryLinks.tsx';
import { EntryPage } from './EntryPage.tsx';
import { loginLocale } from './login.locale.ts';
import { NewPassword } from './NewPassword.tsx';
import { PhoneInput } from './PhoneInput.tsx';
import { useEntryForm } from './useEntryForm.ts';
import {
  codeProblem,
  foundProblems,
  passwordProblem,
  phoneOf,
  phoneProblem,
  plainSigns,
  repeatProblem,
} from './validateEntry.ts';

/** A forgotten password: the phone proves who it is, and a new one is set. */
export const ForgetPasswordPage = observer(function ForgetPasswordPage() {
  const { client, session } = useRoot();
  const text = useText(loginLocale);
  const go = useNavigate();
  const { search } = useLocation();
  const form = useEntryForm({
    initial: { phone: '', code: '', newPassword: '', repeat: '' },
    validate: ({ phone, code, newPassword, repeat }) =>
      foundProblems({
        phone: phoneProblem(phone),
        code: codeProblem(code),
        newPassword: passwordProblem(newPassword),
        repeat: repeatProblem(repeat, newPassword),
      }),
    send: async ({ phone, code, newPassword }) => {
      await resetPassword(client, phoneOf(phone), plainSigns(code), newPassword);
      session.tell(text('resetDone'), true);
      void go({ pathname: LOGIN_PATH, search }, { replace: true });
    },
  });
  return (
    <EntryPage pageTitle={text('forgetPassword')} title={text('forgetPassword')} hint={text('forgetHint')}>
      <EntryBody form={form} submitText={text('reset')} busyText={text('sending')}>
        <PhoneInput form={form} />
        <CodeInput form={form} scene="reset" />
        <NewPassword form={form} name="newPassword" label="newPassword" placeholder="newPasswordMissing" />
      </EntryBody>
      <EntryLinks to={['backToLogin']} />
    </EntryPage>
  );
});
