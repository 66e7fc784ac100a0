import { Segmented } from 'antd';
import { useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { ConditionControl } from './ConditionControl.tsx';
import type { ControlProps } from './controlProps.ts';
import { isTemplate } from './controlOf.ts';
import { ExpressionInput } from './ExpressionInput.tsx';
import { settingsLocale } from './settings.locale.ts';

type Answer = 'yes' | 'no' | 'if';
type Way = 'rules' | 'expression';

const answers: ReadonlyMap<unknown, Answer> = new Map([
  [true, 'yes'],
  [false, 'no'],
]);

/** Yes, no, or as a condition has it: comparisons put together, or an expression. */
export function FlagControl({ fallback, ...props }: ControlProps & { fallback: unknown }) {
  const text = useText(settingsLocale);
  const { title, value, disabled, change } = props;
  // A condition that holds nothing yet is kept here: the document has no word for it.
  const [begun, setBegun] = useState<Way>();
  const isSet = typeof value === 'string' || (typeof value === 'object' && value !== null);
  const way: Way | undefined = isSet ? (isTemplate(value) ? 'expression' : 'rules') : begun;
  const answer = way !== undefined ? 'if' : answers.get(value ?? fallback);
  const set = (next: Answer | ''): void => {
    setBegun(next === 'if' ? 'rules' : undefined);
    if (next !== 'if') change((next === 'yes') === fallback ? undefined : next === 'yes');
  };
  return (
    <div className="at-settings-flag">
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
      {way !== undefined && (
        <>
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
            onChange={(next) => {
              if (next === way) return;
              setBegun(next);
              if (isSet) change(undefined);
            }}
          />
          {way === 'rules' ? (
            <ConditionControl
              {...props}
              places
              change={(next) => {
                // Without its last comparison it is still being written.
                if (next === undefined) setBegun('rules');
                change(next);
              }}
            />
          ) : (
            <ExpressionInput {...props} value={typeof value === 'string' ? value : ''} />
          )}
        </>
      )}
    </div>
  );
}
