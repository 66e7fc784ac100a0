import type { TargetKey } from '../../documents/edit/command.ts';
import { placeOf } from '../../documents/edit/placeOf.ts';
import { refusalOf } from '../../documents/parts/nesting.ts';
import { around, type Holding, type Part, type PartRole } from '../../documents/parts/part.ts';
import type { DesignModel } from './DesignModel.ts';

/**
 * Where a new widget goes: into the selected part if it takes it, else behind it, else behind what is around it, else to
 * the end of the document. Undefined where no place takes it; then `refusal` of the model's next command says why.
 */
export function insertionPoint(
  { primary, tree, language }: DesignModel,
  type: string,
): TargetKey | undefined {
  const isField = language.metas.get(type)?.field !== undefined;
  const takes = (parent: Part, holding: Holding): boolean => {
    const role = isField && holding.roles.includes('field') ? 'field' : 'node';
    return (
      holding.form === 'list' && refusalOf({ role, type }, { parent, holding }, language.metas) === undefined
    );
  };
  return pointFor({ primary, tree }, takes);
}

/** Where a part of a role goes, by the same order; for what is no widget. */
export const placeFor = (model: DesignModel, role: PartRole): TargetKey | undefined =>
  pointFor(model, (_, { form, roles }) => form === 'list' && roles.includes(role));

function pointFor(
  { primary, tree }: Pick<DesignModel, 'primary' | 'tree'>,
  takes: (parent: Part, holding: Holding) => boolean,
): TargetKey | undefined {
  const into = (part: Part): TargetKey | undefined => {
    const holding = part.holdings.find((each) => takes(part, each));
    return holding && { parent: part.key, holding: holding.name, index: holding.parts.length };
  };
  if (primary === undefined) return into(tree.root);
  const inside = into(primary);
  if (primary.role !== 'document' && inside !== undefined) return inside;
  // A field that the layout places stands there for whoever looks at the form.
  const standing = placeOf(tree, primary) ?? primary;
  for (const part of [standing, ...around(standing)]) {
    const { within } = part;
    if (within !== undefined && takes(within.parent, within.holding))
      return { parent: within.parent.key, holding: within.holding.name, index: within.index + 1 };
  }
  return into(tree.root);
}
