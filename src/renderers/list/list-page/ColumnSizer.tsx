import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../runtime/locale/useText.ts';
import { fitWidth, MAX_WIDTH, MIN_WIDTH } from './columnChoice.ts';
import { columnsLocale } from './columns.locale.ts';
import type { PlacedColumn } from './gridColumns.ts';
import type { ListColumns } from './ListColumns.ts';
import { liveWidth, naturalWidth, stretchedWidths } from './liveWidth.ts';

/** px of one press of an arrow; with the shift key. */
const STEP = 8;
const LEAP = 40;
/** px within which a press is no drag. */
const STILL = 3;

/** What is held: the width at first and now, and where the pointer took hold. */
interface Held {
  at: number;
  first: number;
  width: number;
  show: (width: number) => void;
}

/** The edge of a heading that gives its column a width: dragged, double clicked, or moved by keys. */
export default function ColumnSizer({
  columns,
  placed,
  title,
}: {
  columns: ListColumns;
  placed: PlacedColumn;
  title: string;
}) {
  const text = useText(columnsLocale);
  const edge = useRef<HTMLSpanElement>(null);
  const held = useRef<Held>();
  const pressed = useRef<number>();
  const { code, width } = placed.column;
  // A column at the right grows to the left, where its room is.
  const sign = placed.fixed === 'right' ? -1 : 1;
  const head = (): HTMLTableCellElement => edge.current?.parentElement as HTMLTableCellElement;

  const widths = (): Record<string, number> => stretchedWidths(head());

  const take = (at: number): Held => {
    if (held.current) return held.current;
    const first = Math.round(head().getBoundingClientRect().width);
    // Drawn at once with widths of their own, which those that share the left over room had not.
    flushSync(() => {
      columns.beginSizing(code, { ...widths(), [code]: first });
    });
    edge.current?.toggleAttribute('data-held', true);
    held.current = { at, first, width: first, show: liveWidth(head(), code) };
    return held.current;
  };
  const give = (hold: Held, to: number): void => {
    hold.width = fitWidth(to);
    hold.show(hold.width);
    edge.current?.setAttribute('aria-valuenow', String(hold.width));
  };
  const release = (keeps: boolean): void => {
    const { current: hold } = held;
    pressed.current = undefined;
    held.current = undefined;
    if (!hold) return;
    edge.current?.toggleAttribute('data-held', false);
    const keep = keeps && hold.width !== hold.first;
    if (!keep) give(hold, hold.first);
    columns.endSizing(keep ? hold.width : undefined);
  };
  const fit = (): void => {
    release(false);
    columns.resize({ ...widths(), [code]: naturalWidth(head()) });
  };

  useEffect(
    () => () => {
      columns.endSizing(undefined);
    },
    [columns],
  );

  const onPointerMove = ({ clientX }: PointerEvent): void => {
    const { current: from } = pressed;
    if (from === undefined || (!held.current && Math.abs(clientX - from) < STILL)) return;
    const hold = take(from);
    give(hold, hold.first + (clientX - hold.at) * sign);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, shiftKey } = event;
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const hold = take(0);
      give(hold, hold.width + (key === 'ArrowRight' ? 1 : -1) * (shiftKey ? LEAP : STEP));
    } else if (key === 'Enter') release(true);
    else if (key === ' ') fit();
    else if (key === 'Escape' && held.current) release(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span
      ref={edge}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={text('width', { name: title })}
      aria-valuenow={width}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      title={text('widthHelp')}
      className={sign < 0 ? 'sizer leading' : 'sizer'}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pressed.current = event.clientX;
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => release(true)}
      onPointerCancel={() => release(false)}
      onDoubleClick={fit}
      onKeyDown={onKeyDown}
      onBlur={() => release(true)}
    />
  );
}
