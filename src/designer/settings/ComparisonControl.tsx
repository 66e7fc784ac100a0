import { useContext } from 'react';
import { operatorsOf } from '../../renderers/input/shared/conditionBuilder/fields.meta.ts';
import { ChoiceControl } from './ChoiceControl.tsx';
import type { Control } from './control.ts';
import type { ControlProps } from './controlProps.ts';
import { BesideContext, useFieldsOf } from './SettingsContext.ts';

interface ComparisonControlProps extends ControlProps {
  control: Extract<Control, { kind: 'comparison' }>;
  fallback: unknown;
  required: boolean;
}

/** How a field is compared: what fits its type, all there is where the field is not known, and what is written already. */
export function ComparisonControl({ control, ...props }: ComparisonControlProps) {
  const code = useContext(BesideContext)[control.by];
  const field = useFieldsOf(undefined).find((each) => each.code === code);
  const fitting: ReadonlySet<unknown> | undefined = field && new Set(operatorsOf(field));
  const choices =
    fitting === undefined
      ? control.choices
      : control.choices.filter(({ value }) => fitting.has(value) || value === props.value);
  return <ChoiceControl {...props} choices={choices} />;
}
