import { isRecord, own, type Raw } from './read/json.ts';

/** Members that Formily alone has; others that begin with `x-` are anybody's. */
const OWN = new Set([
  'x-component',
  'x-component-props',
  'x-decorator',
  'x-decorator-props',
  'x-reactions',
  'x-validator',
  'x-display',
  'x-pattern',
  'x-content',
  'x-designable-id',
]);

/** Whether a schema is one of Formily's: some property of it has a member that Formily alone has. */
export const isFormilySchema = (schema: unknown): boolean => {
  const inside = isRecord(schema) && isRecord(own(schema, 'schema')) ? own(schema, 'schema') : schema;
  return isRecord(inside) && holdsOwn(inside, 0);
};

function holdsOwn(schema: Raw, depth: number): boolean {
  const properties = own(schema, 'properties');
  if (!isRecord(properties) || depth > 40) return false;
  return Object.values(properties).some((each) => {
    if (!isRecord(each)) return false;
    if (own(each, 'type') === 'void' || Object.keys(each).some((key) => OWN.has(key))) return true;
    const items = own(each, 'items');
    return holdsOwn(each, depth + 1) || (isRecord(items) && holdsOwn(items, depth + 1));
  });
}
