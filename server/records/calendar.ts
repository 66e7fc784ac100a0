const FIRST_YEAR = 1900;
const LAST_YEAR = 9999;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** Whether a text is a date that the calendar has, `YYYY-MM-DD`, of the years that conditions know. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (year === undefined || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/**
 * Reads an ISO 8601 date-time that names its offset.
 * @returns it in UTC with milliseconds, undefined where it is none
 */
export function readDateTime(text: string): string | undefined {
  const date = DATE_TIME.exec(text)?.[1];
  if (date === undefined || !isCalendarDate(date)) return undefined;
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  return year < FIRST_YEAR || year > LAST_YEAR ? undefined : instant.toISOString();
}
