import { Segmented } from 'antd';
import { useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { ConditionControl } from '../../settings/ConditionControl.tsx';
import { ExpressionInput } from '../../settings/ExpressionInput.tsx';
import { SettingsContext, useSettings } from '../../settings/SettingsContext.ts';
import { pickersLocale } from './pickers.locale.ts';
import type { TypedValueProps } from './TypedValue.tsx';

/** Which records are asked for: comparisons of their fields, or an expression that yields such. */
export function WhereControl({ fields, type: _type, ...props }: TypedValueProps) {
  const text = useText(pickersLocale);
  const around = useSettings();
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
        <SettingsContext.Provider value={{ ...around, fieldsOf: () => fields }}>
          <ConditionControl {...props} />
        </SettingsContext.Provider>
      )}
    </div>
  );
}
