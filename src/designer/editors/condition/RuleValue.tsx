import { useContext, useId, useMemo } from 'react';
import type { ExpressionValueProps } from '../../../renderers/input/shared/conditionBuilder/BuilderContext.ts';
import { inBraces } from '../../../renderers/input/shared/conditionBuilder/fields.meta.ts';
import { ExpressionInput } from '../../settings/ExpressionInput.tsx';
import { ExpressionSurroundingsContext } from '../../settings/ExpressionPlace.ts';

/** The expression that a rule compares with, in its editor. What the check says is of the rules as a whole. */
export function RuleValue({ name, value, disabled, invalid, change }: ExpressionValueProps) {
  const { findingsAt: _findingsAt, ...around } = useContext(ExpressionSurroundingsContext);
  const id = useId();
  const { scopeAt, sampleAt } = around;
  const surroundings = useMemo(
    () => ({ ...(scopeAt && { scopeAt }), ...(sampleAt && { sampleAt }) }),
    [scopeAt, sampleAt],
  );
  return (
    <ExpressionSurroundingsContext.Provider value={surroundings}>
      <ExpressionInput
        {...{ id, value, disabled, invalid }}
        title={name}
        change={(next) => change(typeof next === 'string' ? next : inBraces(''))}
      />
    </ExpressionSurroundingsContext.Provider>
  );
}
