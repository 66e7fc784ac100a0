import { fieldCell } from '../../../documents/fieldText.ts';
import { textContext } from '../../../runtime/render/textContext.ts';
import type { PropSurroundings } from '../../../runtime/render/resolveProps.ts';
import type { Cell, TextContext } from '../../../schemas/rendererMeta.ts';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';
import type { Column } from './columns.ts';

/**
 * How the cells of a column are made. The options behind its values are looked up once for the column, not for each
 * cell; reads are observable.
 * @param as how the texts are written, apart from what the field says
 */
export function cellMaker(
  column: Column,
  around: PropSurroundings,
  as: Pick<TextContext, 'grouped'> = {},
): (row: ModuleRecord) => Cell {
  const { field, code } = column;
  const context: TextContext = { ...textContext(field, { ...around, filter: true }), ...as };
  return (row) => fieldCell(field, row[code], context);
}
