import type { CompiledField, CompiledForm } from '../../../documents/form.ts';
import type { ListColumn } from '../../../schemas/documents/mgrList.ts';
import { NO_CHOICE, type ColumnChoice, type Pin } from './columnChoice.ts';

/** A column of the table: its field, and how the document and the person want it. */
export interface Column {
  code: string;
  field: CompiledField;
  source: ListColumn;
  width: number;
  /** The person gave it its width: it stays that wide in every language. */
  sized: boolean;
  shown: boolean;
  pin: Pin;
}

const WIDTH = 140;
const SIDES: readonly Pin[] = ['left', 'none', 'right'];

/**
 * The columns of a list for this person: those whose field exists and may be read, in the chosen order; columns
 * that the choice does not know yet stand where the document puts them. Pinned ones stand at their edge.
 */
export function buildColumns(
  form: CompiledForm,
  sources: readonly ListColumn[],
  mayRead: (code: string) => boolean,
  { order, shown, pinned, widths }: ColumnChoice = NO_CHOICE,
): Column[] {
  const columns = sources.flatMap((source): Column[] => {
    const code = source.field;
    const field = form.byCode.get(code);
    if (!field || !mayRead(code)) return [];
    const own = widths[code];
    return [
      {
        code,
        field,
        source,
        width: own ?? source.width ?? field.meta.width ?? WIDTH,
        sized: own !== undefined,
        shown: shown[code] ?? source.hidden !== true,
        pin: pinned[code] ?? source.fixed ?? 'none',
      },
    ];
  });
  const place = new Map(order.map((code, index) => [code, index]));
  const ordered = columns
    .map((column, index) => ({ column, at: place.get(column.code) ?? index }))
    .sort((a, b) => a.at - b.at)
    .map(({ column }) => column);
  return SIDES.flatMap((side) => ordered.filter(({ pin }) => pin === side));
}

/** The order after one column took the place of another, which gives way. */
export function placeColumn(columns: readonly Column[], code: string, over: string): string[] {
  const codes = columns.map((column) => column.code);
  const from = codes.indexOf(code);
  const to = codes.indexOf(over);
  if (from < 0 || to < 0) return codes;
  codes.splice(to, 0, ...codes.splice(from, 1));
  return codes;
}
