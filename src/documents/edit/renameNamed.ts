import { declarationOf } from '../uses/declaration.ts';
import { renameAt } from '../pointer.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { LocalText } from '../../schemas/text.ts';
import { FIELD_CODE, isRefusedCode } from '../../schemas/kinds.ts';
import { carryCode } from './carryCode.ts';
import { type Command, gone, type Refused, refuse, withValue } from './command.ts';
import type { Declaration } from '../uses/declaration.ts';
import { isOwnField } from './placeOf.ts';

const CODE = new RegExp(FIELD_CODE);

/** How the step is called by which a part gets another name. */
export const renameTitle = (from: string, to: string): LocalText => ({
  zhCN: `“${from}”改名为“${to}”`,
  enUS: `Rename “${from}” to “${to}”`,
});

/** Why a part cannot be called so; undefined where it can. */
export function refusedName({ part, siblings }: Declaration, to: string): Refused | undefined {
  if (!CODE.test(to))
    return refuse(
      '以字母开头，只含字母、数字和下划线，最多 63 个字符',
      'Begin with a letter; letters, digits and underscores, at most 63',
    );
  if (part.role === 'field' && isRefusedCode(to))
    return refuse(`“${to}”由系统保留`, `“${to}” is kept for the platform`);
  if (siblings.has(to)) return refuse(`“${to}”已被使用`, `“${to}” is taken`);
  return undefined;
}

/**
 * Gives a field another code, or a source, a variable, a parameter, an input or an event another name, where it is
 * declared. With the code of a form's field goes what the form says of it under its code (its places, its rights, how it is
 * stored); whatever else names it keeps the old name.
 */
export function renameNamed(key: string, to: string): Command {
  return (document, { metas }) => {
    const declaration = declarationOf(document, key, metas);
    if (declaration === undefined) return gone();
    const refused = refusedName(declaration, to);
    if (refused !== undefined) return refused;
    const { part, name, place } = declaration;
    const renamed =
      place.isKey === true
        ? (renameAt(document, place.path, to) as AtriumDocument)
        : withValue(document, place.path, to);
    const select = [part.role === 'field' ? part.key : `${part.role}:${to}`];
    const whole = isOwnField(part) ? carryCode(renamed, name, to) : renamed;
    return { document: whole, title: renameTitle(name, to), select };
  };
}
