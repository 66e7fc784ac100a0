/** Rows have letters from the front, seats in a row numbers from the left: `A1`, `C12`. */
export const SEAT = '^[A-Z][1-9][0-9]?$';
const pattern = new RegExp(SEAT);

/** Most rows: one for each letter. */
export const MOST_ROWS = 26;
export const MOST_COLUMNS = 30;

export const seatName = (row: number, column: number): string =>
  `${String.fromCharCode(65 + row)}${String(column + 1)}`;

/** Row and column of a seat, both from 0. */
export const placeOf = (seat: string): { row: number; column: number } => ({
  row: seat.charCodeAt(0) - 65,
  column: Number(seat.slice(1)) - 1,
});

/** The seats that a value names, front to back, left to right; what names none is left out. */
export function seatsIn(value: unknown): string[] {
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const seats = list.filter((one): one is string => typeof one === 'string' && pattern.test(one));
  return [...new Set(seats)].sort(inRoom);
}

const inRoom = (a: string, b: string): number => {
  const [one, other] = [placeOf(a), placeOf(b)];
  return one.row - other.row || one.column - other.column;
};

/** Seats as a person writes them: neighbours as ranges, `A1–A3, B2`. */
export function rangesOf(value: unknown): string {
  const ranges: [string, string][] = [];
  for (const seat of seatsIn(value)) {
    const last = ranges.at(-1);
    if (last && isNext(last[1], seat)) last[1] = seat;
    else ranges.push([seat, seat]);
  }
  return ranges.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(', ');
}

function isNext(seat: string, other: string): boolean {
  const [one, next] = [placeOf(seat), placeOf(other)];
  return one.row === next.row && one.column + 1 === next.column;
}

/** Where an arrow key leads from a seat; undefined for other keys. It stays in the room. */
export function seatBeside(
  seat: string,
  key: string,
  { rows, columns }: { rows: number; columns: number },
): string | undefined {
  const { row, column } = placeOf(seat);
  const within = (place: number, most: number): number => Math.max(0, Math.min(place, most - 1));
  switch (key) {
    case 'ArrowUp':
      return seatName(within(row - 1, rows), column);
    case 'ArrowDown':
      return seatName(within(row + 1, rows), column);
    case 'ArrowLeft':
      return seatName(row, within(column - 1, columns));
    case 'ArrowRight':
      return seatName(row, within(column + 1, columns));
    case 'Home':
      return seatName(row, 0);
    case 'End':
      return seatName(row, columns - 1);
    default:
      return undefined;
  }
}
