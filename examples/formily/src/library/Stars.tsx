import { isVoidField } from '@formily/core';
import { connect, mapProps, mapReadPretty } from '@formily/react';
import { Rate } from 'antd';
import type { ReactNode } from 'react';

interface StarsProps {
  value?: number;
  count?: number;
  disabled?: boolean;
  hint?: ReactNode;
  onChange?: (value: number | undefined) => void;
  onBlur?: () => void;
  id?: string;
}

function StarsInput({ value, count = 5, hint, onChange, ...rest }: StarsProps) {
  return (
    <>
      <Rate
        {...rest}
        value={value ?? 0}
        count={count}
        onChange={(next) => onChange?.(next === 0 ? undefined : next)}
      />
      {hint !== undefined && <span> {hint}</span>}
    </>
  );
}

const StarsText = ({ value, count = 5 }: StarsProps) => (
  <span>{value === undefined ? '—' : '★'.repeat(value) + '☆'.repeat(Math.max(0, count - value))}</span>
);

/** A number of stars; beside them stands what the field says of itself. */
export const Stars = connect(
  StarsInput,
  mapProps((props, field) => ({
    ...props,
    hint: isVoidField(field) || !field.description ? undefined : String(field.description),
  })),
  mapReadPretty(StarsText),
);
