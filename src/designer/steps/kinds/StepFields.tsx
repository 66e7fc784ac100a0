import { observer } from 'mobx-react-lite';
import type { Step } from '../../../schemas/step.ts';
import { isNameable } from '../stepNames.ts';
import { AnswerFields } from './AnswerFields.tsx';
import { BranchFields } from './BranchFields.tsx';
import { CallFields } from './CallFields.tsx';
import { FailFields } from './FailFields.tsx';
import { ForEachFields } from './ForEachFields.tsx';
import { OwnCondition } from './OwnCondition.tsx';
import { RemoveFields } from './RemoveFields.tsx';
import { SaveFields } from './SaveFields.tsx';
import { SetFields } from './SetFields.tsx';
import { StepName } from './StepName.tsx';

/** The fields of a step: those of its kind, what its outcome is called, and when it is made. */
export const StepFields = observer(function StepFields({ path, step }: { path: string; step: Step }) {
  return (
    <div className="at-step-fields">
      <KindFields path={path} step={step} />
      {isNameable(step) && <StepName path={path} step={step} />}
      {step.do !== 'when' && <OwnCondition path={path} step={step} />}
    </div>
  );
});

function KindFields({ path, step }: { path: string; step: Step }) {
  switch (step.do) {
    case 'call':
      return <CallFields path={path} step={step} />;
    case 'save':
      return <SaveFields path={path} step={step} />;
    case 'remove':
      return <RemoveFields path={path} step={step} />;
    case 'when':
      return <BranchFields path={path} step={step} />;
    case 'forEach':
      return <ForEachFields path={path} step={step} />;
    case 'set':
      return <SetFields path={path} step={step} />;
    case 'fail':
      return <FailFields path={path} step={step} />;
    case 'answer':
      return <AnswerFields path={path} step={step} />;
  }
}
