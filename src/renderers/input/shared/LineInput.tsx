import { CloseCircleFilled } from '@ant-design/icons';
import { Input, type InputProps } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import { inputLocale } from './input.locale.ts';
import { asText, fromText } from './textValue.ts';
import type { BoundInput } from './useInput.ts';

type LineInputProps = Pick<InputProps, 'type' | 'inputMode' | 'maxLength' | 'prefix' | 'suffix'> & {
  input: BoundInput;
  /** The document's own; empty for the usual one. */
  placeholder: string;
  allowClear: boolean;
};

/** One line of text. White space at its ends stays while it is typed and goes when the person leaves. */
export function LineInput({ input, placeholder, allowClear, ...rest }: LineInputProps) {
  const text = useText(inputLocale);
  return (
    <Input
      autoComplete="off"
      {...rest}
      {...input.attributes}
      value={asText(input.value)}
      placeholder={placeholder || text('enter')}
      allowClear={allowClear && { clearIcon: <CloseCircleFilled aria-label={text('clear')} /> }}
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
