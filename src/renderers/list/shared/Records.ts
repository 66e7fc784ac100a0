import { createContext, type ReactNode } from 'react';
import type { OptionList, SourceView } from '../../../schemas/prop.ts';
import type { RuleSet } from '../../../schemas/condition.ts';
import type { Sort } from '../../../schemas/documents/mgrList.ts';
import type { Cell } from '../../../schemas/rendererMeta.ts';
import { rowsOf, type Row } from './rowsOf.ts';
import type { ToneMeaning } from './ToneLegend.tsx';

/** Which records a view draws, instead of a page of them: a month of a calendar, what lies on a map. */
export interface RecordWindow {
  /** Beside everything that the list asks for already. */
  where?: RuleSet;
  /** Instead of the list's order. */
  sort?: readonly Sort[];
  /** The most that the view draws; it says so where there are more. */
  limit: number;
}

/** What a list knows of a member of its records. */
export interface RecordField {
  readonly title: string;
  readonly options: OptionList | undefined;
  /** Whether the role may change it. */
  readonly writable: boolean;
  /** Whether the list lets people sort by it. */
  readonly sortable?: boolean;
  cell(row: Row): Cell;
}

/**
 * The records that a list view draws, wherever they come from: a source of the page, or the list page that the view
 * stands in. Members are observable; read them in an observer.
 */
export interface Records {
  readonly rows: readonly Row[];
  /** How many there are, drawn or not. */
  readonly total: number;
  readonly status: SourceView['status'];
  readonly error: string;
  /** Whether what failed fails for want of a right. */
  readonly refused?: boolean;
  reload(): void;
  /** Undefined for what is no field, or may not be read. */
  field(code: string): RecordField | undefined;
  /** Whether the list leaves a field out for now: it has a column of it, whose flag does not hold. Reads observables. */
  omits?(code: string): boolean;
  /** Whether they are a window rather than a page among others. */
  readonly windowed: boolean;
  /** Asks for a window; undefined: for pages again. Absent where the records are all there are. */
  readonly ask?: (window: RecordWindow | undefined) => void;
  /**
   * Records that one of their members names, whatever was searched and filtered: the list's own, as far as the reader
   * may see them. Absent where the records are all there are.
   */
  readonly find?: (member: string, names: readonly string[]) => Promise<readonly Row[]>;
  /** Opens a record. */
  readonly open?: (row: Row) => void;
  /** Keeps changes of a record; what went wrong is told. @returns whether they were kept */
  readonly update?: (row: Row, changes: Readonly<Record<string, unknown>>) => Promise<boolean>;
  /** Chooses records for what can be done to several; absent where there is nothing to do. */
  readonly choice?: RecordChoice | undefined;
  /** What marks a record by the rules of its list; absent where it has none. Reads observables. */
  readonly markOf?: (row: Row) => ToneMeaning | undefined;
  /** What the marks stand for. */
  readonly marks?: readonly ToneMeaning[];
  /** Draws what can be done with a record; absent where that is nothing. */
  readonly actions?: (row: Row) => ReactNode;
}

/** Which records are chosen. Observable. */
export interface RecordChoice {
  has(row: Row): boolean;
  set(row: Row, chosen: boolean): void;
}

/** Set by a list page around the view that it draws. */
export const RecordsContext = createContext<Records | undefined>(undefined);

/** The records of a source of the page: there is nothing known of their members, and nothing to write. */
export function sourceRecords(source: SourceView | undefined): Records {
  const rows = rowsOf(source);
  return {
    rows,
    total: source?.total ?? rows.length,
    status: source?.status ?? 'ready',
    error: source?.error ?? '',
    refused: source?.refused ?? false,
    windowed: false,
    reload: () => source?.reload(),
    field: () => undefined,
  };
}
