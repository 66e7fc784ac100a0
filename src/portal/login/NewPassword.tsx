import { useText } from '../../runtime/locale/useText.ts';
import { loginLocale } from './login.locale.ts';
import { PasswordInput } from './PasswordInput.tsx';
import type { EntryForm, EntryText } from './useEntryForm.ts';

/** A password that is given anew, written twice; the second input is `repeat`. */
export function NewPassword<T extends Record<'repeat', string>>({
  form,
  name,
  label,
  placeholder,
}: {
  form: EntryForm<T>;
  name: keyof T & string;
  label: EntryText;
  placeholder: EntryText;
}) {
  const text = useText(loginLocale);
  return (
    <>
      <PasswordInput
        form={form}
        name={name}
        label={text(label)}
        placeholder={text(placeholder)}
        autoComplete="new-password"
      />
      <PasswordInput
        form={form}
        name="repeat"
        label={text('repeatPassword')}
        placeholder={text('repeatMissing')}
        autoComplete="new-password"
      />
    </>
  );
}
