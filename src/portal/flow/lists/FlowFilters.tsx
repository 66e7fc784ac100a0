import { FilterOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Checkbox, DatePicker, Input, Select } from 'antd';
import dayjs from 'dayjs';
import { observer } from 'mobx-react-lite';
import { useCallback, useId, useState } from 'react';
import { LimitedInput } from '../../../renderers/shared/typing/LimitedInput.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import { useComposedChange } from '../../../runtime/render/useComposed.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowOrder } from '../../../schemas/flow/listOrder.ts';
import { instanceStateTexts } from '../../../schemas/flow/stateTexts.ts';
import type { InstanceState } from '../../../schemas/wire/flowInstance.ts';
import { PersonSelect } from '../../parts/PersonSelect.tsx';
import { FlowField } from '../shared/FlowField.tsx';
import { FieldFilters } from './FieldFilters.tsx';
import type { FlowList } from './FlowList.ts';
import { flowListsLocale } from './flowLists.locale.ts';
import { filterStates, offeredSorts, questionParameters } from './flowQuestion.ts';

/** Lists of what the reader has started: nobody else did. */
const OWN = new Set(['apply', 'myDone', 'myNotDone']);
/** Lists in which something can be overdue. */
const RUNNING = new Set(['wait', 'apply', 'myNotDone', 'manage']);

/** What narrows a list and how it is sorted; a change asks at once, and the address keeps it. */
export const FlowFilters = observer(function FlowFilters({ list }: { list: FlowList }) {
  const { theme } = useRoot();
  const text = useText(flowListsLocale);
  const panel = useId();
  const { keyword: _keyword, sort: _sort, ...narrowing } = questionParameters(list.question);
  const held = Object.values(narrowing).filter((value) => value !== undefined).length;
  // Filters by fields of the form are known only where they are drawn.
  const [open, setOpen] = useState(held > 0 && (theme.device !== 'mobile' || narrowing.fields !== undefined));
  return (
    <div role="search" className="at-flow-filters">
      <div className="at-flow-filter-head">
        <Keyword list={list} />
        <Button
          icon={<FilterOutlined aria-hidden />}
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          {held === 0 ? text('filters') : text('filtersHeld', { n: held })}
        </Button>
        {/* A table is sorted by its headings. */}
        {theme.device === 'mobile' && <SortChoice list={list} />}
      </div>
      {open && (
        <div id={panel} className="at-flow-filter-panel">
          <OwnFilters list={list} />
          {list.flow !== undefined && <FieldFilters list={list} />}
          <Button type="link" disabled={held === 0} onClick={() => list.widen()}>
            {text('reset')}
          </Button>
        </div>
      )}
    </div>
  );
});

const Keyword = observer(function Keyword({ list }: { list: FlowList }) {
  const text = useText(flowListsLocale);
  const [value, change] = useComposedChange(
    list.question.keyword,
    useCallback((keyword: string) => list.seek(keyword), [list]),
  );
  return (
    <LimitedInput
      allowClear
      className="at-flow-keyword"
      prefix={<SearchOutlined aria-hidden />}
      limit={100}
      value={value}
      placeholder={text('keyword')}
      aria-label={text('keyword')}
      onChange={({ target }) => change(target.value)}
    />
  );
});

const SortChoice = observer(function SortChoice({ list }: { list: FlowList }) {
  const text = useText(flowListsLocale);
  const { sort } = list.question;
  const orders = offeredSorts(list.scope).flatMap((by) => [
    { by, order: 'desc' as const },
    { by, order: 'asc' as const },
  ]);
  const nameOf = ({ by, order }: FlowOrder): string =>
    by === 'openedAt' ? '' : text(`${by}${order === 'asc' ? 'Asc' : 'Desc'}`);
  return (
    <Select
      className="at-flow-sort"
      aria-label={text('sort')}
      value={sort ? `${sort.by}-${sort.order}` : ''}
      options={[
        { value: '', label: text('sortUsual') },
        ...orders.map((each) => ({ value: `${each.by}-${each.order}`, label: nameOf(each) })),
      ]}
      onChange={(chosen: string) =>
        list.ask({ sort: orders.find(({ by, order }) => `${by}-${order}` === chosen) })
      }
    />
  );
});

const OwnFilters = observer(function OwnFilters({ list }: { list: FlowList }) {
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
  const { theme } = useRoot();
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
        <DatePicker.RangePicker
          id={{ start: id }}
          allowEmpty={[true, true]}
          value={[from === undefined ? null : dayjs(from), to === undefined ? null : dayjs(to)]}
          onChange={(days) =>
            list.ask({
              from: days?.[0]?.format('YYYY-MM-DD'),
              to: days?.[1]?.format('YYYY-MM-DD'),
            })
          }
        />
      )}
    </FlowField>
  );
});
