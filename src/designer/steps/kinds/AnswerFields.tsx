import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { AnswerStep } from '../../../schemas/step.ts';
import { stepLocale } from '../step.locale.ts';
import { useSteps } from '../StepsContext.ts';
import { StepMember } from './StepMember.tsx';

/** The value that a chain ends with. */
export const AnswerFields = observer(function AnswerFields({
  path,
  step,
}: {
  path: string;
  step: AnswerStep;
}) {
  const { update } = useSteps();
  const text = useText(stepLocale);
  return (
    <div className="at-step-values">
      <StepMember
        path={path}
        name="value"
        title={text('value')}
        type="json"
        required
        value={step.value}
        change={(value) => update(path, { ...step, value })}
      />
    </div>
  );
});
