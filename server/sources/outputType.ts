/** What a column of an answer holds. */
export const outputTypes = ['text', 'number', 'bool', 'date', 'datetime', 'texts', 'json'] as const;
export type OutputType = (typeof outputTypes)[number];
