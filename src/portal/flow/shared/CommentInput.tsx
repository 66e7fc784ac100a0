import { Input } from 'antd';
import { useTypingLimit } from '../../../renderers/shared/typing/useTypingLimit.ts';
import { LONGEST_COMMENT } from '../../../schemas/wire/flowInstance.ts';

interface CommentInputProps {
  id: string;
  value: string;
  change: (value: string) => void;
  placeholder?: string;
  required?: boolean;
  invalid?: boolean;
  autoFocus?: boolean;
}

/** What somebody says to what they do. */
export function CommentInput({
  id,
  value,
  change,
  placeholder,
  required = false,
  invalid = false,
  autoFocus = false,
}: CommentInputProps) {
  const { count, onPaste } = useTypingLimit(value, LONGEST_COMMENT);
  return (
    <Input.TextArea
      id={id}
      autoFocus={autoFocus}
      autoSize={{ minRows: 3, maxRows: 10 }}
      count={count}
      {...(onPaste && { onPaste })}
      value={value}
      placeholder={placeholder}
      aria-required={required}
      aria-invalid={invalid}
      {...(invalid ? { status: 'error' as const } : {})}
      onChange={({ target }) => change(target.value)}
    />
  );
}
