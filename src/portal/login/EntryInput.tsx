import type { InputProps } from 'antd';
import type { ReactNode } from 'react';
import { LimitedInput } from '../../renderers/shared/typing/LimitedInput.tsx';
import type { EntryForm } from './useEntryForm.ts';
import { LoginField } from './LoginField.tsx';

/** What the form says of an input itself. */
type Unset = 'form' | 'name' | 'value' | 'onChange' | 'status' | 'size' | 'maxLength' | 'count';

type EntryInputProps<T> = Omit<InputProps, Unset> & {
  form: EntryForm<T>;
  name: keyof T & string;
  label: string;
  /** Characters that it takes. */
  limit: number;
  note?: string | undefined;
  /** Stands at the end of the input's line. */
  beside?: ReactNode;
};

/** A labelled input of a form before the login, with what is wrong with it. */
export function EntryInput<T extends Record<string, string>>({
  form,
  name,
  label,
  note,
  beside,
  ...input
}: EntryInputProps<T>) {
  const problem = form.problem(name);
  const box = (
    <LimitedInput
      {...input}
      id={name}
      name={name}
      size="large"
      value={form.input[name]}
      {...(problem === undefined ? {} : { status: 'error', 'aria-invalid': true })}
      aria-describedby={problem === undefined ? undefined : `${name}-problem`}
      onChange={({ target }) => form.change({ [name]: target.value } as Partial<T>)}
    />
  );
  // A code that is wrong was sent all the same, which helps nobody any more.
  const said = problem === undefined ? note : undefined;
  return (
    <LoginField id={name} label={label} problem={problem} note={said}>
      {beside === undefined ? (
        box
      ) : (
        <div className="at-login-line">
          {box}
          {beside}
        </div>
      )}
    </LoginField>
  );
}
