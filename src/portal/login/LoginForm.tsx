import {
  EyeInvisibleOutlined,
  EyeOutlined,
  LoadingOutlined,
  LockOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { afterRelease } from '../../runtime/form/afterRelease.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { loginLocale } from './login.locale.ts';
import { LoginField } from './LoginField.tsx';
import type { LoginForm as Form } from './useLoginForm.ts';

/** The password form. */
export function LoginForm({ form }: { form: Form }) {
  const text = useText(loginLocale);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent): void => {
    setCapsLock(event.getModifierState('CapsLock'));
  };
  const problem = (name: 'account' | 'password'): string | undefined => {
    const key = form.problems[name];
    return key === undefined ? undefined : text(key);
  };
  const shared = (name: 'account' | 'password') => ({
    id: name,
    name,
    size: 'large' as const,
    value: form.input[name],
    ...(problem(name) === undefined ? {} : { status: 'error' as const, 'aria-invalid': true }),
    'aria-describedby': problem(name) === undefined ? undefined : `${name}-problem`,
    onChange: (event: { target: { value: string } }) => {
      form.change({ [name]: event.target.value });
    },
  });
  const Eye = shown ? EyeOutlined : EyeInvisibleOutlined;
  return (
    <form
      className="at-login-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <LoginField id="account" label={text('account')} problem={problem('account')}>
        <Input
          {...shared('account')}
          prefix={<UserOutlined aria-hidden />}
          placeholder={text('accountMissing')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
      </LoginField>
      <LoginField
        id="password"
        label={text('password')}
        problem={problem('password')}
        note={capsLock ? text('capsLock') : undefined}
      >
        <Input
          {...shared('password')}
          type={shown ? 'text' : 'password'}
          prefix={<LockOutlined aria-hidden />}
          suffix={
            <button
              type="button"
              className="at-plain at-login-eye"
              aria-label={text(shown ? 'hidePassword' : 'showPassword')}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              <Eye aria-hidden />
            </button>
          }
          placeholder={text('passwordMissing')}
          autoComplete="current-password"
          maxLength={128}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => afterRelease(() => setCapsLock(false))}
        />
      </LoginField>
      {form.refusal !== undefined && (
        <p role="alert" className="at-login-refusal">
          {form.refusal}
        </p>
      )}
      <Button
        type="primary"
        htmlType="submit"
        size="large"
        block
        aria-busy={form.busy}
        {...(form.busy ? { icon: <LoadingOutlined aria-hidden aria-label={undefined} /> } : {})}
        className="at-login-submit"
      >
        {text(form.busy ? 'loggingIn' : 'logIn')}
      </Button>
    </form>
  );
}
