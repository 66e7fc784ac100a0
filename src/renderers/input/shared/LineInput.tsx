import { CloseCircleFilled } from '@ant-design/icons';
import { Input, type InputProps } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import { inputLocale } from './input.locale.ts';
import { asText, fromText } from './textValue.ts';
import { useTypingLimit } from '../../shared/typing/useTypingLimit.ts';
import type { BoundInput } from './useInput.ts';

type LineInputProps = Pick<InputProps, 'type' | 'inputMode' | 'maxLength' | 'prefix' | 'suffix'> & {
  input: BoundInput;
  /** The document's own; empty for the usual one. */
  placeholder: string;
  allowClear: boolean;
  /** What a text becomes when the person leaves; absent: white space at its ends goes, with what nobody sees in it. */
  tidy?: (text: string) => string;
};

/** Tabs and signs without width come along when a text is pasted; two names that look alike would be two. */
const trimmed = (text: string): string =>
  text
    .replaceAll(/[\t\v\f]+/g, ' ')
    .replaceAll(/[\u200B\u2060\uFEFF]/g, '')
    .trim();

/** One line of text. It stays as it is typed, and is tidied up when the person leaves. */
export function LineInput({
  input,
  placeholder,
  allowClear,
  tidy = trimmed,
  maxLength,
  ...rest
}: LineInputProps) {
  const limit = useTypingLimit(asText(input.value), maxLength);
  const text = useText(inputLocale);
  return (
    <Input
      autoComplete="off"
      {...rest}
      {...limit}
      {...input.attributes}
      value={asText(input.value)}
      placeholder={placeholder || text('enter')}
      allowClear={allowClear && { clearIcon: <CloseCircleFilled aria-label={text('clear')} /> }}
      onChange={({ target }) => {
        input.change(fromText(target.value));
      }}
      onBlur={({ target }) => {
        const tidied = tidy(target.value);
        if (tidied !== target.value) input.change(fromText(tidied));
        input.leave();
      }}
    />
  );
}
