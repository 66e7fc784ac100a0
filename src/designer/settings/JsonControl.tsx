import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import type { ControlProps } from './controlProps.ts';
import { jsonText, parseJson } from './jsonText.ts';
import { problemText } from './problemText.ts';
import { settingsLocale } from './settings.locale.ts';

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
}: ControlProps & { told?: (why: string | undefined) => void }) {
  const text = useText(settingsLocale);
  const [draft, setDraft] = useState<{ text: string; of: string }>();
  const written = jsonText(value);
  const shown = draft?.of === written ? draft.text : written;
  const parsed = shown.trim() === '' ? undefined : parseJson(shown);
  const problem = parsed?.ok === false ? parsed.problem : undefined;
  const why = problem && text(...problemText(problem));
  useEffect(() => {
    told?.(why);
    return () => told?.(undefined);
  }, [told, why]);
  const type = (typed: string): void => {
    const next = typed.trim() === '' ? { ok: true as const, value: undefined } : parseJson(typed);
    setDraft({ text: typed, of: next.ok ? jsonText(next.value) : written });
    if (next.ok) change(next.value);
  };
  return (
    <>
      <Input.TextArea
        id={id}
        size="small"
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
