import { DatePicker, Empty, Input, Segmented } from 'antd';
import dayjs from 'dayjs';
import { observer } from 'mobx-react-lite';
import { useCallback, useId, useMemo, useState } from 'react';
import { DEFAULT_ZONE } from '../../../../conditions/index.ts';
import { addDays, dayOf } from '../../../../renderers/list/shared/days.ts';
import { messageOf } from '../../../../runtime/data/ApiError.ts';
import { datePatterns } from '../../../../runtime/locale/datePatterns.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useLoaded } from '../../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { FlowField } from '../../shared/FlowField.tsx';
import { flowStatistics } from '../listCalls.ts';
import { type Grouping, groupings } from './groupings.ts';
import { StatisticsChart } from './StatisticsChart.tsx';
import { StatisticsTable } from './StatisticsTable.tsx';
import { statisticsLocale } from './statistics.locale.ts';

const TITLES = {
  flow: 'byFlow',
  node: 'byNode',
  person: 'byPerson',
  department: 'byDepartment',
  day: 'byDay',
} as const satisfies Record<Grouping, string>;

/** Days that are counted at first. */
const DAYS = 30;

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Figures of the flows that the person manages, over some days. @param flow undefined: of all of them */
export const FlowStatistics = observer(function FlowStatistics({ flow }: { flow: string | undefined }) {
  const { client, platform } = useRoot();
  const text = useText(statisticsLocale);
  const [by, group] = useState<Grouping>(flow === undefined ? 'flow' : 'node');
  const [measure, take] = useState<'counts' | 'hours'>('counts');
  const today = useMemo(() => dayOf(Date.now(), DEFAULT_ZONE) ?? '', []);
  const [days, count] = useState<Days>({ from: addDays(today, 1 - DAYS), to: today });
  const { from, to } = days;
  const load = useCallback(
    (signal: AbortSignal) =>
      flowStatistics(client, { ...(flow !== undefined && { flowId: flow }), from, to, by }, signal),
    [client, flow, from, to, by],
  );
  const { loaded, retry } = useLoaded(load);
  const { Loading, Failure } = platform.chrome;
  const title = text(TITLES[by]);
  return (
    <section className="at-flow-statistics" aria-label={text('title')}>
      <div className="at-flow-statistics-choice">
        <Segmented<Grouping>
          aria-label={text('by')}
          value={by}
          options={groupings
            .filter((each) => each !== 'flow' || flow === undefined)
            .map((each) => ({ value: each, label: text(TITLES[each]) }))}
          onChange={group}
        />
        <Segmented<'counts' | 'hours'>
          aria-label={text('measure')}
          value={measure}
          options={(['counts', 'hours'] as const).map((each) => ({ value: each, label: text(each) }))}
          onChange={take}
        />
        <DaysChoice days={days} change={count} />
      </div>
      {loaded.status === 'loading' && <Loading shape="widget" />}
      {loaded.status === 'failed' && (
        <Failure title={text('failed')} description={messageOf(loaded.error)} retry={retry} />
      )}
      {loaded.status === 'ready' && loaded.value.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('empty')} />
      )}
      {loaded.status === 'ready' && loaded.value.length > 0 && (
        <>
          <StatisticsChart lines={loaded.value} by={by} measure={measure} title={title} />
          <StatisticsTable lines={loaded.value} by={by} title={title} />
        </>
      )}
    </section>
  );
});

/** From which day to which is counted, both with it. */
const DaysChoice = observer(function DaysChoice({
  days,
  change,
}: {
  days: Days;
  change: (days: Days) => void;
}) {
  const { locale, theme } = useRoot();
  const text = useText(statisticsLocale);
  const id = useId();
  const { from, to } = days;
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
                value={days[end]}
                onChange={({ target: { value } }) => {
                  const next = { ...days, [end]: value };
                  // The other end comes along where it would stand on the wrong side.
                  if (value !== '') change(next.from <= next.to ? next : { from: value, to: value });
                }}
              />
            )}
          </FlowField>
        ))}
      </>
    );
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <label key={end} className="at-visually-hidden" htmlFor={`${id}-${end}`}>
          {text(end === 'from' ? 'since' : 'until')}
        </label>
      ))}
      <DatePicker.RangePicker
        id={{ start: `${id}-from`, end: `${id}-to` }}
        allowClear={false}
        format={datePatterns(locale.notation)}
        value={[dayjs(from), dayjs(to)]}
        onChange={(picked) => {
          const [begin, end] = picked ?? [];
          if (begin && end) change({ from: begin.format('YYYY-MM-DD'), to: end.format('YYYY-MM-DD') });
        }}
      />
    </>
  );
});
