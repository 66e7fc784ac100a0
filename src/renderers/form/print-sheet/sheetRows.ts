import type { CompiledField } from '../../../documents/form.ts';
import type { FormModel } from '../../../runtime/form/FormModel.ts';

/** Fields side by side, or one that takes the whole width. */
export type SheetRow = readonly CompiledField[];

/** Columns of a form grid; a field that takes all of them there takes the whole width here too. */
const WHOLE = 24;

/** Whether a field holds objects, each a row of a table of its own. */
export const isTable = ({ meta, members }: CompiledField): boolean =>
  meta.members === 'many' && members !== undefined;

const isWide = ({ meta, node }: CompiledField): boolean =>
  (node.source.layout?.span ?? meta.span ?? 0) >= WHOLE;

/** The fields that are printed: those named, or all in the layout, as far as they show and hold something to read. */
export function printedFields(form: FormModel, codes: readonly string[] | undefined): CompiledField[] {
  const named = codes?.flatMap((code) => form.field(code) ?? []);
  const models = named ?? [...form.fields.values()].filter(({ compiled }) => compiled.placed);
  return models
    .filter(({ compiled, state }) => compiled.meta.column !== null && state.visible.value)
    .map(({ compiled }) => compiled);
}

/** Fields in rows of so many columns, in their order; one that is wide begins a row of its own. */
export function sheetRows(fields: readonly CompiledField[], columns: number): SheetRow[] {
  const rows: CompiledField[][] = [];
  let open: CompiledField[] | undefined;
  for (const field of fields) {
    if (isWide(field)) {
      rows.push([field]);
      open = undefined;
    } else if (open !== undefined && open.length < columns) {
      open.push(field);
    } else {
      open = [field];
      rows.push(open);
    }
  }
  return rows;
}
