import { observer } from 'mobx-react-lite';
import type { FocusEvent } from 'react';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { RuleSet } from '../../../schemas/condition.ts';
import { ConditionBuilder as Builder } from '../shared/conditionBuilder/ConditionBuilder.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { conditionBuilderMeta } from './ConditionBuilder.meta.ts';

/** A value of another form is nothing that could be edited; it stays until a condition takes its place. */
const isRuleSet = (value: unknown): value is RuleSet =>
  typeof value === 'object' && value !== null && 'conditionList' in value;

export default observer(function ConditionBuilder(widget: RendererProps<typeof conditionBuilderMeta>) {
  const input = useInput(widget);
  const { fields, allowExpressions, maxDepth, showFaults } = widget.props;
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  const { id, disabled } = input.attributes;
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) input.leave();
  };
  return (
    <div onBlur={onBlur}>
      <Builder
        {...(id === undefined ? {} : { id })}
        {...(widget.title === '' ? {} : { label: widget.title })}
        describedBy={input.attributes['aria-describedby']}
        invalid={input.attributes['aria-invalid']}
        fields={fields}
        value={isRuleSet(input.value) ? input.value : undefined}
        onChange={(ruleSet) => input.change(ruleSet ?? null)}
        disabled={disabled}
        allowExpressions={allowExpressions}
        maxDepth={maxDepth}
        showFaults={showFaults}
      />
    </div>
  );
});
