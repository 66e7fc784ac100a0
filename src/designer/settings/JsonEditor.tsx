import { Button } from 'antd';
import { useRef } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import type { Finding } from '../../schemas/finding.ts';
import { FindingList } from './FindingList.tsx';
import { jsonText, offsetOf, parseJson, placeOf } from './jsonText.ts';
import { type JsonBox, type JsonBoxHandle, PlainJsonBox } from './PlainJsonBox.tsx';
import { problemText } from './problemText.ts';
import { mended } from '../../documents/pointer.ts';
import { settingsLocale } from './settings.locale.ts';
import './settings.css';

export interface JsonEditorProps {
  /** What stands in the editor, JSON or not. */
  text: string;
  /** Findings of the value, with pointers into it. */
  findings: readonly Finding[];
  change: (text: string) => void;
  /** Puts back what the editor began with. */
  restore?: () => void;
  /** What it is typed into; absent: a plain box. */
  Box?: JsonBox;
}

/** JSON to type in, with what is wrong below it: where it is no JSON, and what the check of the value found. */
export function JsonEditor({ text: source, findings, change, restore, Box = PlainJsonBox }: JsonEditorProps) {
  const text = useText(settingsLocale);
  const box = useRef<JsonBoxHandle>(null);
  const parsed = parseJson(source);
  const select = (offset: number): void => {
    const end = source.indexOf('\n', offset);
    box.current?.select(offset, end < 0 ? source.length : end);
  };
  return (
    <div className="at-settings-editor">
      <div className="at-settings-editor-head">
        <Summary findings={parsed.ok ? findings : undefined} />
        {restore && (
          <Button size="small" onClick={restore}>
            {text('restore')}
          </Button>
        )}
        <Button
          size="small"
          disabled={!parsed.ok}
          onClick={() => {
            if (parsed.ok) change(jsonText(parsed.value));
          }}
        >
          {text('format')}
        </Button>
      </div>
      <Box
        ref={box}
        label={text('json')}
        text={source}
        findings={findings}
        problem={parsed.ok ? undefined : parsed.problem}
        change={change}
      />
      {parsed.ok ? (
        <FindingList
          findings={findings}
          lineOf={(pointer) => placeOf(source, offsetOf(source, pointer)).line}
          goTo={(pointer) => select(offsetOf(source, pointer))}
          mend={(fix) => change(jsonText(mended(parsed.value, fix)))}
        />
      ) : (
        <p role="alert" className="at-settings-wrong">
          <button type="button" className="at-plain" onClick={() => select(parsed.problem.offset)}>
            {text(...problemText(parsed.problem))}
          </button>
        </p>
      )}
    </div>
  );
}

/** How many errors and warnings there are, told to screen readers when it changes. */
function Summary({ findings }: { findings: readonly Finding[] | undefined }) {
  const text = useText(settingsLocale);
  const errors = findings?.filter(({ severity }) => severity === 'error').length ?? 0;
  const warnings = (findings?.length ?? 0) - errors;
  const parts = [
    errors > 0 ? text('errors', { count: errors }) : '',
    warnings > 0 ? text('warnings', { count: warnings }) : '',
  ].filter((part) => part !== '');
  return (
    <span role="status" className="at-settings-summary">
      {findings && (parts.join(' · ') || text('sound'))}
    </span>
  );
}
