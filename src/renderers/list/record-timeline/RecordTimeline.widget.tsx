import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { dayOf, dayText } from '../shared/days.ts';
import { MoreButton } from '../shared/InSteps.tsx';
import { RecordsFrame } from '../shared/RecordsFrame.tsx';
import type { RecordWindow } from '../shared/Records.ts';
import { rowKey } from '../shared/rowKey.ts';
import { useRecords } from '../shared/useRecords.ts';
import { useView } from '../shared/useView.ts';
import { newestFirst, periodsOf } from './periods.ts';
import { recordTimelineLocale } from './RecordTimeline.locale.ts';
import type { recordTimelineMeta } from './RecordTimeline.meta.ts';
import { TimelineEntry } from './TimelineEntry.tsx';

/** Records along one of their dates, day by day or month by month, the newest first; more of them when asked. */
export default observer(function RecordTimeline(renderer: RendererProps<typeof recordTimelineMeta>) {
  const { props, node } = renderer;
  const { date, groupBy, step } = props;
  const { token } = theme.useToken();
  const text = useText(recordTimelineLocale);
  const root = useRoot();
  const { language } = root.locale;
  const { zone, now } = root.environment(node.path);
  const today = dayOf(now(), zone);
  const [limit, reach] = useState(step);
  const window = useMemo(
    (): RecordWindow | undefined =>
      date === undefined
        ? undefined
        : {
            where: {
              testRule: 'every',
              conditionList: [{ bindKey: date, type: 'time', judgeType: 'notEmpty' }],
            },
            sort: [{ field: date, order: 'desc' }],
            limit,
          },
    [date, limit],
  );
  const records = useRecords(props.source, window);
  const view = useView(records, renderer);
  const { rows, windowed } = records;
  const ordered = useMemo(
    () => (date === undefined ? [] : windowed ? rows : newestFirst(rows, date, zone)),
    [rows, windowed, date, zone],
  );
  const drawn = ordered.slice(0, limit);
  const left = (windowed ? records.total : ordered.length) - drawn.length;
  const periods = date === undefined ? [] : periodsOf(drawn, date, groupBy, zone);
  const more = left > 0 && limit <= rows.length && (
    <MoreButton
      count={Math.min(step, left)}
      loading={windowed && records.status === 'loading'}
      onClick={() => reach(limit + step)}
    />
  );
  return (
    <RecordsFrame
      records={records}
      emptyText={props.emptyText}
      isEmpty={drawn.length === 0}
      {...(more ? { further: more } : {})}
    >
      <ol
        {...(renderer.title === '' ? {} : { 'aria-label': renderer.title })}
        style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: token.marginSM }}
      >
        {periods.map(({ first, moments }) => (
          <li key={first}>
            <div
              style={{
                display: 'flex',
                alignItems: 'baseline',
                gap: token.marginXS,
                padding: `${String(token.paddingXXS)}px 0`,
              }}
            >
              <strong style={{ fontSize: token.fontSizeLG }}>
                <time dateTime={groupBy === 'day' ? first : first.slice(0, 7)}>
                  {dayText(first, language, groupBy === 'day' ? DAY : MONTH)}
                </time>
              </strong>
              <span style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
                {groupBy === 'day' && first === today
                  ? text('today')
                  : text('count', { count: moments.length })}
              </span>
            </div>
            <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {moments.map(({ row, day }, index) => (
                <TimelineEntry
                  key={rowKey(row, index)}
                  renderer={renderer}
                  records={records}
                  view={view}
                  row={row}
                  day={day}
                  zone={zone}
                  last={index === moments.length - 1}
                />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </RecordsFrame>
  );
});

const DAY = { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' } as const;
const MONTH = { year: 'numeric', month: 'long' } as const;
