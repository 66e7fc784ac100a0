import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { WhenStep } from '../../../schemas/step.ts';
import { noRules } from '../freshStep.ts';
import { stepLocale } from '../step.locale.ts';
import { useSteps } from '../StepsContext.ts';
import { ConditionField } from './ConditionField.tsx';

/** The condition that says which arm of a branch is made. */
export const BranchFields = observer(function BranchFields({ path, step }: { path: string; step: WhenStep }) {
  const { update } = useSteps();
  const text = useText(stepLocale);
  return (
    <ConditionField
      path={path}
      title={text('condition')}
      required
      value={step.when}
      change={(when) => update(path, { ...step, when: when ?? noRules() })}
    />
  );
});
