import { EyeInvisibleOutlined, EyeOutlined, LockOutlined } from '@ant-design/icons';
import { useState, type KeyboardEvent } from 'react';
import { afterRelease } from '../../runtime/form/afterRelease.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { EntryInput } from './EntryInput.tsx';
import { loginLocale } from './login.locale.ts';
import type { EntryForm } from './useEntryForm.ts';

/** A password, which can be shown; that Caps Lock is on is told. */
export function PasswordInput<T extends Record<string, string>>({
  form,
  name,
  label,
  placeholder,
  autoComplete,
}: {
  form: EntryForm<T>;
  name: keyof T & string;
  label: string;
  placeholder: string;
  autoComplete: 'current-password' | 'new-password';
}) {
  const text = useText(loginLocale);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent): void => {
    setCapsLock(event.getModifierState('CapsLock'));
  };
  const Eye = shown ? EyeOutlined : EyeInvisibleOutlined;
  return (
    <EntryInput
      form={form}
      name={name}
      label={label}
      note={capsLock ? text('capsLock') : undefined}
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
      placeholder={placeholder}
      autoComplete={autoComplete}
      limit={128}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={() => afterRelease(() => setCapsLock(false))}
    />
  );
}
