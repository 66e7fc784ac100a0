import { observer } from 'mobx-react-lite';
import { blocksOf } from '../../documents/stepChain.ts';
import { useText } from '../../runtime/locale/useText.ts';
import type { Step } from '../../schemas/step.ts';
import { AddStep } from './AddStep.tsx';
import { StepFields } from './kinds/StepFields.tsx';
import { kindsLocale } from './kinds.locale.ts';
import { stepLocale } from './step.locale.ts';
import { StepGap } from './StepGap.tsx';
import { StepHead } from './StepHead.tsx';
import { useSteps } from './StepsContext.ts';
import { armOf, blockAt, pathAt } from '../cards/tree.ts';

/** The steps of a chain or of an arm, with places for more between them and at the end. */
export const StepBlock = observer(function StepBlock({ block, label }: { block: string; label: string }) {
  const { chain, keyOf, called } = useSteps();
  const text = useText(stepLocale);
  const steps = blockAt(chain, block);
  const end = { block, at: steps.length };
  return (
    <div className="at-steps-block">
      {steps.length > 0 && (
        <ol aria-label={label}>
          {steps.map((step, at) => {
            const path = pathAt({ block, at });
            return (
              <li key={keyOf(path)} aria-label={called(path)}>
                <StepGap place={{ block, at }}>
                  <AddStep place={{ block, at }} label={text('addHere', { where: called(path) })} small />
                </StepGap>
                <StepCard path={path} step={step} />
              </li>
            );
          })}
        </ol>
      )}
      <StepGap place={end}>
        <AddStep place={end} label={block === '' ? text('add') : text('addIn', { where: label })} />
      </StepGap>
    </div>
  );
});

/** A step: what it does in a line, its fields where it is open, and below it, indented, what stands in it. */
const StepCard = observer(function StepCard({ path, step }: { path: string; step: Step }) {
  const { called, isOpen, isFolded } = useSteps();
  const text = useText(kindsLocale);
  const arms = isFolded(path) ? [] : blocksOf(step);
  const titleOf = (arm: 'steps' | 'otherwise'): string =>
    arm === 'otherwise' ? text('otherwise') : text(step.do === 'when' ? 'then' : 'each');
  return (
    <>
      <div className="at-step" data-open={isOpen(path) || undefined}>
        <StepHead path={path} step={step} />
        {isOpen(path) && <StepFields path={path} step={step} />}
      </div>
      {arms.map(([arm]) => (
        <section key={arm} className="at-steps-arm" aria-label={`${called(path)} ${titleOf(arm)}`}>
          <h3>{titleOf(arm)}</h3>
          <StepBlock block={armOf(path, arm)} label={`${called(path)} ${titleOf(arm)}`} />
        </section>
      ))}
    </>
  );
});
