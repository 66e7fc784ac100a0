import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RemoveStep } from '../../../schemas/step.ts';
import { MemberField } from '../../fields/MemberField.tsx';
import { ModuleSelect } from '../ModuleSelect.tsx';
import { callOf } from '../places.ts';
import { stepLocale } from '../step.locale.ts';
import { useSteps } from '../StepsContext.ts';
import { CallKnown } from './CallFields.tsx';
import { StepMember } from './StepMember.tsx';

/** The module that a step removes records of, and which ones. */
export const RemoveFields = observer(function RemoveFields({
  path,
  step,
}: {
  path: string;
  step: RemoveStep;
}) {
  const { callables, findings, fullPath, update } = useSteps();
  const text = useText(stepLocale);
  const call = callOf(step) ?? '';
  return (
    <>
      <div className="at-field-grid">
        <MemberField path={`${fullPath(path)}.module`} title={text('module')} required findings={findings}>
          {(attributes) => (
            <ModuleSelect
              callables={callables}
              value={step.module}
              call={call}
              step="remove"
              attributes={attributes}
              choose={(module) => update(path, { ...step, module })}
            />
          )}
        </MemberField>
      </div>
      {step.module !== '' && <CallKnown call={call} />}
      <div className="at-step-values">
        <StepMember
          path={path}
          name="records"
          title={text('records')}
          type="texts"
          help={text('recordsHelp')}
          required
          value={step.records}
          change={(records) => update(path, { ...step, records })}
        />
      </div>
    </>
  );
});
