import { IdcardOutlined, UserOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { register } from '../../runtime/data/codeCalls.ts';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Registration } from '../../schemas/wire/project.ts';
import { CodeInput } from './CodeInput.tsx';
import { EntryBody } from './EntryBody.tsx';
import { EntryInput } from './EntryInput.tsx';
import { EntryLinks } from './EntryLinks.tsx';
import { EntryPage } from './EntryPage.tsx';
import { loginLocale } from './login.locale.ts';
import { LoginField } from './LoginField.tsx';
import { NewPassword } from './NewPassword.tsx';
import { PhoneInput } from './PhoneInput.tsx';
import { useEntryForm } from './useEntryForm.ts';
import {
  codeProblem,
  foundProblems,
  passwordProblem,
  phoneOf,
  phoneProblem,
  realNameProblem,
  repeatProblem,
  userNameProblem,
  plainSigns,
} from './validateEntry.ts';

/** Making an account of one's own, where the deployment lets people. */
export const RegisterPage = observer(function RegisterPage() {
  const { session } = useRoot();
  const text = useText(loginLocale);
  const registration = session.container?.options.register;
  return (
    <EntryPage pageTitle={text('register')} title={text('register')} hint={text('registerHint')}>
      {session.container && !registration ? (
        <p role="alert" className="at-login-expired">
          {text('registerClosed')}
        </p>
      ) : (
        <RegisterForm registration={registration ?? {}} />
      )}
      <EntryLinks to={['backToLogin']} />
    </EntryPage>
  );
});

const RegisterForm = observer(function RegisterForm({ registration }: { registration: Registration }) {
  const { client, session } = useRoot();
  const text = useText(loginLocale);
  const { needUserInfo = false, colleges = [] } = registration;
  const form = useEntryForm({
    initial: { userName: '', realName: '', college: '', phone: '', code: '', password: '', repeat: '' },
    validate: ({ userName, realName, college, phone, code, password, repeat }) =>
      foundProblems({
        userName: userNameProblem(userName),
        realName: realNameProblem(realName),
        college: needUserInfo && college === '' ? 'collegeMissing' : undefined,
        phone: phoneProblem(phone),
        code: codeProblem(code),
        password: passwordProblem(password, 'passwordMissing'),
        repeat: repeatProblem(repeat, password),
      }),
    send: async ({ userName, realName, college, phone, code, password }) => {
      const account = { userName: userName.trim(), realName: realName.trim(), college, password };
      session.begin(await register(client, { ...account, phone: phoneOf(phone), code: plainSigns(code) }));
    },
  });
  const collegeProblem = form.problem('college');
  return (
    <EntryBody form={form} submitText={text('submitRegister')} busyText={text('registering')}>
      <EntryInput
        form={form}
        name="userName"
        label={text('userName')}
        prefix={<UserOutlined aria-hidden />}
        placeholder={text('userNameMissing')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        limit={32}
      />
      <EntryInput
        form={form}
        name="realName"
        label={text('realName')}
        prefix={<IdcardOutlined aria-hidden />}
        placeholder={text('realNameMissing')}
        autoComplete="name"
        limit={40}
      />
      {needUserInfo && (
        <LoginField id="college" label={text('college')} problem={collegeProblem}>
          <SearchSelect
            id="college"
            size="large"
            style={{ width: '100%' }}
            placeholder={text('collegePlaceholder')}
            options={colleges}
            {...(form.input.college === '' ? {} : { value: form.input.college })}
            {...(collegeProblem === undefined
              ? {}
              : { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': 'college-problem' })}
            onChange={(college: string) => form.change({ college })}
          />
        </LoginField>
      )}
      <PhoneInput form={form} />
      <CodeInput form={form} scene="register" />
      <NewPassword form={form} name="password" label="password" placeholder="passwordMissing" />
    </EntryBody>
  );
});
