import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { Step } from '../../../../documents/flow/state.ts';
import { useFlowWords } from '../../../../runtime/flow/useFlowWords.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { stepPlace } from './goToStep.ts';
import { nextDue } from './simulate.ts';
import { simulationLocale } from './simulation.locale.ts';
import { useSimulation } from './useSimulation.ts';

const HOUR = 60 * 60 * 1000;

const later = (at: string, milliseconds: number): string =>
  new Date(Date.parse(at) + milliseconds).toISOString();

/** What the flow waits for beside people: answers of automatic steps, sub-flows, the clock. */
export const WaitingSteps = observer(function WaitingSteps() {
  const { simulation } = useSimulation();
  const text = useText(simulationLocale);
  const words = useFlowWords();
  const { frame, isBusy } = simulation;
  if (frame === undefined) return null;
  const waiting = frame.state.steps.filter(
    ({ state, kind }) => state === 'open' && (kind === 'trigger' || kind === 'subFlow' || kind === 'delay'),
  );
  const due = nextDue(frame.state);
  return (
    <>
      {waiting.map((step) => (
        <WaitingStep key={step.id} step={step} />
      ))}
      <section className="at-flowtrial-task" aria-label={text('timers')}>
        <small>{text('now', { time: words.time(frame.now) })}</small>
        <div className="at-flowtrial-actions">
          {due !== undefined && (
            <Button size="small" disabled={isBusy} onClick={() => void simulation.passTo(due)}>
              {text('toDue', { time: words.time(due) })}
            </Button>
          )}
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => void simulation.passTo(later(frame.now, HOUR))}
          >
            {text('hour')}
          </Button>
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => void simulation.passTo(later(frame.now, 24 * HOUR))}
          >
            {text('day')}
          </Button>
          {due === undefined && <small>{text('noTimers')}</small>}
        </div>
      </section>
    </>
  );
});

const WaitingStep = observer(function WaitingStep({ step }: { step: Step }) {
  const { simulation, flow } = useSimulation();
  const { locale } = useRoot();
  const text = useText(simulationLocale);
  const { id, node, kind, subs = {} } = step;
  const place = stepPlace(simulation.ground?.flow ?? flow, node);
  const title = place === undefined ? node : locale.localise(place.title);
  const press = (label: string, event: Parameters<typeof simulation.apply>[0]) => (
    <Button
      key={label}
      size="small"
      disabled={simulation.isBusy}
      onClick={() => void simulation.apply(event)}
    >
      {label}
    </Button>
  );
  // Where managers were asked to mend it, they have a task.
  if (kind === 'trigger' && step.reason === 'triggerFailed') return null;
  if (kind === 'trigger')
    return (
      <section className="at-flowtrial-task" aria-label={text('trigger', { step: title })}>
        <strong>{text('trigger', { step: title })}</strong>
        <div className="at-flowtrial-actions">
          {press(text('triggerDone'), { is: 'triggered', step: id, outcome: 'done' })}
          {press(text('triggerFailed'), { is: 'triggered', step: id, outcome: 'failed' })}
          {press(text('triggerRefused'), { is: 'triggered', step: id, outcome: 'refused' })}
        </div>
      </section>
    );
  if (kind === 'delay')
    return (
      <section className="at-flowtrial-task" aria-label={text('delay', { step: title })}>
        <strong>{text('delay', { step: title })}</strong>
      </section>
    );
  return Object.entries(subs).map(([row, state]) => {
    const named =
      row === ''
        ? text('subFlow', { step: title })
        : text('subFlowRow', { step: title, row: String(Number(row) + 1) });
    return (
      state === null && (
        <section key={row} className="at-flowtrial-task" aria-label={named}>
          <strong>{named}</strong>
          <div className="at-flowtrial-actions">
            {(['approved', 'rejected', 'terminated'] as const).map((end) =>
              press(text(end), { is: 'subFlow', step: id, row, state: end }),
            )}
          </div>
        </section>
      )
    );
  });
});
