import { Alert, Input, Modal, Segmented } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { Offer } from '../../../../documents/flow/offers.ts';
import type { Task } from '../../../../documents/flow/state.ts';
import type { PersonValue } from '../../../../renderers/input/shared/personValue.ts';
import { SearchSelect } from '../../../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { PeopleChoice } from '../people/PeopleChoice.tsx';
import type { ActMore } from './SimulationModel.ts';
import { simulationLocale } from './simulation.locale.ts';
import { useRefusalWords } from './useRefusalWords.ts';
import { useSimulation } from './useSimulation.ts';

const TO_ONE: ReadonlySet<string> = new Set(['transfer', 'delegate']);
const TO_SOME: ReadonlySet<string> = new Set(['addBefore', 'addAfter', 'cc', 'removeAdded']);
const ORDERED: ReadonlySet<string> = new Set(['addBefore', 'addAfter']);

/** Whether an action asks for anything before it can be done. */
export const asksMore = ({ action, requires, picks = [] }: Offer): boolean =>
  action === 'reject' ||
  action === 'return' ||
  TO_ONE.has(action) ||
  TO_SOME.has(action) ||
  requires.includes('comment') ||
  picks.length > 0;

/** What comes by itself in a simulation: nobody uploads and signs there. */
export const givenBySelf = ({ requires }: Offer): ActMore => ({
  ...(requires.includes('attachment') && { attachments: [{ name: 'file' }] }),
  ...(requires.includes('signature') && { signature: { name: 'signature' } }),
});

interface ActDialogProps {
  task: Task;
  offer: Offer;
  /** What was given stays while it is closed. */
  open: boolean;
  close: () => void;
  act: (more: ActMore) => void;
}

/** What somebody gives with what they do: a comment, people, where it goes back to. Says why that was refused. */
export const ActDialog = observer(function ActDialog({ task, offer, open, close, act }: ActDialogProps) {
  const { simulation } = useSimulation();
  const say = useRefusalWords();
  const { locale } = useRoot();
  const text = useText(simulationLocale);
  const { action, requires, targets = [], picks = [] } = offer;
  const [comment, setComment] = useState('');
  const [people, setPeople] = useState<readonly PersonValue[]>([]);
  const [order, setOrder] = useState<'parallel' | 'sequential'>('parallel');
  const [node, setNode] = useState<string | undefined>(targets[0]?.node);
  const [picked, setPicked] = useState<Readonly<Record<string, readonly PersonValue[]>>>({});
  const isToOne = TO_ONE.has(action);
  const added = (simulation.frame?.state.tasks ?? []).filter(({ slot, state }) => {
    const own = simulation.frame?.state.steps.flatMap(({ slots }) => slots).find(({ id }) => id === slot);
    return own?.added?.by.value === task.assignee.value && (state === 'running' || state === 'waiting');
  });
  const title = `${text('by', { person: task.assignee.label })}${locale.localise(offer.text)}`;
  return (
    <Modal
      open={open}
      confirmLoading={simulation.isBusy}
      width={440}
      title={title}
      okText={text('confirm')}
      cancelText={text('cancel')}
      onCancel={close}
      onOk={() =>
        act({
          comment,
          ...givenBySelf(offer),
          ...(people.length > 0 && { people: people.map(({ value }) => value) }),
          ...(ORDERED.has(action) && { order }),
          ...(action === 'return' && { node }),
          picks: Object.fromEntries(
            Object.entries(picked).map(([id, chosen]) => [id, chosen.map(({ value }) => value)]),
          ),
        })
      }
    >
      <div className="at-flowtrial-fields">
        {simulation.refusal !== undefined && (
          <Alert type="error" showIcon message={say(simulation.refusal)} />
        )}
        {action === 'return' && (
          <Line title={text('target')}>
            <SearchSelect<string>
              aria-label={text('target')}
              className="at-settings-wide"
              {...(node !== undefined && { value: node })}
              options={targets.map((target) => ({
                value: target.node,
                label: locale.localise(target.title),
              }))}
              onChange={setNode}
            />
          </Line>
        )}
        {action === 'removeAdded' ? (
          <Line title={text('people')}>
            <SearchSelect<string[]>
              mode="multiple"
              aria-label={text('people')}
              className="at-settings-wide"
              value={people.map(({ value }) => value)}
              options={added.map(({ assignee }) => ({ value: assignee.value, label: assignee.label }))}
              onChange={(ids) =>
                setPeople(added.map(({ assignee }) => assignee).filter(({ value }) => ids.includes(value)))
              }
            />
          </Line>
        ) : (
          (isToOne || TO_SOME.has(action)) && (
            <Line title={text(isToOne ? 'person' : 'people')}>
              <PeopleChoice
                title={text('people')}
                value={people}
                change={(chosen) => setPeople(isToOne ? chosen.slice(-1) : chosen)}
              />
            </Line>
          )
        )}
        {ORDERED.has(action) && (
          <Line title={text('order')}>
            <Segmented<'parallel' | 'sequential'>
              size="small"
              aria-label={text('order')}
              value={order}
              options={(['parallel', 'sequential'] as const).map((value) => ({ value, label: text(value) }))}
              onChange={setOrder}
            />
          </Line>
        )}
        {picks.map(({ node: id, title: named, many }) => (
          <Line key={id} title={text('pickFor', { step: locale.localise(named) })}>
            <PeopleChoice
              title={text('pickFor', { step: locale.localise(named) })}
              value={picked[id] ?? []}
              change={(chosen) => setPicked({ ...picked, [id]: many ? chosen : chosen.slice(-1) })}
            />
          </Line>
        ))}
        <Line title={text('comment')}>
          <Input.TextArea
            aria-label={text('comment')}
            aria-required={requires.includes('comment')}
            autoSize={{ minRows: 2, maxRows: 6 }}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
        </Line>
        {(requires.includes('attachment') || requires.includes('signature')) && (
          <p className="at-formview-note">{text('attached')}</p>
        )}
      </div>
    </Modal>
  );
});

const Line = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="at-flowtrial-field">
    <span aria-hidden>{title}</span>
    {children}
  </div>
);
