import { Input } from 'antd';
import { Check } from 'typebox/value';
import { useText } from '../../runtime/locale/useText.ts';
import type { Control } from './control.ts';
import type { ControlProps } from './controlProps.ts';
import { settingsLocale } from './settings.locale.ts';
import { useTyped, type Reading } from './useTyped.ts';

interface NumberControlProps extends ControlProps {
  value: number | undefined;
  control: Extract<Control, { kind: 'number' }>;
  /** What holds where the document says nothing. */
  fallback: unknown;
  /** The document has to say something. */
  required?: boolean;
}

/**
 * A number, or a template that yields one. What is typed stays as typed, right or wrong; it is handed on while it is
 * one of both.
 */
export function NumberControl({
  control,
  fallback,
  required = false,
  id,
  title,
  value,
  disabled,
  invalid,
  change,
}: NumberControlProps) {
  const text = useText(settingsLocale);
  const { shown, reading, type } = useTyped(
    written(value),
    written,
    (typed) => read(typed, control, required),
    change,
  );
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
        suffix={control.unit && <span aria-hidden>{control.unit}</span>}
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
  { schema, bindable }: NumberControlProps['control'],
  required: boolean,
): Reading<number | string> {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return required ? WRONG : { ok: true, value: undefined };
  if (TEMPLATE.test(plain)) return bindable ? { ok: true, value: plain } : WRONG;
  const number = Number(plain);
  return NUMBER.test(plain) && Check(schema, number) ? { ok: true, value: number } : WRONG;
}
