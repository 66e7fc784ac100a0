import { Button } from 'antd';
import { useMemo } from 'react';
import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { ConditionBuilder } from '../../renderers/input/shared/conditionBuilder/ConditionBuilder.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { ConditionReferenceSchema, type RuleSet, RuleSetSchema } from '../../schemas/condition.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { comparable } from './comparable.ts';
import { useExpressionPlace } from './ExpressionPlace.ts';
import { shapeOf } from './schemaShape.ts';
import type { ControlProps } from './controlProps.ts';
import { LineControl } from './LineControl.tsx';
import { settingsLocale } from './settings.locale.ts';

const NAME: TSchema = shapeOf(ConditionReferenceSchema).properties?.condition ?? {};

const isReference = (value: unknown): value is { condition: string } =>
  Check(ConditionReferenceSchema, value);
const isRules = (value: unknown): value is RuleSet => Check(RuleSetSchema, value);

/**
 * Comparisons put together, or the name of a condition that is a document of its own.
 */
export function ConditionControl(props: ControlProps) {
  const text = useText(settingsLocale);
  const { id, title, value, disabled, invalid, change } = props;
  const { pointer, scopeAt } = useExpressionPlace();
  const { metas } = useRoot().platform.vocabulary;
  const seen = scopeAt?.(pointer);
  const fields = useMemo(() => (seen ? comparable(seen.keyNames, metas) : []), [seen, metas]);
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
      fields={fields}
      value={isRules(value) ? value : undefined}
      disabled={disabled}
      invalid={invalid}
      allowExpressions
      onChange={change}
    />
  );
}
