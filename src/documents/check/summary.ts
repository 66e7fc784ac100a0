import type { ListColumn } from '../../schemas/documents/mgrList.ts';
import type { ColumnType } from '../../schemas/rendererMeta.ts';

const ORDERED: readonly ColumnType[] = ['number', 'date', 'datetime'];

/** The columns that a measure takes, as the server does. */
export const measurable: Readonly<Record<NonNullable<ListColumn['summary']>, readonly ColumnType[]>> = {
  sum: ['number'],
  avg: ['number'],
  min: ORDERED,
  max: ORDERED,
  count: [...ORDERED, 'text', 'bool', 'list', 'user', 'json'],
};
