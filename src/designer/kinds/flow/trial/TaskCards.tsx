import { Button, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { TaskAction } from '../../../../documents/flow/actions/act.ts';
import type { Offer } from '../../../../documents/flow/offers.ts';
import { isOpenTask, type Task } from '../../../../documents/flow/state.ts';
import { useFlowWords } from '../../../../runtime/flow/useFlowWords.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { ActDialog, asksMore, givenBySelf } from './ActDialog.tsx';
import { stepPlace } from './goToStep.ts';
import type { ActMore } from './SimulationModel.ts';
import { simulationLocale } from './simulation.locale.ts';
import { useSimulation } from './useSimulation.ts';

/**
 * Does an action with what it was given, after the form was looked at where it goes along.
 * @returns whether it was done
 */
export type DoAct = (task: Task, action: TaskAction, more: ActMore) => Promise<boolean>;

/** Who has something to do now, why, and what they may do: whoever simulates acts as any of them. */
export const TaskCards = observer(function TaskCards({ act }: { act: DoAct }) {
  const { simulation } = useSimulation();
  const text = useText(simulationLocale);
  const { frame, openTasks } = simulation;
  if (frame === undefined) return null;
  const recallable = frame.state.tasks.filter(
    (task) => !isOpenTask(task) && (frame.offers.get(task.id) ?? []).length > 0,
  );
  return (
    <>
      {openTasks.length === 0 && <p className="at-formview-note">{text('noTasks')}</p>}
      {[...openTasks, ...recallable].map((task) => (
        <TaskCard key={task.id} task={task} act={act} />
      ))}
    </>
  );
});

const TaskCard = observer(function TaskCard({ task, act }: { task: Task; act: DoAct }) {
  const { simulation, flow } = useSimulation();
  const { locale } = useRoot();
  const text = useText(simulationLocale);
  const words = useFlowWords();
  const [asked, ask] = useState<Offer>();
  const [isAsking, setAsking] = useState(false);
  const offers = simulation.frame?.offers.get(task.id) ?? [];
  const place = stepPlace(simulation.ground?.flow ?? flow, task.node);
  const isLooked = simulation.task?.id === task.id;
  const isOpen = isOpenTask(task);
  const give = async (action: TaskAction, more: ActMore): Promise<void> => {
    if (await act(task, action, more)) ask(undefined);
  };
  return (
    <section
      className="at-flowtrial-task"
      data-active={isLooked || undefined}
      aria-label={text('actAs', { person: task.assignee.label })}
    >
      <div className="at-flowtrial-node">
        <button
          type="button"
          className="at-plain"
          aria-pressed={isLooked}
          title={text('look')}
          disabled={!isOpen}
          onClick={() => simulation.look(task.id)}
        >
          <strong>{task.assignee.label}</strong>
        </button>
        <small>{place === undefined ? task.node : locale.localise(place.title)}</small>
        {task.state === 'waiting' && <Tag>{text('waiting')}</Tag>}
        {task.candidates && <Tag>{text('candidate')}</Tag>}
        {!isOpen && <Tag>{words.task(task.state)}</Tag>}
      </div>
      {isOpen && task.why.length > 0 && (
        <small title={text('because')}>
          {task.why.map((each) => locale.localise(each.text)).join(' → ')}
        </small>
      )}
      {isOpen && task.dueAt !== null && <small>{text('due', { time: words.time(task.dueAt) })}</small>}
      <div className="at-flowtrial-actions">
        {offers.map((offer) => (
          <Button
            key={offer.action}
            size="small"
            type={offer.action === 'agree' || offer.action === 'resubmit' ? 'primary' : 'default'}
            disabled={simulation.isBusy}
            onClick={() => {
              simulation.look(task.id);
              if (!asksMore(offer)) {
                void act(task, offer.action as TaskAction, givenBySelf(offer));
                return;
              }
              simulation.dismiss();
              ask(offer);
              setAsking(true);
            }}
          >
            {locale.localise(offer.text)}
          </Button>
        ))}
      </div>
      {asked && (
        <ActDialog
          key={asked.action}
          task={task}
          offer={asked}
          open={isAsking}
          close={() => setAsking(false)}
          act={(more) => void give(asked.action as TaskAction, more)}
        />
      )}
    </section>
  );
});
