import { Alert, Button, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { FlowDelegation } from '../../schemas/wire/flowDelegation.ts';
import { absenceLocale } from './absence.locale.ts';
import { stateOf } from './absenceState.ts';
import { useSpanText } from './useSpanText.ts';

const COLOURS = { now: 'green', coming: 'blue', past: 'default' } as const;

interface AbsenceItemProps {
  absence: FlowDelegation;
  /** Milliseconds since the epoch. */
  now: number;
  edit: () => void;
  remove: () => void;
}

/** One absence: whether it holds, who stands in, when and in which flows. */
export const AbsenceItem = observer(function AbsenceItem({ absence, now, edit, remove }: AbsenceItemProps) {
  const { dictionaries, locale } = useRoot();
  const text = useText(absenceLocale);
  const spanText = useSpanText();
  const { to, flows, open, toDisabled } = absence;
  const state = stateOf(absence, now);
  const { options } = dictionaries.options('flow');
  const titleOf = (flow: string): string => {
    const found = options.find(({ value }) => value === flow);
    return found ? locale.localise(found.label) : flow;
  };
  const about = [
    flows === undefined ? text('allFlows') : flows.map(titleOf).join(locale.locale === 'zhCN' ? '、' : ', '),
  ];
  if (open) about.push(text('openShort'));
  return (
    <li className={`at-absence-item at-absence-${state}`}>
      <div className="at-absence-what">
        <h2>
          <Tag color={COLOURS[state]}>{text(state)}</Tag>
          {text('standsIn', { name: to.label })}
        </h2>
        <p>{spanText(absence)}</p>
        <p className="at-absence-quiet">{about.join(' · ')}</p>
      </div>
      <div className="at-absence-tools">
        {state !== 'past' && (
          <Button type="link" onClick={edit}>
            {text('edit')}
          </Button>
        )}
        <Button type="link" danger onClick={remove}>
          {text(state === 'now' ? 'endNow' : 'remove')}
        </Button>
      </div>
      {toDisabled && state !== 'past' && <Alert type="warning" showIcon message={text('toDisabled')} />}
    </li>
  );
});
