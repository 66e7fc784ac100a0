import type { FieldMeta } from '../schemas/rendererMeta.ts';

type Values = Record<string, unknown>;
/** What is asked of a field that holds objects. */
interface Holder {
  meta: Pick<FieldMeta, 'members'>;
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects in the value of a field that holds them: one, several, or none. What is no object is passed over. */
export function objectsIn({ meta }: Holder, value: unknown): readonly Values[] {
  if (meta.members === 'one') return [isObject(value) ? value : {}];
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The value that such objects make. Nothing but empty members in one, and no object in a list, is the empty value. */
export function joinObjects({ meta }: Holder, objects: readonly Readonly<Values>[]): unknown {
  if (meta.members === 'many') return objects.length === 0 ? null : objects;
  const [only = {}] = objects;
  return Object.values(only).every((value) => value === null || value === undefined) ? null : only;
}

/** The value with each of its objects replaced; the very same where none is another. */
export function mapObjects(
  field: Holder,
  value: unknown,
  replace: (object: Readonly<Values>) => Readonly<Values>,
): unknown {
  const before = objectsIn(field, value);
  const after = before.map(replace);
  return after.every((object, index) => object === before[index]) ? value : joinObjects(field, after);
}
