import { toText } from '../../../conditions/index.ts';
import type { Row } from './rowsOf.ts';

/** What tells a record from the others: its id, or its place where it has none. */
export const rowKey = (row: Row, index: number): string => toText(row.id) || `#${String(index)}`;
