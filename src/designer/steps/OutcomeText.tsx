import { useText } from '../../runtime/locale/useText.ts';
import { stepLocale } from './step.locale.ts';
import type { StepOutcome } from './StepsContext.ts';

/** What became of a step in a try. */
export function OutcomeText({ outcome: { do: kind, outcome, rows, times } }: { outcome: StepOutcome }) {
  const text = useText(stepLocale);
  const said = (): string => {
    if (outcome === 'failed') return text('failed');
    if (outcome === 'left out') return text('leftOut');
    if (times !== undefined) return text('ranTimes', { times });
    if (rows === undefined) return text('ran');
    return text(kind === 'forEach' ? 'ranItems' : 'ranRows', { rows });
  };
  return (
    <span className="at-step-outcome" data-outcome={outcome}>
      {said()}
    </span>
  );
}
