import { Checkbox, DatePicker, Input, Select } from 'antd';
import dayjs from 'dayjs';
import { observer } from 'mobx-react-lite';
import { datePatterns } from '../../../runtime/locale/datePatterns.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { instanceStateTexts } from '../../../schemas/flow/stateTexts.ts';
import type { InstanceState } from '../../../schemas/wire/flowInstance.ts';
import { PersonSelect } from '../../parts/PersonSelect.tsx';
import { FlowField } from '../shared/FlowField.tsx';
import type { FlowList } from './FlowList.ts';
import { flowListsLocale } from './flowLists.locale.ts';
import { filterStates } from './flowQuestion.ts';

/** Lists of what the reader has started: nobody else did. */
const OWN = new Set(['apply', 'myDone', 'myNotDone']);
/** Lists in which something can be overdue. */
const RUNNING = new Set(['wait', 'apply', 'myNotDone', 'manage']);

/** Filters by what every line has: state, who started it, dates and marks. */
export const OwnFilters = observer(function OwnFilters({ list }: { list: FlowList }) {
  const { locale } = useRoot();
  const text = useText(flowListsLocale);
  const { scope, question } = list;
  const states = filterStates(scope);
  return (
    <>
      {states.length > 0 && (
        <FlowField label={text('state')}>
          {(id) => (
            <Select<InstanceState[]>
              id={id}
              mode="multiple"
              allowClear
              value={[...question.states]}
              options={states.map((state) => ({
                value: state,
                label: locale.localise(instanceStateTexts[state]),
              }))}
              onChange={(chosen) => list.ask({ states: chosen })}
            />
          )}
        </FlowField>
      )}
      {!OWN.has(scope) && (
        <FlowField label={text('initiator')}>
          {(id) => (
            <PersonSelect
              id={id}
              clears
              value={question.initiator ?? null}
              change={(initiator) => list.ask({ initiator: initiator ?? undefined })}
            />
          )}
        </FlowField>
      )}
      <Dates list={list} />
      <div className="at-flow-marks">
        {RUNNING.has(scope) && (
          <Checkbox
            checked={question.overdue}
            onChange={({ target }) => list.ask({ overdue: target.checked })}
          >
            {text('overdue')}
          </Checkbox>
        )}
        {(scope === 'wait' || scope === 'notify') && (
          <Checkbox checked={question.unread} onChange={({ target }) => list.ask({ unread: target.checked })}>
            {text('unread')}
          </Checkbox>
        )}
      </div>
    </>
  );
});

/** Days between which something was begun, or came. */
const Dates = observer(function Dates({ list }: { list: FlowList }) {
  const { locale, theme } = useRoot();
  const text = useText(flowListsLocale);
  const { from, to } = list.question;
  // A calendar of two months is wider than a phone, which has its own.
  if (theme.device === 'mobile')
    return (
      <>
        {(['from', 'to'] as const).map((end) => (
          <FlowField key={end} label={text(end === 'from' ? 'since' : 'until')}>
            {(id) => (
              <Input
                id={id}
                type="date"
                value={list.question[end] ?? ''}
                onChange={({ target }) => list.ask({ [end]: target.value === '' ? undefined : target.value })}
              />
            )}
          </FlowField>
        ))}
      </>
    );
  return (
    <FlowField label={text('dates')}>
      {(id) => (
        <>
          <DatePicker.RangePicker
            id={{ start: id, end: `${id}-end` }}
            format={datePatterns(locale.notation)}
            allowEmpty={[true, true]}
            value={[from === undefined ? null : dayjs(from), to === undefined ? null : dayjs(to)]}
            onChange={(days) =>
              list.ask({
                from: days?.[0]?.format('YYYY-MM-DD'),
                to: days?.[1]?.format('YYYY-MM-DD'),
              })
            }
          />
          <label className="at-visually-hidden" htmlFor={`${id}-end`}>
            {text('until')}
          </label>
        </>
      )}
    </FlowField>
  );
});
