import { Input } from 'antd';
import { useText } from '../../runtime/locale/useText.ts';
import type { Control } from './controlOf.ts';
import type { ControlProps } from './controlProps.ts';
import { settingsLocale } from './settings.locale.ts';
import { useTyped, type Reading } from './useTyped.ts';

interface NumberControlProps extends ControlProps {
  value: number | undefined;
  control: Extract<Control, { kind: 'number' }>;
  /** What holds where the document says nothing. */
  fallback: unknown;
}

/**
 * A number, or a template that yields one. What is typed stays as typed, right or wrong; it is handed on while it is
 * one of both.
 */
export function NumberControl({
  control,
  fallback,
  id,
  title,
  value,
  disabled,
  invalid,
  change,
}: NumberControlProps) {
  const text = useText(settingsLocale);
  const { shown, reading, type } = useTyped(written(value), written, (typed) => read(typed, control), change);
  const wrong = !reading.ok;
  const { min, max } = control;
  return (
    <>
      <Input
        id={id}
        size="small"
        inputMode="decimal"
        aria-label={title}
        aria-invalid={wrong || invalid}
        value={shown}
        placeholder={typeof fallback === 'number' ? String(fallback) : ''}
        disabled={disabled}
        status={wrong || invalid ? 'error' : ''}
        onChange={({ target }) => type(target.value)}
      />
      {wrong && (
        <p role="alert" className="at-settings-wrong">
          {text(control.whole ? 'noWhole' : 'noNumber')}
          {min !== undefined && max !== undefined ? text('between', { min, max }) : ''}
          {control.bindable ? text('orExpression') : ''}
        </p>
      )}
    </>
  );
}

const written = (value: number | string | undefined): string => String(value ?? '');

const WRONG = { ok: false } as const;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const TEMPLATE = /^\{\{.+\}\}$/s;

function read(
  text: string,
  { min, max, whole, bindable }: NumberControlProps['control'],
): Reading<number | string> {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return { ok: true, value: undefined };
  if (TEMPLATE.test(plain)) return bindable ? { ok: true, value: plain } : WRONG;
  const number = Number(plain);
  const fits =
    number >= (min ?? -Infinity) && number <= (max ?? Infinity) && (!whole || Number.isInteger(number));
  return NUMBER.test(plain) && fits ? { ok: true, value: number } : WRONG;
}
