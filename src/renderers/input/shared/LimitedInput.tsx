import { Input, type InputProps } from 'antd';
import { useTypingLimit } from './useTypingLimit.ts';

/** A line that takes so many characters, as `useTypingLimit` counts them. */
export function LimitedInput({
  limit,
  value,
  ...rest
}: Omit<InputProps, 'maxLength' | 'count' | 'value'> & { limit: number; value: string }) {
  return <Input {...rest} value={value} {...useTypingLimit(value, limit)} />;
}
