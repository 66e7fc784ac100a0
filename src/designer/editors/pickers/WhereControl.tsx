import { Segmented } from 'antd';
import { useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { ConditionEditor } from '../condition/ConditionEditor.tsx';
import { ExpressionInput } from '../../settings/ExpressionInput.tsx';
import { pickersLocale } from './pickers.locale.ts';
import type { TypedValueProps } from './TypedValue.tsx';

/** Which records are asked for: comparisons of their fields, or an expression that yields such. */
export function WhereControl({ fields, type: _type, ...props }: TypedValueProps) {
  const text = useText(pickersLocale);
  const { title, value, disabled, change } = props;
  const isExpression = typeof value === 'string';
  const [wanted, want] = useState<'rules' | 'expression'>();
  const way = value === undefined ? (wanted ?? 'rules') : isExpression ? 'expression' : 'rules';
  return (
    <div className="at-settings-flag">
      <Segmented<'rules' | 'expression'>
        size="small"
        className="at-settings-segments"
        aria-label={text('wayOf', { title })}
        value={way}
        options={[
          { value: 'rules', label: text('rules') },
          { value: 'expression', label: text('expression') },
        ]}
        disabled={disabled}
        onChange={(next) => {
          want(next);
          if (value !== undefined && next !== way) change(undefined);
        }}
      />
      {way === 'expression' ? (
        <ExpressionInput {...props} value={typeof value === 'string' ? value : ''} />
      ) : (
        <ConditionEditor {...props} fields={fields} />
      )}
    </div>
  );
}
