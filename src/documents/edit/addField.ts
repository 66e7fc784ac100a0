import type { Text } from '../../schemas/text.ts';
import type { PartRole } from '../parts/part.ts';
import { type Command, findTarget, gone, put, refuse, type TargetKey, treeOf } from './command.ts';
import { stepTitle } from './stepTitle.ts';

/** Parts that stand for a field of the document's module, as they begin. */
const begun: Partial<Record<PartRole, (field: string) => object>> = {
  column: (field) => ({ field }),
  filter: (field) => ({ field }),
  sort: (field) => ({ field, order: 'asc' }),
  place: (field) => ({ field }),
};

/** As what a list of parts takes a field; undefined where it takes none. */
export const fieldRole = (roles: readonly PartRole[]): PartRole | undefined =>
  roles.find((role) => Object.hasOwn(begun, role));

/**
 * Puts a field of the module among the columns, filters or sorts of a list, or into the layout of a further form.
 * @param title how people call the field
 */
export function addField(field: string, title: Text, at: TargetKey): Command {
  return (document, language) => {
    const tree = treeOf(document, language);
    const target = findTarget(tree, at);
    if (target === undefined) return gone();
    const role = fieldRole(target.holding.roles);
    const value = role && begun[role]?.(field);
    // A form's own layout takes its own fields, which stand in it already.
    const isOwn = role === 'place' && document.kind === 'form';
    if (role === undefined || value === undefined || isOwn)
      return refuse('这里不能放字段', 'No field can stand here');
    const key = `${role}:${field}`;
    if (tree.byKey.has(key)) return refuse('该字段已在其中', 'That field is there already');
    const { zhCN, enUS } = target.holding.title;
    const step = stepTitle(`新增${zhCN}：`, `Add to ${enUS.toLowerCase()}:`, title);
    return { document: put(document, target, [value]), title: step, select: [key] };
  };
}
