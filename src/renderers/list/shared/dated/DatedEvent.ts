import type { Tone } from '../../../../schemas/option.ts';
import type { Day } from '../days.ts';
import type { Row } from '../rowsOf.ts';

/** A record on its days. */
export interface DatedEvent {
  key: string;
  row: Row;
  title: string;
  tone: Tone | undefined;
  from: Day;
  /** Not before `from`. */
  to: Day;
}

/** A side of a record on its days. */
export type Edge = 'start' | 'end';
