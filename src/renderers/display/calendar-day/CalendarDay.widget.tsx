import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { parseTime } from '../../../conditions/index.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { useLinkColour } from '../../shared/useLinkColour.ts';
import type { calendarDayMeta } from './CalendarDay.meta.ts';

/** One day in the platform's zone. The whole date is one `time`, so that it is heard as a date. */
const CalendarDay = observer(function CalendarDay({ node, props }: RendererProps<typeof calendarDayMeta>) {
  const { token } = theme.useToken();
  const linkColour = useLinkColour();
  const root = useRoot();
  const { zone, now } = root.environment(node.path);
  const instant = props.date === undefined ? now() : parseTime(props.date, zone);
  if (instant === undefined)
    return <span style={{ color: token.colorTextSecondary }}>{String(props.date)}</span>;
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(root.locale.language, { ...options, timeZone: zone }).format(instant);
  const iso = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(instant);
  return (
    <time
      dateTime={iso}
      style={{
        display: 'inline-grid',
        justifyItems: 'center',
        width: 112,
        overflow: 'hidden',
        textAlign: 'center',
        background: token.colorBgContainer,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadiusLG,
      }}
    >
      <span
        style={{
          width: '100%',
          padding: `${token.paddingXXS}px 0`,
          background: token.colorPrimaryBg,
          color: linkColour,
          fontSize: token.fontSizeSM,
        }}
      >
        {part({ year: 'numeric', month: 'long' })}
      </span>
      <span
        style={{
          fontSize: 40,
          lineHeight: 1.3,
          fontWeight: token.fontWeightStrong,
          color: token.colorTextHeading,
        }}
      >
        {Number(iso.slice(8))}
      </span>
      <span style={{ paddingBottom: token.paddingXXS, color: token.colorTextSecondary }}>
        {part({ weekday: 'long' })}
      </span>
      {props.note && (
        <span
          style={{
            padding: `0 ${token.paddingXS}px ${token.paddingXS}px`,
            fontSize: token.fontSizeSM,
            overflowWrap: 'anywhere',
          }}
        >
          {props.note}
        </span>
      )}
    </time>
  );
});
export default CalendarDay;
