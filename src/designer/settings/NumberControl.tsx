import { Input } from 'antd';
import { useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import type { Control } from './controlOf.ts';
import type { ControlProps } from './controlProps.ts';
import { settingsLocale } from './settings.locale.ts';

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
  const [draft, setDraft] = useState<{ text: string; of: unknown }>();
  const shown = draft && draft.of === value ? draft.text : String(value ?? '');
  const wrong = read(shown, control) === WRONG;
  const type = (typed: string): void => {
    const next = read(typed, control);
    setDraft({ text: typed, of: next === WRONG ? value : next });
    if (next !== WRONG) change(next);
  };
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

const WRONG = Symbol('what is no number');
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const TEMPLATE = /^\{\{.+\}\}$/s;

/** The value that a text stands for; undefined for none. */
function read(
  text: string,
  { min, max, whole, bindable }: NumberControlProps['control'],
): number | string | undefined | typeof WRONG {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return undefined;
  if (TEMPLATE.test(plain)) return bindable ? plain : WRONG;
  const number = Number(plain);
  const fits =
    number >= (min ?? -Infinity) && number <= (max ?? Infinity) && (!whole || Number.isInteger(number));
  return NUMBER.test(plain) && fits ? number : WRONG;
}
