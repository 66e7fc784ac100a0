import { isVoidField } from '@formily/core';
import { connect, mapProps, mapReadPretty } from '@formily/react';
import { Rate } from 'antd';

interface StarsProps {
  value?: number | null;
  count?: number;
  disabled?: boolean;
  /** What it is called, and what stands beside it. */
  label?: string | undefined;
  hint?: string | undefined;
  onChange?: (value: number | undefined) => void;
  onBlur?: () => void;
  id?: string;
  'aria-required'?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

function StarsInput({ value, count = 5, label, hint, onChange, onBlur, disabled, ...told }: StarsProps) {
  return (
    <div role="radiogroup" aria-label={label} aria-disabled={disabled} onBlur={onBlur} {...ariaOf(told)}>
      <Rate
        disabled={disabled === true}
        value={value ?? 0}
        count={count}
        onChange={(next) => onChange?.(next === 0 ? undefined : next)}
      />
      {hint !== undefined && <span> {hint}</span>}
    </div>
  );
}

/** What says which field it is, without all else that the engine gives. */
const ariaOf = ({ id, ...told }: Partial<StarsProps>) => ({
  id,
  'aria-required': told['aria-required'],
  'aria-invalid': told['aria-invalid'],
  'aria-describedby': told['aria-describedby'],
});

function StarsText({ value, count = 5 }: StarsProps) {
  const stars = value ?? 0;
  return <span>{stars === 0 ? '—' : '★'.repeat(stars) + '☆'.repeat(Math.max(0, count - stars))}</span>;
}

const textOf = (text: unknown): string | undefined =>
  typeof text === 'string' && text !== '' ? text : undefined;

/** A number of stars; beside them stands what the field says of itself. */
export const Stars = connect(
  StarsInput,
  mapProps((props, field) => ({
    ...props,
    label: isVoidField(field) ? undefined : textOf(field.title),
    hint: isVoidField(field) ? undefined : textOf(field.description),
  })),
  mapReadPretty(StarsText),
);
