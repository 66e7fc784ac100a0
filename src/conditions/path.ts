import { isForbiddenKey } from '../schemas/forbiddenKey.ts';
import type { Scope } from './options.ts';

export { isForbiddenKey };

/**
 * Reading data by name. Only own properties of plain objects are read (prototype null or Object.prototype, which
 * holds for a MobX observable of one), of a list only indices and `length`, of a text nothing. Functions are not
 * data: a property that holds one reads as undefined. Nothing here throws, unless a getter of the scope does.
 */

const objectPrototype = Object.prototype;
const INDEX = /^(?:0|[1-9]\d{0,9})$/;

/** One step of a path: a property, or an element of a list where `index` is not negative. */
export interface Step {
  readonly key: string;
  readonly index: number;
  /** Where its name begins in the text, where somebody asked (`expression/located.ts`). */
  readonly at?: number;
}

/** A step for a property name; digits also name an element, should the value be a list. */
export const stepOf = (key: string): Step => ({ key, index: INDEX.test(key) ? Number(key) : -1 });

/**
 * Reads `form.leave.days`, `items[0].name` into steps.
 * Undefined where the text is no path: empty, with an empty step, or with brackets that hold no index.
 */
export function parsePath(text: string): readonly Step[] | undefined {
  if (!/^[^.[\]]+(?:\[\d{1,10}\])*(?:\.[^.[\]]+(?:\[\d{1,10}\])*)*$/.test(text)) return undefined;
  return text
    .replaceAll('[', '.')
    .replaceAll(']', '')
    .split('.')
    .map((key, position) => (position === 0 ? { key, index: -1 } : stepOf(key)));
}

/** The one way of writing a path, so that `items[0].name` and `items.0.name` are seen to be the same. */
export const pathText = (steps: readonly Step[]): string => steps.map(({ key }) => key).join('.');

/** True for objects whose own properties are data: prototype null or Object.prototype. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === objectPrototype || prototype === null;
}

/**
 * Asks an observable for a name that it does not hold, so that whoever reads runs again once it is there. The
 * answer is of no use: unlike own properties it follows the prototype.
 */
export function track(scope: object, name: string): void {
  Reflect.has(scope, name);
}

// hasOwnProperty is measurably faster than Object.hasOwn where names vary.
/**
 * An own property of the scope, undefined where it holds none of that name. For speed the caller sees to it that
 * the name is not forbidden: once at compile, or before each read of a computed name.
 */
export function readName(scope: Scope, name: string): unknown {
  if (scope === null || scope === undefined) return undefined;
  if (!Object.prototype.hasOwnProperty.call(scope, name)) {
    track(scope, name);
    return undefined;
  }
  const value: unknown = (scope as Record<string, unknown>)[name];
  return typeof value === 'function' ? undefined : value;
}

/** An element of a list; undefined outside it, so that an observable list is never asked beyond its end. */
export function readElement(list: readonly unknown[], index: number): unknown {
  if (!(index >= 0 && index < list.length)) return undefined;
  const value = list[index];
  return typeof value === 'function' ? undefined : value;
}

/** One step into a value; as for `readName`, the caller sees to forbidden names. */
export function readStep(value: unknown, step: Step): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === objectPrototype || prototype === null) return readName(value, step.key);
  if (!Array.isArray(value)) return undefined;
  return step.key === 'length' ? value.length : readElement(value, step.index);
}

/** Compiles a path into a reader; a path that cannot be read gives undefined for every scope. */
export function pathReader(steps: readonly Step[] | undefined): (scope: Scope) => unknown {
  if (steps === undefined || steps.some(({ key }) => isForbiddenKey(key))) return () => undefined;
  const [first, second, ...rest] = steps;
  if (first === undefined) return () => undefined;
  const { key } = first;
  if (second === undefined) return (scope) => readName(scope, key);
  if (rest.length === 0) return (scope) => readStep(readName(scope, key), second);
  return (scope) => {
    let value = readStep(readName(scope, key), second);
    for (const step of rest) value = readStep(value, step);
    return value;
  };
}
