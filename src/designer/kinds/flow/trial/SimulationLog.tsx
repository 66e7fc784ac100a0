import { Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { leadsToStep, useFlowWords } from '../../../../runtime/flow/useFlowWords.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { Frame } from './simulate.ts';
import { stepPlace } from './goToStep.ts';
import { simulationLocale } from './simulation.locale.ts';
import { useSimulation } from './useSimulation.ts';

/** Messages that the last step would send, to whom and by which way. */
export const MessageList = observer(function MessageList({ frame }: { frame: Frame }) {
  const { locale } = useRoot();
  const text = useText(simulationLocale);
  const words = useFlowWords();
  const { messages } = frame;
  if (messages.length === 0) return <p className="at-formview-note">{text('noMessages')}</p>;
  return (
    <ul className="at-flowtrial-messages" aria-label={text('messages')}>
      {messages.map(({ to, channels, title, content }, at) => (
        <li key={at}>
          <strong>{locale.localise(title)}</strong>
          <span>{locale.localise(content)}</span>
          <small>
            {text('toWhom', { names: words.names(to) })}{' '}
            {(channels ?? []).map((channel) => (
              <Tag key={channel}>{isChannel(channel) ? text(`channel_${channel}`) : channel}</Tag>
            ))}
          </small>
        </li>
      ))}
    </ul>
  );
});

const channelNames = ['inbox', 'sms', 'chat', 'email'] as const;
const isChannel = (name: string): name is (typeof channelNames)[number] =>
  channelNames.some((each) => each === name);

/** The timeline of the play, the newest first; what the last step wrote stands out. */
export const EntryList = observer(function EntryList({ frame }: { frame: Frame }) {
  const { simulation, flow } = useSimulation();
  const { locale } = useRoot();
  const text = useText(simulationLocale);
  const words = useFlowWords();
  const titleOf = (id: string): string => {
    const place = stepPlace(simulation.ground?.flow ?? flow, id);
    return place === undefined ? id : locale.localise(place.title);
  };
  const { entries, fresh } = frame;
  const old = entries.length - fresh;
  return (
    <ol className="at-flowtrial-log" aria-label={text('log')} reversed>
      {entries
        .map((entry, at) => (
          <li key={at} data-fresh={at >= old || undefined}>
            {entry.node !== null && <small>{titleOf(entry.node)}</small>}{' '}
            {entry.by && text('by', { person: entry.by.label })}
            {words.did(entry)} {words.names(entry.people)}
            {entry.to !== null && leadsToStep(entry.kind) && ` → ${titleOf(entry.to)}`}
            {(entry.branches ?? []).map((id) => ` ${titleOf(id)}`)}
            {entry.reason !== null && <small> {words.reason(entry.reason)}</small>}
            {entry.comment !== '' && <q>{entry.comment}</q>}
          </li>
        ))
        .toReversed()}
    </ol>
  );
});
