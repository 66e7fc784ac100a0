import { observer } from 'mobx-react-lite';
import { LimitedInput } from '../../../renderers/shared/typing/LimitedInput.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import { nameOfStep } from '../../../documents/stepChain.ts';
import type { Step } from '../../../schemas/step.ts';
import { MemberField } from '../../fields/MemberField.tsx';
import { stepLocale } from '../step.locale.ts';
import { useSteps } from '../StepsContext.ts';

/** The name under which later steps read what a step comes to. */
export const StepName = observer(function StepName({ path, step }: { path: string; step: Step }) {
  const { beginRename, findings, fullPath, rename } = useSteps();
  const text = useText(stepLocale);
  return (
    <div className="at-field-grid">
      <MemberField
        path={`${fullPath(path)}.name`}
        title={text('name')}
        help={text('nameHelp')}
        findings={findings}
      >
        {(attributes) => (
          <LimitedInput
            {...attributes}
            className="at-field-code"
            limit={63}
            value={nameOfStep(step) ?? ''}
            onFocus={() => beginRename(path)}
            onChange={({ target }) => rename(path, target.value)}
          />
        )}
      </MemberField>
    </div>
  );
});
