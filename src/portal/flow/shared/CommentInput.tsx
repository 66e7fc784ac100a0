import { Input } from 'antd';
import { useTypingLimit } from '../../../renderers/shared/typing/useTypingLimit.ts';

/** Characters that a comment takes, as the server has it. */
const MOST = 2_000;

interface CommentInputProps {
  id: string;
  value: string;
  change: (value: string) => void;
  placeholder?: string;
  invalid?: boolean;
  autoFocus?: boolean;
}

/** What somebody says to what they do. */
export function CommentInput({
  id,
  value,
  change,
  placeholder,
  invalid = false,
  autoFocus = false,
}: CommentInputProps) {
  const { count, onPaste } = useTypingLimit(value, MOST);
  return (
    <Input.TextArea
      id={id}
      autoFocus={autoFocus}
      autoSize={{ minRows: 3, maxRows: 8 }}
      count={count}
      {...(onPaste && { onPaste })}
      value={value}
      placeholder={placeholder}
      aria-invalid={invalid}
      {...(invalid ? { status: 'error' as const } : {})}
      onChange={({ target }) => change(target.value)}
    />
  );
}
