import { pointer } from '../../schemas/pointer.ts';
import { around, type Part, type PartTree } from './part.ts';

const PREFIX = 'override:';

/** What a further form says of a field of its module; a part that says nothing yet where it says nothing. */
function overrideOf(root: Part | undefined, field: string): Part | undefined {
  const holding = root?.holdings.find(({ name }) => name === 'overrides');
  if (root === undefined || holding === undefined) return undefined;
  const found = holding.parts.find(({ name }) => name === field);
  if (found !== undefined) return found;
  return {
    key: `${PREFIX}${field}`,
    role: 'override',
    pointer: pointer(holding.pointer, field),
    value: {},
    name: field,
    title: undefined,
    type: undefined,
    holdings: [],
    within: { parent: root, holding, index: holding.parts.length },
  };
}

/** The part of a key; of a key of what a further form changes of a field also where it changes nothing yet. */
export const partToSet = ({ root, byKey }: PartTree, key: string): Part | undefined =>
  byKey.get(key) ?? (key.startsWith(PREFIX) ? overrideOf(root, key.slice(PREFIX.length)) : undefined);

/** The part in which a further form changes the field that a place stands for; of anything else none. */
export const overrideOfPlace = (part: Part): Part | undefined =>
  part.role === 'place' ? overrideOf([...around(part)].at(-1), part.name) : undefined;
