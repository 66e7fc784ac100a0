import type { Dependency } from './plan.ts';

/** One entry of `dependencies` as a schema writes it. */
export interface WrittenDependency {
  /** Its place in the list, or its name in the object. */
  readonly at: string;
  /** undefined: it names no field. */
  readonly dependency: Dependency | undefined;
}

/**
 * Reads `dependencies` of a reaction as Formily does: an object by its names; a list of texts, which are counted without
 * the objects among them, and of `{ name, source, property }`.
 * @param value a list or an object
 */
export function dependenciesOf(value: object): readonly WrittenDependency[] {
  if (!Array.isArray(value))
    return Object.entries(value).map(([key, source]) => ({ at: key, dependency: dependency(key, source) }));
  let texts = 0;
  return value.map((each: unknown, index) => {
    const at = String(index);
    if (typeof each === 'string') return { at, dependency: dependency(String(texts++), each) };
    if (typeof each !== 'object' || each === null) return { at, dependency: undefined };
    const { name, source, property } = each as Readonly<Record<string, unknown>>;
    return { at, dependency: dependency(name, source, property) };
  });
}

function dependency(key: unknown, source: unknown, property?: unknown): Dependency | undefined {
  if (typeof key !== 'string' || key === '' || typeof source !== 'string') return undefined;
  const [address = '', way] = source.split(/\s*#\s*/);
  const read = way || property || 'value';
  return typeof read === 'string' ? { key, source: address, property: read } : undefined;
}
