import { Type } from 'typebox';

/** A calendar date as records hold it, `YYYY-MM-DD`, in the years that conditions read. */
const DATE_PATTERN = '^(19|[2-9]\\d)\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$';

/** An instant as records hold it: ISO 8601 UTC with milliseconds. */
const INSTANT_PATTERN =
  '^(19|[2-9]\\d)\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$';

/** A calendar date, with words for whoever writes another text. */
export const DateSchema = Type.String({
  pattern: DATE_PATTERN,
  wanted: { zhCN: '日期，如 2024-09-01', enUS: 'a date such as 2024-09-01' },
});

/** An instant, likewise. */
export const InstantSchema = Type.String({
  pattern: INSTANT_PATTERN,
  wanted: {
    zhCN: 'UTC 日期时间，如 2024-09-01T00:30:00.000Z',
    enUS: 'a date and time in UTC such as 2024-09-01T00:30:00.000Z',
  },
});

const date = new RegExp(DATE_PATTERN);

/** Whether a value is a date text; whether its month has that day is for the calendar to say. */
export const isDateText = (value: unknown): value is string => typeof value === 'string' && date.test(value);
