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
  /** Rows that were left out. */
  readonly failed: number;
  readonly errors: readonly RowError[];
  /** Rows below the titles. */
  readonly rows: number;
  /** Titles of the file's columns, each with its first texts. */
  readonly columns: readonly { readonly title: string; readonly sample: readonly string[] }[];
  /** The column that fills each field. */
  readonly mapping: Readonly<Record<string, string>>;
}

/** Work that outlasts a call, as its owner sees it (wire contract, section 5). */
export interface JobView {
  readonly state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  readonly done: number;
  readonly total: number;
  readonly result?: unknown;
  readonly msg?: string;
}
