import { resolveOptions, type PropSurroundings } from '../../../runtime/render/resolveProps.ts';
import type { DataType } from '../../../schemas/condition.ts';
import type { Option, Options } from '../../../schemas/option.ts';
import type { Text } from '../../../schemas/text.ts';
import type { CompiledField } from '../../../documents/form.ts';

/** A field as the widget that puts conditions together takes it. */
export interface ConditionField {
  code: string;
  title: Text;
  type: DataType;
  options?: readonly Option[];
  withTime?: boolean;
  people?: boolean;
}

/** Fields of a module as parts of conditions, their options looked up. Reads observables. */
export const conditionFields = (
  fields: readonly CompiledField[],
  around: PropSurroundings,
): readonly ConditionField[] =>
  fields.map(({ code, node, meta }) => {
    const written = node.props.options?.read(around.scope, around.root.locale.locale) as Options | undefined;
    const options =
      meta.hasOptions === true ? resolveOptions(written, { ...around, filter: true }) : undefined;
    return {
      // Whom a record names is compared by the id.
      code: meta.person === true ? `${code}.value` : code,
      title: node.source.title ?? code,
      type: meta.dataType,
      ...(options ? { options: options.options } : {}),
      ...(meta.person === true ? { people: true } : {}),
      ...(meta.column === 'datetime' ? { withTime: true } : {}),
    };
  });
