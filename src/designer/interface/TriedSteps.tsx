import { useText } from '../../runtime/locale/useText.ts';
import type { InterfaceStep } from '../../schemas/wire/interface.ts';
import { triedLocale } from './tried.locale.ts';

/** What became of each step of a composed interface in a try. */
export function TriedSteps({ steps }: { steps: readonly InterfaceStep[] }) {
  const text = useText(triedLocale);
  if (steps.length === 0) return null;
  return (
    <dl className="at-interface-steps" aria-label={text('steps')}>
      {steps.map(({ name, outcome, rows, took }) => (
        <div key={name} data-outcome={outcome}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            {outcome === 'ran'
              ? rows === undefined
                ? text('ranOnce', { took })
                : text('ran', { rows, took })
              : outcome === 'failed'
                ? text('stepFailed', { took })
                : text('leftOut')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
