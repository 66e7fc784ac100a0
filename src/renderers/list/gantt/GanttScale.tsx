import { theme } from 'antd';
import type { CSSProperties } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { type Day, dayText } from '../shared/days.ts';
import { ganttLocale } from './Gantt.locale.ts';
import { leftOf, type Range, type Scale, type Span } from './scale.ts';

/** px of each of its two lines. */
const HEIGHT = 28;

const HEADS: Readonly<Record<Scale, Intl.DateTimeFormatOptions>> = {
  day: { year: 'numeric', month: 'long' },
  week: { year: 'numeric', month: 'short' },
  month: { year: 'numeric' },
};

interface GanttScaleProps {
  scale: Scale;
  range: Range;
  /** Those in sight. */
  heads: readonly Span[];
  columns: readonly Span[];
  /** px of the column of titles. */
  titles: number;
  today: Day;
}

/** The head of the chart, which stays where it is: months or years, and below them days, weeks or months. */
export function GanttScale({ scale, range, heads, columns, titles, today }: GanttScaleProps) {
  const { token } = theme.useToken();
  const text = useText(ganttLocale);
  const { language } = useRoot().locale;
  const line = `1px solid ${token.colorBorderSecondary}`;
  const ground = { background: token.colorBgContainer, borderBottom: line };
  const placed = ({ from, days }: Span, top: number): CSSProperties => ({
    position: 'absolute',
    top,
    insetInlineStart: leftOf(range, from),
    width: days * range.width,
    height: HEIGHT,
    lineHeight: `${String(HEIGHT)}px`,
    borderInlineEnd: line,
    whiteSpace: 'nowrap',
  });
  const label = (from: Day): string =>
    scale === 'day'
      ? String(Number(from.slice(8)))
      : dayText(from, language, scale === 'week' ? { month: 'numeric', day: 'numeric' } : { month: 'short' });
  return (
    <div role="rowgroup" style={{ position: 'sticky', top: 0, zIndex: 3 }}>
      <div role="row" style={{ display: 'flex', height: 2 * HEIGHT + 1 }}>
        <div
          role="columnheader"
          style={{
            ...ground,
            position: 'sticky',
            insetInlineStart: 0,
            zIndex: 1,
            flex: 'none',
            width: titles,
            padding: `0 ${String(token.paddingSM)}px`,
            lineHeight: `${String(2 * HEIGHT)}px`,
            borderInlineEnd: line,
            color: token.colorTextSecondary,
          }}
        >
          {text('record')}
        </div>
        <div
          role="columnheader"
          aria-label={text('time')}
          style={{ ...ground, position: 'relative', flex: 1, fontSize: token.fontSizeSM }}
        >
          {heads.map((span) => (
            <div key={`head ${span.from}`} style={{ ...placed(span, 0), color: token.colorText }}>
              <span
                style={{
                  position: 'sticky',
                  insetInlineStart: titles,
                  padding: `0 ${String(token.paddingXS)}px`,
                }}
              >
                {dayText(span.from, language, HEADS[scale])}
              </span>
            </div>
          ))}
          {columns.map((span) => (
            <div
              key={span.from}
              style={{
                ...placed(span, HEIGHT),
                textAlign: 'center',
                overflow: 'hidden',
                color: token.colorTextSecondary,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {scale === 'day' && span.from === today ? (
                <span
                  aria-current="date"
                  style={{
                    display: 'inline-block',
                    minWidth: 22,
                    lineHeight: '22px',
                    borderRadius: 11,
                    color: token.colorTextLightSolid,
                    // The darker primary: white on it is read at any size.
                    background: token.colorPrimaryActive,
                  }}
                >
                  {label(span.from)}
                </span>
              ) : (
                label(span.from)
              )}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
