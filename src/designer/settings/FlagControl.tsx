import { FunctionOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { insideBraces } from '../../renderers/input/shared/conditionBuilder/fields.meta.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { ConditionEditor } from '../editors/condition/ConditionEditor.tsx';
import type { ControlProps } from './controlProps.ts';
import { isTemplate } from './controlOf.ts';
import { ExpressionChip } from './ExpressionChip.tsx';
import { settingsLocale } from './settings.locale.ts';
import { useExpressionDialog } from './useExpressionDialog.tsx';

type Answer = 'yes' | 'no' | 'if';
type Way = 'rules' | 'expression';

const answers: ReadonlyMap<unknown, Answer> = new Map([
  [true, 'yes'],
  [false, 'no'],
]);

/** Yes, no, or as a condition has it: comparisons put together, or an expression. */
export function FlagControl({ fallback, ...props }: ControlProps & { fallback: unknown }) {
  const text = useText(settingsLocale);
  const { id, title, value, disabled, invalid, change } = props;
  // A condition that holds nothing yet is kept here: the document has no word for it, and keeps what it had until then.
  const [begun, setBegun] = useState<Way>();
  const written = isTemplate(value) ? value : '';
  const isRules = typeof value === 'object' && value !== null;
  const way = begun ?? (written !== '' ? 'expression' : isRules ? 'rules' : undefined);
  const answer = way !== undefined ? 'if' : answers.get(value ?? fallback);
  const write = (next: unknown): void => {
    setBegun(next === undefined ? 'expression' : undefined);
    change(next);
  };
  const expression = useExpressionDialog({ title, value: written, writing: 'expression', change: write });
  const set = (next: Answer | ''): void => {
    setBegun(next === 'if' ? 'rules' : undefined);
    if (next !== 'if') change((next === 'yes') === fallback ? undefined : next === 'yes');
  };
  return (
    <div className="at-settings-flag">
      <div className="at-settings-answer">
        <Segmented<Answer | ''>
          size="small"
          className="at-settings-segments"
          aria-label={title}
          value={answer ?? ''}
          options={[
            { value: 'yes', label: text('on') },
            { value: 'no', label: text('off') },
            { value: 'if', label: text('byCondition') },
          ]}
          disabled={disabled}
          onChange={set}
        />
        <Button
          size="small"
          type="text"
          aria-pressed={way === 'expression'}
          aria-label={text('asExpression', { title })}
          title={text('asExpression', { title })}
          disabled={disabled}
          icon={<FunctionOutlined aria-hidden />}
          onClick={expression.open}
        />
      </div>
      {way !== undefined && (
        <Segmented<Way>
          size="small"
          className="at-settings-segments"
          aria-label={text('wayOf', { title })}
          value={way}
          options={[
            { value: 'rules', label: text('condition') },
            { value: 'expression', label: text('expression') },
          ]}
          disabled={disabled}
          onChange={setBegun}
        />
      )}
      {way === 'rules' && (
        <ConditionEditor
          {...props}
          change={(next) => {
            // Without its last comparison it is still being written.
            setBegun(next === undefined ? 'rules' : undefined);
            change(next);
          }}
        />
      )}
      {way === 'expression' && (
        <ExpressionChip
          {...{ id, disabled, invalid }}
          label={title}
          shown={insideBraces(written) ?? written}
          unfinished={expression.unfinished}
          open={expression.open}
        />
      )}
      {expression.dialog}
    </div>
  );
}
