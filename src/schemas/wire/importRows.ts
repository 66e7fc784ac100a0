/** What is wrong with a row of an imported file; `row` counts as spreadsheets do, the titles being row 1. */
export interface RowError {
  readonly row: number;
  /** Code of the field; empty where it is the row as a whole. */
  readonly field: string;
  readonly message: string;
}

/** What an import came to, or would come to. */
export interface ImportOutcome {
  readonly added: number;
  readonly updated: number;
  /** Rows that say what their records hold already; absent for none. */
  readonly unchanged?: number;
  /** Rows that were left out. */
  readonly failed: number;
  readonly errors: readonly RowError[];
  /** Required fields that no column fills, with how many rows are left out for it: told here, not of each row. */
  readonly unfilled?: readonly { readonly field: string; readonly rows: number }[];
  /** Rows below the titles that are not blank. */
  readonly rows: number;
  /** The file's columns. */
  readonly columns: readonly ImportColumn[];
  /** The column that fills each field. */
  readonly mapping: Readonly<Record<string, string>>;
  /** All rows that were left out, as a sheet with the reasons. */
  readonly report?: { readonly fileId: string; readonly url: string };
}

/** A column of an imported file. */
export interface ImportColumn {
  /** Its title; a repeated one is numbered. */
  readonly title: string;
  /** As spreadsheets call it: A, B, AA. */
  readonly name: string;
  /** Whether a column before it has the same title. */
  readonly repeated?: boolean;
  /** Its texts in the first rows. */
  readonly sample: readonly string[];
}

/** Work that outlasts a call, as its owner sees it (wire contract, section 5). */
export interface JobView {
  readonly state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  readonly done: number;
  readonly total: number;
  readonly result?: unknown;
  readonly msg?: string;
}

/** A job as its owner finds it again (`/job/list.do`). */
export interface JobSummary extends Omit<JobView, 'result'> {
  readonly jobId: string;
  readonly kind: string;
  readonly module: string;
  readonly title: string;
}
