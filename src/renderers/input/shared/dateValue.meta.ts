/** A calendar date as records hold it, `YYYY-MM-DD`, in the years that conditions read. */
export const DATE_PATTERN = '^(19|[2-9]\\d)\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$';

/** An instant as records hold it: ISO 8601 UTC with milliseconds. */
export const INSTANT_PATTERN =
  '^(19|[2-9]\\d)\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$';

const date = new RegExp(DATE_PATTERN);

/** Whether a value is a date text; whether its month has that day is for the calendar to say. */
export const isDateText = (value: unknown): value is string => typeof value === 'string' && date.test(value);
