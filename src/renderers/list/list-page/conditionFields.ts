import type { CompiledField } from '../../../documents/form.ts';
import { resolveOptions, type PropSurroundings } from '../../../runtime/render/resolveProps.ts';
import type { DataType, JudgeType } from '../../../schemas/condition.ts';
import type { Option, Options } from '../../../schemas/option.ts';
import type { Text } from '../../../schemas/text.ts';

/** A field as the widget that puts conditions together takes it. */
export interface ConditionField {
  code: string;
  title: Text;
  type: DataType;
  options?: readonly Option[];
  withTime?: boolean;
  people?: boolean;
  operators?: readonly JudgeType[];
}

const WHETHER: readonly JudgeType[] = ['notEmpty', 'empty'];
const HOW_MANY: readonly JudgeType[] = [...WHETHER, 'lengthGreater', 'lengthEqual', 'lengthLess'];

/** Fields of a module as parts of conditions, their options looked up. Reads observables. */
export const conditionFields = (
  fields: readonly CompiledField[],
  around: PropSurroundings,
): readonly ConditionField[] =>
  fields.flatMap(({ code, node, meta }): ConditionField | ConditionField[] => {
    const title = node.source.title ?? code;
    const { locale } = around.root;
    if (meta.parts) {
      return meta.parts.map(({ path, dataType, title: part, people }) => ({
        code: `${code}${path}`,
        title: part ? `${locale.localise(title)} (${locale.localise(part)})` : title,
        type: dataType,
        ...(people === true ? { people } : {}),
      }));
    }
    // Of a value without parts to compare there is only to say whether it is there, and how much.
    if (meta.column === 'json') {
      return { code, title, type: 'array', operators: meta.dataType === 'array' ? HOW_MANY : WHETHER };
    }
    const written = node.props.options?.read(around.scope, locale.locale) as Options | undefined;
    const options =
      meta.hasOptions === true ? resolveOptions(written, { ...around, filter: true }) : undefined;
    return {
      code,
      title,
      type: meta.dataType,
      ...(options ? { options: options.options } : {}),
      ...(meta.column === 'datetime' ? { withTime: true } : {}),
    };
  });
