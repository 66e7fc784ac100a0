import { Input, type InputProps } from 'antd';
import type { ComponentType } from 'react';
import { useTypingLimit } from './useTypingLimit.ts';

/** A line that takes so many characters, as `useTypingLimit` counts them. */
export function LimitedInput({
  limit,
  value = '',
  box: Box = Input,
  ...rest
}: Omit<InputProps, 'maxLength' | 'count' | 'value'> & {
  limit: number;
  /** Absent where a form hands it in. */
  value?: string | undefined;
  /** Absent: antd's plain line. */
  box?: ComponentType<InputProps>;
}) {
  return <Box {...rest} value={value} {...useTypingLimit(value, limit)} />;
}
