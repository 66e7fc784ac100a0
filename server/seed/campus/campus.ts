import { addDays, CAMPUS_DATE, dateOf, pad } from './calendar.ts';
import type { Dictionaries } from './dictionary.ts';
import type { Random } from './random.ts';

/** A record of a form module, by field code; null is empty. */
export type Row = Record<string, unknown>;

/** The school as its dictionaries draw it: colleges, their majors, the classes of each. */
export interface Campus {
  readonly colleges: readonly College[];
  readonly classes: readonly ClassPlace[];
}

export interface College {
  readonly code: string;
  /** Two digits inside student numbers. */
  readonly number: string;
  /** Staff number of the counsellor who looks after its students. */
  readonly counsellorId: string;
}

/** A class before its students are known. */
export interface ClassPlace {
  readonly code: string;
  readonly college: College;
  readonly major: string;
  readonly year: number;
  readonly schoolingYears: number;
  readonly graduated: boolean;
}

/** Programmes of five years; all others take four. */
const FIVE_YEARS: ReadonlySet<string> = new Set([
  'architectural-design',
  'urban-planning',
  'clinical-medicine',
]);

/** Reads the school out of the dictionaries `college`, `major` and `class`. */
export function readCampus(dictionaries: Dictionaries): Campus {
  const colleges = dictionaries.values('college').map((code, index) => ({
    code,
    number: pad(index + 1, 2),
    counsellorId: `T${String(1001 + index)}`,
  }));
  const collegeOf = new Map(colleges.map((college) => [college.code, college]));
  const collegeOfMajor = new Map(
    dictionaries.items('major').map(({ value, parent }) => [value, collegeOf.get(parent ?? '')]),
  );
  const classes = dictionaries.items('class').map(({ value, parent }) => {
    const major = parent ?? '';
    const college = collegeOfMajor.get(major);
    const year = Number(/-(\d{4})-\d+$/.exec(value)?.[1]);
    if (college === undefined || Number.isNaN(year)) throw new RangeError(`Class ${value} has no place.`);
    const schoolingYears = FIVE_YEARS.has(major) ? 5 : 4;
    const graduated = graduationOf(year, schoolingYears) < CAMPUS_DATE;
    return { code: value, college, major, year, schoolingYears, graduated };
  });
  return { colleges, classes };
}

/** The day on which those who began in a year leave when all goes well. */
export const graduationOf = (year: number, schoolingYears: number): string =>
  dateOf(year + schoolingYears, 6, 30);

/** The first day of an academic year, in the first days of September. */
export const firstDayOf = (year: number): string => dateOf(year, 9, 1 + (year % 5));

/** A day in the past, at most so many days before the campus date. */
export const dayBefore = (random: Random, atMost: number): string =>
  addDays(CAMPUS_DATE, -random.int(1, atMost));

/** Rows by what `key` reads of them, in the order in which they came. */
export function groupBy<T, K>(rows: readonly T[], key: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group === undefined) groups.set(key(row), [row]);
    else group.push(row);
  }
  return groups;
}
