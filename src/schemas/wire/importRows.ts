/** What is wrong with a row of an imported file; `row` counts as spreadsheets do. */
export interface RowError {
  readonly row: number;
  /** Code of the field; empty where it is the row as a whole. */
  readonly field: string;
  readonly message: string;
}

/** How a file is to be read; what is absent the server finds. */
export interface SheetWish {
  /** Name of the sheet of a workbook. */
  readonly sheet?: string;
  /** The row of the titles. */
  readonly headerRow?: number;
  /** The last row that is read; notes and totals stand below it. */
  readonly lastRow?: number;
  /** Hidden rows are left out. */
  readonly skipHidden?: boolean;
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
  /** Of a workbook: the sheet that was read. */
  readonly sheet?: string;
  /** Of a workbook: its sheets that hold something, the visible ones first. */
  readonly sheets?: readonly ImportSheet[];
  /** The row of the titles. */
  readonly headerRow: number;
  /** The first rows of the sheet, one of which holds the titles. */
  readonly firstRows: readonly { readonly row: number; readonly text: string }[];
  /** Hidden rows below the titles; absent for none. */
  readonly hiddenRows?: number;
  /** What a person should look at, in the language of the request: that others of the sheets could be meant, and the like. */
  readonly hints?: readonly string[];
  /** Numbers of the rows that the samples of columns are of. */
  readonly sampleRows: readonly number[];
  /** The file's columns. */
  readonly columns: readonly ImportColumn[];
  /** The column that fills each field. */
  readonly mapping: Readonly<Record<string, string>>;
  /** All rows that were left out, as a sheet with the reasons. */
  readonly report?: { readonly fileId: string; readonly url: string };
}

/** A sheet of an imported workbook. */
export interface ImportSheet {
  readonly name: string;
  readonly hidden?: true;
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

/** Work that outlasts a call, as its owner sees it. */
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
  /** The id of the request that it was asked for with, where that had one. */
  readonly requestId?: string;
}
