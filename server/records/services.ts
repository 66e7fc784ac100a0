import type { EntranceIndex } from '../documents/EntranceIndex.ts';
import type { DocumentServices } from '../documents/services.ts';
import type { Leavers } from '../organisation/Leavers.ts';
import type { Secrets } from '../security/secrets.ts';
import type { Reading, Work } from '../work/Work.ts';
import type { ModuleRules } from './moduleRules.ts';
import type { FindHolds, KeepFiles } from './holds.ts';
import type { RowReader } from './sourceOptions.ts';

/** What the record engine takes of the platform. */
export interface RecordServices extends DocumentServices {
  /** What menus let each role reach. */
  readonly entrances: EntranceIndex;
  readonly secrets: Secrets;
  /** What modules of the product keep beside their forms. */
  readonly moduleRules: ModuleRules;
  /** What is held by a flow. */
  readonly holds: FindHolds;
  /** Keeps files that finished papers of flows name, once their record names them no more. */
  readonly keepFiles: KeepFiles;
  /** What is done when an account is disabled or removed. */
  readonly leavers: Leavers<RecordWork>;
  /** Reads the rows of a call that a form names as a source. */
  readonly readRows: RowReader;
}

/** Records are read. */
export type RecordReading = Reading<RecordServices>;

/** Records are written. */
export type RecordWork = Work<RecordServices>;
