import type { Part, PartTree } from '../parts/part.ts';

/** The code of a field; empty where the part has none. */
export const codeOf = ({ value }: Pick<Part, 'value'>): string => {
  const { name } = (value ?? {}) as { name?: unknown };
  return typeof name === 'string' ? name : '';
};

/** Whether a part is a field of the form itself, none inside of another field. */
export const isOwnField = ({ role, within }: Part): boolean =>
  role === 'field' && within?.holding.pointer === '/fields';

/** Where the layout of a form has a field of its own; undefined where it has it nowhere, or the form has no layout. */
export const placeOf = (tree: PartTree, field: Part): Part | undefined =>
  isOwnField(field) ? tree.byKey.get(`place:${codeOf(field)}`) : undefined;
