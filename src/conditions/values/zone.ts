/**
 * Local times of an IANA zone, by Intl and without the machine's own zone. A local time is written as the
 * milliseconds that it would be in UTC. Asking Intl is slow, so that what is found is kept per day.
 */

const DAY = 86_400_000;
/** Days kept per zone before the memory is emptied: far more than any screen or list reads. */
const CAPACITY = 20_000;

export interface Zone {
  /** Milliseconds that local time is ahead of UTC at an instant. */
  offsetAt(instant: number): number;
  /**
   * The instant of a local time. A skipped local time reads with the offset before the gap, a doubled one as the
   * first of the two.
   */
  toInstant(local: number): number;
}

const zones = new Map<string, Zone>();

/**
 * The zone of an IANA name.
 * @throws RangeError where the name is no zone.
 */
export function zoneOf(name: string): Zone {
  const known = zones.get(name);
  if (known !== undefined) return known;
  const zone = createZone(name);
  zones.set(name, zone);
  return zone;
}

function createZone(name: string): Zone {
  const ask = offsetAsker(name);
  // The offset on days that have one only; undefined on days with a change in or beside them.
  const offsetOnDay = remember((day) => single([ask(day * DAY), ask((day + 1) * DAY)]));
  const offsetAt = (instant: number): number => offsetOnDay(Math.floor(instant / DAY)) ?? ask(instant);
  // A local day may begin up to 14 hours before and end up to 12 hours after the day of the same name in UTC.
  const offsetAround = remember((day) =>
    single([day - 2, day - 1, day, day + 1, day + 2, day + 3].map((each) => ask(each * DAY))),
  );
  const toInstant = (local: number): number => {
    const offset = offsetAround(Math.floor(local / DAY));
    return offset === undefined ? besideChange(local, offsetAt) : local - offset;
  };
  return { offsetAt, toInstant };
}

/** Decides a local time near a change of offset: the earliest instant that shows it, else the offset before. */
function besideChange(local: number, offsetAt: Zone['offsetAt']): number {
  const before = local - offsetAt(local - DAY);
  if (local - before === offsetAt(before)) return before;
  const after = local - offsetAt(local + DAY);
  return local - after === offsetAt(after) ? after : before;
}

const single = (offsets: readonly number[]): number | undefined =>
  offsets.every((offset) => offset === offsets[0]) ? offsets[0] : undefined;

function remember(find: (day: number) => number | undefined): (day: number) => number | undefined {
  const known = new Map<number, number | undefined>();
  return (day) => {
    const kept = known.get(day);
    if (kept !== undefined || known.has(day)) return kept;
    if (known.size >= CAPACITY) known.clear();
    const found = find(day);
    known.set(day, found);
    return found;
  };
}

/** Asks Intl for the local time of an instant, to the second: offsets of the nineteenth century had seconds. */
function offsetAsker(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (instant) => {
    const second = Math.floor(instant / 1000) * 1000;
    const parts = new Map(format.formatToParts(second).map(({ type, value }) => [type, Number(value)]));
    const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
    const local = Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    );
    return local - second;
  };
}
