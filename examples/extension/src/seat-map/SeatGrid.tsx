import { useText } from 'atrium/src/runtime/locale/useText.ts';
import { useRoot } from 'atrium/src/runtime/stores/RootContext.tsx';
import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { placeOf, seatBeside, seatName } from '../seats.ts';
import { seatMapLocale } from './SeatMap.locale.ts';
import { useSeatLooks } from './useSeatLooks.ts';

export interface SeatGridProps {
  label: string;
  rows: number;
  columns: number;
  /** Columns behind which people walk. */
  aisles: readonly number[];
  front: string;
  chosen: readonly string[];
  taken: readonly string[];
  /** Whether seats can be chosen. */
  usable: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  toggle: (seat: string) => void;
  /** The person went elsewhere. */
  leave: () => void;
}

/** px. */
const SEAT = { desktop: 34, tablet: 34, mobile: 40 } as const;

/**
 * The seats as a grid: Tab leads to one of them, arrow keys from there to any other, Space and Enter choose. On phones
 * seats are large enough for a finger, and the room is scrolled within its frame.
 */
export const SeatGrid = observer(function SeatGrid(room: SeatGridProps) {
  const { rows, columns, aisles, usable, leave } = room;
  const { theme: looks } = useRoot();
  const { token } = theme.useToken();
  const [at, setAt] = useState<string>();
  const grid = useRef<HTMLDivElement>(null);
  const size = SEAT[looks.device];
  const first = room.chosen[0] ?? seatName(0, 0);
  const current = at !== undefined && isIn(at, room) ? at : isIn(first, room) ? first : seatName(0, 0);
  const move = (event: KeyboardEvent): void => {
    const next = seatBeside(current, event.key, room);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    grid.current?.querySelector<HTMLElement>(`[data-seat="${next}"]`)?.focus();
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) leave();
  };
  const gap = token.marginXXS;
  return (
    <div style={{ overflowX: 'auto', padding: 2 }}>
      <div style={{ display: 'inline-grid', gap: token.marginSM, minWidth: 'max-content' }}>
        <div
          style={{
            padding: `${String(token.paddingXXS)}px 0`,
            borderRadius: token.borderRadius,
            background: token.colorFillSecondary,
            fontSize: token.fontSizeSM,
            textAlign: 'center',
          }}
        >
          {room.front}
        </div>
        <div
          ref={grid}
          role="grid"
          aria-label={room.label}
          aria-multiselectable
          aria-readonly={!usable}
          aria-invalid={room.invalid}
          aria-describedby={room.describedBy}
          style={{ display: 'grid', gap }}
          onKeyDown={move}
          onBlur={blur}
        >
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} role="row" style={{ display: 'flex', gap }}>
              {Array.from({ length: columns }, (_each, column) => {
                const seat = seatName(row, column);
                return (
                  <Seat
                    key={seat}
                    seat={seat}
                    size={size}
                    room={room}
                    reached={seat === current}
                    focus={() => setAt(seat)}
                    aisle={aisles.includes(column + 1) ? size / 2 : 0}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
});

const isIn = (seat: string, { rows, columns }: { rows: number; columns: number }): boolean => {
  const { row, column } = placeOf(seat);
  return row < rows && column < columns;
};

interface SeatProps {
  seat: string;
  /** px. */
  size: number;
  /** px behind it. */
  aisle: number;
  room: SeatGridProps;
  /** Tab leads here. */
  reached: boolean;
  focus: () => void;
}

function Seat({ seat, size, aisle, room, reached, focus }: SeatProps) {
  const { token } = theme.useToken();
  const text = useText(seatMapLocale);
  const looks = useSeatLooks();
  const chosen = room.chosen.includes(seat);
  const taken = room.taken.includes(seat) && !chosen;
  const { column } = placeOf(seat);
  const free = room.usable && !taken;
  return (
    <button
      type="button"
      role="gridcell"
      data-seat={seat}
      aria-selected={chosen}
      aria-disabled={!free}
      aria-label={text(taken ? 'taken' : 'seat', { row: seat.charAt(0), column: column + 1 })}
      tabIndex={reached ? 0 : -1}
      onFocus={focus}
      onClick={() => {
        if (free) room.toggle(seat);
      }}
      style={{
        ...(chosen ? looks.chosen : taken ? looks.taken : looks.free),
        width: size,
        height: size,
        marginInlineEnd: aisle,
        padding: 0,
        borderRadius: token.borderRadiusSM,
        font: 'inherit',
        fontSize: token.fontSizeSM,
        cursor: free ? 'pointer' : 'not-allowed',
        opacity: room.usable || chosen || taken ? 1 : 0.75,
      }}
    >
      {seat}
    </button>
  );
}
