import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Json, Timestamp } from './columns.ts';

export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** When recurring jobs are due next. */
interface ScheduleTable {
  name: string;
  due_at: CreatedAt;
}

interface JobTable {
  id: string;
  /** Which kind of job it is. */
  name: string;
  /** What it is told; empty once it has ended. */
  payload: Json<unknown>;
  /** Not before. */
  run_at: CreatedAt;
  /** Of those with one key one waits or runs. */
  key: string | null;
  /** Runs that were begun. */
  tries: Generated<number>;
  /** The run that it is in: who took it over begins another. */
  run: string | null;
  /** User id; null for the platform's own. */
  owner: string | null;
  state: Generated<JobState>;
  done: Generated<number>;
  total: Generated<number>;
  result: ColumnType<unknown, string | null | undefined, string | null>;
  msg: ColumnType<{ zhCN: string; enUS: string } | null, string | null | undefined, string | null>;
  /** What it is about; null where nobody is told of it who does not hold its id. */
  about: ColumnType<
    { module: string; title: { zhCN: string; enUS: string }; requestId?: string } | null,
    string | null | undefined,
    never
  >;
  /** When its owner saw that it had ended, or was told. */
  told_at: Timestamp | null;
  /** Its owner wants it no more. */
  cancel: Generated<boolean>;
  created_at: CreatedAt;
  /** When its process was last heard of. */
  seen_at: CreatedAt;
}

/** Work that outlasts a call, and the clock behind it. */
export interface JobTables {
  'atrium.job': JobTable;
  'atrium.schedule': ScheduleTable;
}
