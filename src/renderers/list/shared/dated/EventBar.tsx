import { useDraggable } from '@dnd-kit/core';
import { theme } from 'antd';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { type Day, daysFrom, dayText } from '../days.ts';
import { toneColours } from '../../../shared/tones/toneColours.ts';
import { datedLocale } from './dated.locale.ts';
import type { DatedEvent } from './DatedEvent.ts';

/** How days are said where the year is read above. */
export const DAY = { month: 'long', day: 'numeric' } as const;

interface EventBarProps {
  event: DatedEvent;
  /** Tells the parts of one event apart that lie in several weeks. */
  part: string;
  /** Drawn for this day alone: of a record of several days it says which one that is. */
  on?: Day;
  movable: boolean;
  open: (() => void) | undefined;
  /** Where its length says something, so that its ends are to be seen, and what is around tells its dates. */
  chart?: ChartFace;
}

/** `bare` where there is no room for words. */
type ChartFace = 'titled' | 'bare';

/** A record on its days: lifted where it may be moved, opened by a click or Enter. */
export function EventBar({ event, part, on, movable, open, chart }: EventBarProps) {
  const text = useText(datedLocale);
  const { language } = useRoot().locale;
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id: `${event.key} ${part}`,
    disabled: !movable,
    data: { event, day: part },
    attributes: { roleDescription: text('movable') },
  });
  const { title, from, to } = event;
  const [begin, end] = [dayText(from, language, DAY), dayText(to, language, DAY)];
  const label = text(from === to ? 'event' : 'span', { title, from: begin, to: end });
  const days =
    on === undefined || from === to
      ? undefined
      : { at: daysFrom(from, on) + 1, count: daysFrom(from, to) + 1 };
  const onKeyDown = (pressed: KeyboardEvent): void => {
    const opens = pressed.key === 'Enter' || (pressed.key === ' ' && !movable);
    if (opens && open) {
      pressed.preventDefault();
      open();
    } else (listeners?.onKeyDown as ((pressed: KeyboardEvent) => void) | undefined)?.(pressed);
  };
  const button = movable
    ? { ...attributes, ...listeners }
    : open
      ? { role: 'button', tabIndex: 0 }
      : { role: 'img' };
  return (
    <div
      ref={setNodeRef}
      data-event={event.key}
      {...button}
      {...(movable || open ? { onKeyDown } : {})}
      {...(open ? { onClick: open } : {})}
      aria-label={days ? text('onDay', { label, ...days }) : label}
      {...(chart === undefined ? { title } : {})}
      style={{ cursor: open ? 'pointer' : 'default', opacity: isDragging ? 0.4 : 1, minWidth: 0 }}
    >
      <BarFace event={event} {...(chart ? { chart } : {})} {...(days ? { note: text('dayOf', days) } : {})} />
    </div>
  );
}

/** What a bar shows, in its place and under the pointer that carries it. */
export function BarFace({
  event,
  note,
  chart,
  style,
}: {
  event: DatedEvent;
  /** At its end. */
  note?: string;
  chart?: ChartFace;
  style?: CSSProperties;
}) {
  const { token } = theme.useToken();
  const { solid, ground, text } = toneColours(token, event.tone);
  return (
    <div
      style={{
        display: 'flex',
        gap: token.marginXS,
        boxSizing: 'border-box',
        height: 22,
        lineHeight: chart ? '20px' : '22px',
        padding: `0 ${String(token.paddingXXS)}px`,
        whiteSpace: 'nowrap',
        fontSize: token.fontSizeSM,
        ...(chart ? { border: `1px solid ${solid}` } : {}),
        borderInlineStart: `3px solid ${solid}`,
        borderRadius: token.borderRadiusSM,
        background: ground,
        color: text,
        ...style,
      }}
    >
      <span style={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {chart === 'bare' ? null : event.title || '–'}
      </span>
      {note !== undefined && <span style={{ fontVariantNumeric: 'tabular-nums' }}>{note}</span>}
    </div>
  );
}
