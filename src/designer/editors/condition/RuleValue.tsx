import { useId, useMemo } from 'react';
import type { ExpressionValueProps } from '../../../renderers/input/shared/conditionBuilder/BuilderContext.ts';
import { inBraces } from '../../../renderers/input/shared/conditionBuilder/fields.meta.ts';
import { ExpressionInput } from '../../settings/ExpressionInput.tsx';
import { SettingsContext, useSettings } from '../../settings/SettingsContext.ts';

/** The expression that a rule compares with, in its editor. What the check says is of the rules as a whole. */
export function RuleValue({ name, value, disabled, invalid, change }: ExpressionValueProps) {
  const settings = useSettings();
  const id = useId();
  const around = useMemo(() => {
    const { findingsAt: _findingsAt, ...expressions } = settings.expressions;
    return { ...settings, expressions };
  }, [settings]);
  return (
    <SettingsContext.Provider value={around}>
      <ExpressionInput
        {...{ id, value, disabled, invalid }}
        title={name}
        change={(next) => change(typeof next === 'string' ? next : inBraces(''))}
      />
    </SettingsContext.Provider>
  );
}
