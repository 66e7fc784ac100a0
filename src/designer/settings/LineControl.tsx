import { Input } from 'antd';
import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { useText } from '../../runtime/locale/useText.ts';
import type { ControlProps } from './controlProps.ts';
import { settingsLocale } from './settings.locale.ts';
import { useTyped, type Reading } from './useTyped.ts';

interface LineControlProps extends ControlProps {
  value: string | undefined;
  schema: TSchema;
  fallback: unknown;
  /** The document has to say something: an empty text is kept from it. */
  required: boolean;
}

/** A short text. What its schema does not take stays as it is typed, and is kept from the document. */
export function LineControl({
  id,
  title,
  value,
  schema,
  fallback,
  required,
  disabled,
  invalid,
  change,
}: LineControlProps) {
  const text = useText(settingsLocale);
  const { shown, reading, type } = useTyped<string, Reading<string>>(
    value ?? '',
    (each) => each ?? '',
    (typed) => read(typed, schema, required),
    change,
  );
  const wrong = !reading.ok;
  return (
    <>
      <Input
        id={id}
        size="small"
        aria-label={title}
        aria-invalid={wrong || invalid}
        value={shown}
        placeholder={typeof fallback === 'string' ? fallback : ''}
        disabled={disabled}
        status={wrong || invalid ? 'error' : ''}
        onChange={({ target }) => type(target.value)}
      />
      {wrong && (
        <p role="alert" className="at-settings-wrong">
          {text(shown === '' ? 'needed' : 'wrong')}
        </p>
      )}
    </>
  );
}

function read(typed: string, schema: TSchema, required: boolean): Reading<string> {
  if (typed === '') return required ? { ok: false } : { ok: true, value: undefined };
  return Check(schema, typed) ? { ok: true, value: typed } : { ok: false };
}
