/** A cell of a sheet; null is empty. */
export type SheetCell = string | number | boolean | Date | null;

/** A table as people read it: titles, then rows. */
export interface Sheet {
  readonly header: readonly string[];
  /** Format codes of the numbers in the columns; absent for the usual ones. */
  readonly formats?: readonly (string | undefined)[];
  /** Columns whose texts are days, or days with a time of day: a workbook holds them as such. */
  readonly dates?: readonly ('date' | 'datetime' | undefined)[];
  readonly rows: readonly (readonly SheetCell[])[];
}
