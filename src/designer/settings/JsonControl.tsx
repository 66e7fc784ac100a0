import { Input } from 'antd';
import { useEffect } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import type { ControlProps } from './controlProps.ts';
import { jsonText, parseJson, type ParsedJson } from './jsonText.ts';
import { problemText } from './problemText.ts';
import { settingsLocale } from './settings.locale.ts';
import { useTyped } from './useTyped.ts';
import './settings.css';

/**
 * A value as JSON, for what no simpler control can hold. What is typed stays as typed, right or wrong; it is handed on
 * while it is JSON.
 * @param told hears why it is none, and undefined once it is, or the control goes; to be the same from one drawing to another
 */
export function JsonControl({
  id,
  title,
  value,
  disabled,
  invalid,
  change,
  told,
  size = 'small',
}: ControlProps & { told?: (why: string | undefined) => void; size?: 'small' | 'middle' }) {
  const text = useText(settingsLocale);
  const { shown, reading, type } = useTyped(jsonText(value), jsonText, read, change);
  const why = reading.ok ? undefined : text(...problemText(reading.problem));
  useEffect(() => {
    told?.(why);
    return () => told?.(undefined);
  }, [told, why]);
  return (
    <>
      <Input.TextArea
        id={id}
        size={size}
        className="at-settings-json"
        autoSize={{ minRows: 1, maxRows: 10 }}
        spellCheck={false}
        aria-label={title}
        value={shown}
        disabled={disabled}
        status={invalid || why !== undefined ? 'error' : ''}
        onChange={({ target }) => type(target.value)}
      />
      {why !== undefined && (
        <p role="alert" className="at-settings-wrong">
          {why}
        </p>
      )}
    </>
  );
}

const read = (text: string): ParsedJson =>
  text.trim() === '' ? { ok: true, value: undefined } : parseJson(text);
