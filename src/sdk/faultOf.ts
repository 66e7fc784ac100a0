/** What of JSON Schema the APIs use (`src/schemas/embed/apis.ts`). */
interface Schema {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean';
  readonly anyOf?: readonly Schema[];
  readonly const?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}

/**
 * Holds a value to the JSON Schema that a frame sent.
 * @param at where the value stands
 * @returns where it does not fit, as a JSON pointer; nothing where it does
 */
export function faultOf(schema: unknown, value: unknown, at = ''): string | undefined {
  const { type, anyOf, ...limits } = schema as Schema;
  if (anyOf?.every((each) => faultOf(each, value) !== undefined)) return at;
  if (type !== undefined && !isOf[type](value)) return at;
  if ('const' in limits && limits.const !== value) return at;
  if (typeof value === 'string' && !fitsText(limits, value)) return at;
  if (typeof value === 'number' && !within(value, limits.minimum, limits.maximum)) return at;
  if (Array.isArray(value)) return faultOfItems(limits, value, at);
  return isOf.object(value) ? faultOfProperties(limits, value, at) : undefined;
}

const isOf = {
  object: (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
  array: (value: unknown) => Array.isArray(value),
  string: (value: unknown) => typeof value === 'string',
  integer: (value: unknown) => Number.isInteger(value),
  boolean: (value: unknown) => typeof value === 'boolean',
};

const within = (figure: number, least = -Infinity, most = Infinity): boolean =>
  figure >= least && figure <= most;

const fitsText = ({ minLength, maxLength, pattern }: Schema, text: string): boolean =>
  // Characters, as JSON Schema counts them.
  within(Array.from(text).length, minLength, maxLength) &&
  (pattern === undefined || new RegExp(pattern, 'u').test(text));

function faultOfItems({ items, minItems, maxItems }: Schema, list: readonly unknown[], at: string) {
  if (!within(list.length, minItems, maxItems)) return at;
  for (const [index, item] of list.entries()) {
    const fault = items && faultOf(items, item, `${at}/${index}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function faultOfProperties(
  { properties = {}, required = [], additionalProperties }: Schema,
  value: Readonly<Record<string, unknown>>,
  at: string,
): string | undefined {
  for (const name of new Set([...required, ...Object.keys(value)])) {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const unknown = own === undefined && additionalProperties === false;
    // What may be absent may be `undefined`.
    const absent = value[name] === undefined && !required.includes(name);
    const fault = unknown
      ? `${at}/${name}`
      : absent
        ? undefined
        : faultOf(own ?? {}, value[name], `${at}/${name}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
