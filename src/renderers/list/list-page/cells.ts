import { fieldCell } from '../../../documents/fieldText.ts';
import { DEFAULT_ZONE } from '../../../conditions/index.ts';
import { resolveOptions, type PropSurroundings } from '../../../runtime/render/resolveProps.ts';
import type { Options } from '../../../schemas/option.ts';
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
  const props = field.node.source.props ?? {};
  const options = field.node.props.options?.read(around.scope, around.root.locale.locale);
  const context: TextContext = {
    locale: around.root.locale.locale,
    zone: DEFAULT_ZONE,
    props,
    ...as,
    ...(field.meta.hasOptions === true
      ? { options: resolveOptions(options as Options | undefined, { ...around, filter: true }) }
      : {}),
  };
  return (row) => fieldCell(field, row[code], context);
}
