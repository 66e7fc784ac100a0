import type { FormDocument } from '../documents/index.ts';

/** A form that was made of a sheet, as nobody has saved it yet, with what it was made of. */
export interface FormProposal {
  readonly form: FormDocument;
  /** By the code of a field, the title of the column that fills it, as `importRows` takes it. */
  readonly mapping: Readonly<Record<string, string>>;
  /** In the order of the fields. */
  readonly columns: readonly ProposedColumn[];
  /** Rows of titles, one below the other. */
  readonly headerRows: number;
  /** Rows below the titles that hold something, less notes and totals at the end. */
  readonly rows: number;
  /** The last row of the titles, as people count rows: the one by which an import finds its columns. */
  readonly headerRow: number;
  /** The last row that holds a record, where notes or totals stand below it. */
  readonly lastRow?: number;
  /** Rows that one import takes; a file of more has to be parted. */
  readonly mostRows: number;
  /** Of a workbook: the sheet that was read. */
  readonly sheet?: string;
  /** Of a workbook: its sheets that hold something, the visible ones first; `rows` with their titles, where it is known. */
  readonly sheets?: readonly { readonly name: string; readonly rows?: number; readonly hidden?: true }[];
  /** What a person should know of the sheet as a whole, in the language of the request. */
  readonly hints?: readonly string[];
}

/** A column that would become a field. */
export interface ProposedColumn {
  readonly title: string;
  readonly code: string;
  /** Type of the widget. */
  readonly type: string;
  /** What a person should look at, in the language of the request. */
  readonly doubts: readonly string[];
  /** What it says in its first rows. */
  readonly samples: readonly string[];
  /** What it can become. */
  readonly types: readonly ProposedType[];
}

/** A type that a column can become, with the props of its node. */
export interface ProposedType {
  readonly type: string;
  readonly props?: Readonly<Record<string, unknown>>;
  /** Cells, of the first ones, that it would not take. */
  readonly unread: number;
}
