import { theme } from 'antd';
import { type Day, weekOf } from '../shared/days.ts';
import { leftOf, lengthOf, type Range, type Scale, type Span } from './scale.ts';

interface GanttGridProps {
  scale: Scale;
  range: Range;
  /** Those in sight. */
  columns: readonly Span[];
  /** px before the range. */
  left: number;
  today: Day;
}

/** What lies below the bars: columns, weekends, today. The head says it in words. */
export function GanttGrid({ scale, range, columns, left, today }: GanttGridProps) {
  const { token } = theme.useToken();
  const isIn = today >= range.first && today <= range.last;
  return (
    <div
      role="presentation"
      style={{
        position: 'absolute',
        top: 0,
        bottom: 0,
        insetInlineStart: left,
        width: lengthOf(range) * range.width,
        pointerEvents: 'none',
      }}
    >
      {columns.map(({ from, days }) => (
        <i
          key={from}
          style={{
            position: 'absolute',
            top: 0,
            bottom: 0,
            insetInlineStart: leftOf(range, from),
            width: days * range.width,
            borderInlineEnd: `1px solid ${token.colorBorderSecondary}`,
            background: scale === 'day' && isWeekend(from) ? token.colorFillQuaternary : undefined,
          }}
        />
      ))}
      {isIn && (
        <i
          data-today={today}
          style={{
            position: 'absolute',
            top: 0,
            bottom: 0,
            insetInlineStart: leftOf(range, today) + range.width / 2 - 1,
            width: 2,
            background: token.colorError,
            opacity: 0.7,
          }}
        />
      )}
    </div>
  );
}

/** Saturday and Sunday are the last days of a week that begins on Monday. */
const isWeekend = (day: Day): boolean => weekOf(day, 1).indexOf(day) > 4;
