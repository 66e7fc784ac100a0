import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { MOST_ITEMS, type ForEachStep } from '../../../schemas/step.ts';
import { stepLocale } from '../step.locale.ts';
import { useSteps } from '../StepsContext.ts';
import { StepMember } from './StepMember.tsx';

/** The list that steps are made for each element of. */
export const ForEachFields = observer(function ForEachFields({
  path,
  step,
}: {
  path: string;
  step: ForEachStep;
}) {
  const { update } = useSteps();
  const text = useText(stepLocale);
  return (
    <div className="at-step-values">
      <StepMember
        path={path}
        name="items"
        title={text('items')}
        type="list"
        help={text('itemsHelp', { most: MOST_ITEMS })}
        required
        value={step.items}
        change={(items) => update(path, { ...step, items })}
      />
    </div>
  );
});
