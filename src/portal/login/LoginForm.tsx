import { UserOutlined } from '@ant-design/icons';
import { useText } from '../../runtime/locale/useText.ts';
import { EntryBody } from './EntryBody.tsx';
import { EntryInput } from './EntryInput.tsx';
import { loginLocale } from './login.locale.ts';
import { PasswordInput } from './PasswordInput.tsx';
import type { EntryForm } from './useEntryForm.ts';
import type { LoginInput } from './validateLogin.ts';

/** The password form. */
export function LoginForm({ form }: { form: EntryForm<LoginInput> }) {
  const text = useText(loginLocale);
  return (
    <EntryBody form={form} submitText={text('logIn')} busyText={text('loggingIn')}>
      <EntryInput
        form={form}
        name="account"
        label={text('account')}
        prefix={<UserOutlined aria-hidden />}
        placeholder={text('accountMissing')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        limit={64}
      />
      <PasswordInput
        form={form}
        name="password"
        label={text('password')}
        placeholder={text('passwordMissing')}
        autoComplete="current-password"
      />
    </EntryBody>
  );
}
