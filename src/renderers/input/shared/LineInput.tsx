import { Input, type InputProps } from 'antd';
import type { BoundInput } from './useInput.ts';

export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** What a field gets for typed text: nothing typed is empty. */
export const fromText = (text: string): string | null => (text === '' ? null : text);

/** One line of text. White space at its ends stays while it is typed and goes when the person leaves. */
export function LineInput({
  input,
  ...rest
}: { input: BoundInput } & Omit<InputProps, 'value' | 'onChange' | 'onBlur' | 'size' | 'status'>) {
  return (
    <Input
      autoComplete="off"
      {...rest}
      {...input.attributes}
      value={asText(input.value)}
      onChange={({ target }) => {
        input.change(fromText(target.value));
      }}
      onBlur={({ target }) => {
        const trimmed = target.value.trim();
        if (trimmed !== target.value) input.change(fromText(trimmed));
        input.leave();
      }}
    />
  );
}
