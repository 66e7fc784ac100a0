import { MobileOutlined } from '@ant-design/icons';
import { useText } from '../../runtime/locale/useText.ts';
import { PHONE_LENGTH } from '../../schemas/phone.ts';
import { EntryInput } from './EntryInput.tsx';
import { loginLocale } from './login.locale.ts';
import type { EntryForm } from './useEntryForm.ts';

/** The phone that a code is sent to. */
export function PhoneInput<T extends Record<'phone', string>>({ form }: { form: EntryForm<T> }) {
  const text = useText(loginLocale);
  return (
    <EntryInput
      form={form}
      name="phone"
      label={text('phone')}
      prefix={<MobileOutlined aria-hidden />}
      placeholder={text('phoneMissing')}
      type="tel"
      autoComplete="tel"
      limit={PHONE_LENGTH}
    />
  );
}
