import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { dayText, type Day } from '../shared/days.ts';
import { optionsBehind } from '../shared/optionsBehind.ts';
import { MemberLine, RecordActions, RecordItem, RecordTitle, StatusTag } from '../shared/RecordParts.tsx';
import type { Records } from '../shared/Records.ts';
import type { Row } from '../shared/rowsOf.ts';
import { toneColours } from '../../shared/tones/toneColours.ts';
import type { View } from '../shared/useView.ts';
import type { recordTimelineMeta } from './RecordTimeline.meta.ts';

/** As wide as most days of a month, so that titles stand below each other. */
const WHEN = '4.5em';

interface TimelineEntryProps {
  renderer: RendererProps<typeof recordTimelineMeta>;
  records: Records;
  view: View;
  row: Row;
  day: Day;
  zone: string;
  /** The line that joins entries ends here. */
  last: boolean;
}

/** One record: when in its day or month, a dot on the line, what it says. */
export const TimelineEntry = observer(function TimelineEntry(entry: TimelineEntryProps) {
  const { renderer, records, view, row, day, zone, last } = entry;
  const { props } = renderer;
  const { token } = theme.useToken();
  const { locale } = useRoot();
  const status = view.status(props.status, optionsBehind(records, renderer, 'options', props.status), row);
  const description = view.text(props.description, row);
  const extra = view.text(props.extra, row);
  const { open } = view;
  const at = row[props.date ?? ''];
  const time = isDay(at) ? '' : locale.timeOfDay(at, zone);
  const when =
    props.groupBy === 'month' ? dayText(day, locale.language, { day: 'numeric', weekday: 'short' }) : time;
  const quiet = { color: token.colorTextSecondary, overflowWrap: 'anywhere' } as const;
  return (
    <li style={{ display: 'flex', gap: token.marginSM }}>
      <span aria-hidden style={{ flex: 'none', width: 10, display: 'grid', justifyItems: 'center' }}>
        <i
          style={{
            gridArea: '1 / 1',
            marginTop: 15,
            width: 10,
            height: 10,
            borderRadius: '50%',
            zIndex: 1,
            background: toneColours(token, status?.tone).solid,
          }}
        />
        <i
          style={{
            gridArea: '1 / 1',
            width: 2,
            marginTop: 15,
            marginBottom: last ? 10 : -15,
            background: token.colorBorderSecondary,
          }}
        />
      </span>
      <RecordItem
        style={{
          flex: 1,
          minWidth: 0,
          padding: token.paddingXS,
          borderRadius: token.borderRadius,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'start', gap: token.marginSM }}>
          {when !== '' && (
            <span style={{ ...quiet, flex: 'none', minWidth: WHEN, fontVariantNumeric: 'tabular-nums' }}>
              {when}
            </span>
          )}
          <span style={{ flex: 1, minWidth: 0 }}>
            <RecordTitle title={view.text(props.title, row)} open={open && (() => open(row))} />
          </span>
          {extra && <span style={{ ...quiet, fontVariantNumeric: 'tabular-nums' }}>{extra}</span>}
          {status && <StatusTag status={status} />}
        </div>
        {description && <div style={quiet}>{description}</div>}
        <MemberLine view={view} codes={props.fields} row={row} />
        {props.actions && <RecordActions records={records} row={row} />}
      </RecordItem>
    </li>
  );
});

/** A date has no time of day. */
const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
