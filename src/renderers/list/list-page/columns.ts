import type { CompiledField, CompiledForm } from '../../../documents/form.ts';
import type { ListColumn } from '../../../schemas/documents/mgrList.ts';

/** A column of the table: its field, and how the document and the person want it. */
export interface Column {
  code: string;
  field: CompiledField;
  source: ListColumn;
  width: number;
  shown: boolean;
}

/** What a person changed about a list's columns, kept on this device. */
export interface ColumnChoice {
  /** Codes in order. */
  order: string[];
  /** Codes that are shown or hidden against the document. */
  shown: Record<string, boolean>;
}

const WIDTH = 140;

/**
 * The columns of a list for this person: those whose field exists and may be read, in the chosen order; columns
 * that the choice does not know yet stand where the document puts them.
 */
export function buildColumns(
  form: CompiledForm,
  sources: readonly ListColumn[],
  mayRead: (code: string) => boolean,
  choice: ColumnChoice | undefined,
): Column[] {
  const columns = sources.flatMap((source): Column[] => {
    const field = form.byCode.get(source.field);
    if (!field || !mayRead(source.field)) return [];
    return [
      {
        code: source.field,
        field,
        source,
        width: source.width ?? field.meta.width ?? WIDTH,
        shown: choice?.shown[source.field] ?? source.hidden !== true,
      },
    ];
  });
  if (!choice) return columns;
  const place = new Map(choice.order.map((code, index) => [code, index]));
  return columns
    .map((column, index) => ({ column, at: place.get(column.code) ?? index }))
    .sort((a, b) => a.at - b.at)
    .map(({ column }) => column);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Reads a kept choice; what does not fit counts as none. */
export function readChoice(kept: unknown): ColumnChoice | undefined {
  if (!isObject(kept)) return undefined;
  const { order, shown } = kept as Partial<ColumnChoice>;
  if (!Array.isArray(order) || !isObject(shown)) return undefined;
  return { order: order.filter((code) => typeof code === 'string'), shown };
}

/** The order after one column went a place up or down. */
export function moveColumn(columns: readonly Column[], code: string, by: -1 | 1): string[] {
  const codes = columns.map((column) => column.code);
  const from = codes.indexOf(code);
  const to = from + by;
  const other = codes[to];
  if (from < 0 || other === undefined) return codes;
  codes[from] = other;
  codes[to] = code;
  return codes;
}
