import { Button } from 'antd';
import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { ConditionBuilder } from '../../renderers/input/shared/conditionBuilder/ConditionBuilder.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { ConditionReferenceSchema, type RuleSet, RuleSetSchema } from '../../schemas/condition.ts';
import { shapeOf } from './schemaShape.ts';
import type { ControlProps } from './controlProps.ts';
import { LineControl } from './LineControl.tsx';
import { settingsLocale } from './settings.locale.ts';
import { useFieldsOf, useSettings } from './SettingsContext.ts';

const NAME: TSchema = shapeOf(ConditionReferenceSchema).properties?.condition ?? {};

const isReference = (value: unknown): value is { condition: string } =>
  Check(ConditionReferenceSchema, value);
const isRules = (value: unknown): value is RuleSet => Check(RuleSetSchema, value);

/**
 * Comparisons put together, or the name of a condition that is a document of its own.
 * @param places compares what expressions name here; else the fields of the records
 */
export function ConditionControl({ places = false, ...props }: ControlProps & { places?: boolean }) {
  const text = useText(settingsLocale);
  const { id, title, value, disabled, invalid, change } = props;
  const around = useSettings();
  const fields = useFieldsOf(undefined);
  if (isReference(value)) {
    return (
      <div className="at-settings-line">
        <LineControl
          {...props}
          title={text('namedCondition', { title })}
          value={value.condition}
          schema={NAME}
          fallback={undefined}
          required
          change={(condition) => change({ condition })}
        />
        <Button size="small" disabled={disabled} onClick={() => change(undefined)}>
          {text('ownRules')}
        </Button>
      </div>
    );
  }
  return (
    <ConditionBuilder
      id={id}
      label={title}
      fields={places ? around.places : fields}
      value={isRules(value) ? value : undefined}
      disabled={disabled}
      invalid={invalid}
      allowExpressions
      onChange={change}
    />
  );
}
