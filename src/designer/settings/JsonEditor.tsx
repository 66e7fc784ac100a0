import { Button, Input, type GetRef } from 'antd';
import { useRef } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import type { Finding } from '../../schemas/finding.ts';
import { FindingList } from './FindingList.tsx';
import { jsonText, offsetOf, parseJson, placeOf } from './jsonText.ts';
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
}

/** JSON to type in, with what is wrong below it: where it is no JSON, and what the check of the value found. */
export function JsonEditor({ text: source, findings, change, restore }: JsonEditorProps) {
  const text = useText(settingsLocale);
  const area = useRef<GetRef<typeof Input.TextArea>>(null);
  const parsed = parseJson(source);
  const select = (offset: number): void => {
    const element = area.current?.resizableTextArea?.textArea;
    if (!element) return;
    const end = source.indexOf('\n', offset);
    element.focus();
    element.setSelectionRange(offset, end < 0 ? source.length : end);
    // Browsers scroll to the caret when something is typed only.
    const { line } = placeOf(source, offset);
    element.scrollTop = (line / source.split('\n').length) * element.scrollHeight - element.clientHeight / 2;
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
      <Input.TextArea
        ref={area}
        className="at-settings-json"
        aria-label={text('json')}
        autoSize={{ minRows: 8, maxRows: 26 }}
        spellCheck={false}
        value={source}
        status={parsed.ok ? '' : 'error'}
        onChange={({ target }) => change(target.value)}
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
