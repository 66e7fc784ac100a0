import { Button, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { ConditionBuilder } from '../../../renderers/input/shared/conditionBuilder/ConditionBuilder.tsx';
import type { RuleSetOrReference } from '../../../schemas/condition.ts';
import { MemberField } from '../../fields/MemberField.tsx';
import { noRules } from '../freshStep.ts';
import { placeFields } from '../places.ts';
import { stepLocale } from '../step.locale.ts';
import { useSteps } from '../StepsContext.ts';

interface ConditionFieldProps {
  /** Of the step. */
  path: string;
  title: string;
  help?: string;
  required?: boolean;
  value: RuleSetOrReference | undefined;
  /** Gets undefined once there is no rule left. */
  change: (value: RuleSetOrReference | undefined) => void;
}

/** The rules of a step over what it can read, built here, or those of a document that it names. */
export const ConditionField = observer(function ConditionField(props: ConditionFieldProps) {
  const { path, title, help = '', required = false, value, change } = props;
  const { findings, fullPath, placesAt } = useSteps();
  const text = useText(stepLocale);
  return (
    <MemberField
      path={`${fullPath(path)}.when`}
      title={title}
      help={help}
      required={required}
      whole
      findings={findings}
    >
      {(attributes) =>
        value !== undefined && 'condition' in value ? (
          <div className="at-field-line">
            <Input
              {...attributes}
              className="at-field-code at-step-more"
              aria-label={text('namedCondition')}
              value={value.condition}
              onChange={({ target }) => change({ condition: target.value })}
            />
            <Button size="small" onClick={() => change(noRules())}>
              {text('ownRules')}
            </Button>
          </div>
        ) : (
          <ConditionBuilder
            id={attributes.id}
            label={title}
            describedBy={attributes['aria-describedby']}
            invalid={attributes['aria-invalid']}
            fields={placeFields(placesAt(path))}
            value={value}
            allowExpressions
            onChange={change}
          />
        )
      }
    </MemberField>
  );
});
