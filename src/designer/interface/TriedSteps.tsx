import { useText } from '../../runtime/locale/useText.ts';
import type { InterfaceStep } from '../../schemas/wire/interface.ts';
import { kindsLocale } from '../steps/kinds.locale.ts';
import { numberOf } from '../steps/sayStep.ts';
import { triedLocale } from './tried.locale.ts';

/** What became of each step of a composed interface in a try. */
export function TriedSteps({ steps }: { steps: readonly InterfaceStep[] }) {
  const text = useText(triedLocale);
  const kinds = useText(kindsLocale);
  if (steps.length === 0) return null;
  const said = ({ do: kind, outcome, rows, times, took }: InterfaceStep): string => {
    if (outcome === 'failed') return text('stepFailed', { took });
    if (outcome === 'left out') return text('leftOut');
    if (times !== undefined) return text('ranTimes', { times, took });
    if (rows === undefined) return text('ranOnce', { took });
    return text(kind === 'forEach' ? 'ranItems' : 'ran', { rows, took });
  };
  return (
    <dl className="at-interface-steps" aria-label={text('steps')}>
      {steps.map((step) => (
        <div key={step.at} data-outcome={step.outcome}>
          <dt>
            {numberOf(step.at, kinds)} {kinds(step.do)} {step.name !== undefined && <code>{step.name}</code>}
          </dt>
          <dd>{said(step)}</dd>
        </div>
      ))}
    </dl>
  );
}
