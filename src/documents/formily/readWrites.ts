import { isForbiddenKey } from '../../schemas/forbiddenKey.ts';
import { pointer } from '../../schemas/pointer.ts';
import type { StateWrite } from './plan.ts';
import type { Reading } from './Reading.ts';
import { readOptions } from './readOptions.ts';
import { safeProps } from './safeProps.ts';
import { isProps, RULES, STATE, STATE_OF } from './stateMembers.ts';

/** Names of a way such as `component[1].style.width`, `componentProps.style`. */
const WAY = /^[\p{L}_$][\p{L}\d_$-]*(?:\[\d+\]|\.[\p{L}\d_$-]+){0,20}$/u;

/** Reads `state` of a reaction: members of the field's state, by their ways. */
export function readState(value: unknown, path: string, reading: Reading): readonly StateWrite[] {
  return membersOf(value, path, reading).flatMap(([name, part]) => {
    const at = pointer(path, name);
    const to = wayOf(name);
    if (to === undefined || !STATE.has(to[0] ?? '')) {
      reading.unused(name, at);
      return [];
    }
    return write(to, part, at, reading);
  });
}

/** Reads `schema` of a reaction: members of the field's schema that have a place in its state. */
export function readSchemaWrites(value: unknown, path: string, reading: Reading): readonly StateWrite[] {
  return membersOf(value, path, reading).flatMap(([name, part]) => {
    const at = pointer(path, name);
    const state = STATE_OF.get(name);
    if (state !== undefined) return write([state], part, at, reading);
    if (RULES.has(name)) return rule(name, part, at, reading);
    reading.unused(name, at);
    return [];
  });
}

/** What one member of a field becomes; props of a component one by one, so that others are not touched. */
export function write(
  to: readonly string[],
  value: unknown,
  path: string,
  reading: Reading,
): readonly StateWrite[] {
  if (isProps(to[0])) {
    const way = to.slice(1);
    if (way.length === 0)
      return membersOf(value, path, reading).flatMap(([name, part]) =>
        write([...to, name], part, pointer(path, name), reading),
      );
    return propWrite(to, value, path, reading);
  }
  const data = to[0] === 'dataSource' ? readOptions(value, path, reading) : value;
  const translated = reading.translate(data, path);
  return translated ? [{ to, ...translated }] : [];
}

function rule(name: string, value: unknown, path: string, reading: Reading): readonly StateWrite[] {
  const translated = reading.translate(value, path);
  return translated ? [{ to: [name], rule: true, ...translated }] : [];
}

function propWrite(
  to: readonly string[],
  value: unknown,
  path: string,
  reading: Reading,
): readonly StateWrite[] {
  const [, first = '', ...inner] = to;
  const nested = inner.reduceRight<unknown>((inside, name) => ({ [name]: inside }), value);
  const lost: (readonly string[])[] = [];
  const safe = safeProps({ [first]: nested }, (way) => lost.push(way));
  for (const way of lost) reading.prop(way, path);
  // What was lost is the prop itself, or what it stands in.
  if (lost.some((way) => way.length < to.length)) return [];
  const kept = inner.reduce<unknown>((inside, name) => Reflect.get(Object(inside), name), safe[first]);
  const translated = reading.translate(kept, path);
  return translated ? [{ to, ...translated }] : [];
}

function membersOf(value: unknown, path: string, reading: Reading): readonly [string, unknown][] {
  if (value === undefined) return [];
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.entries(value);
  reading.wrong(path.split('/').at(-1) ?? '', path);
  return [];
}

function wayOf(name: string): readonly string[] | undefined {
  if (!WAY.test(name)) return undefined;
  const [first = '', ...rest] = name.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
  if (rest.some(isForbiddenKey)) return undefined;
  // The props of `component: [type, props]`; its type stays.
  if ((first === 'component' || first === 'decorator') && rest[0] === '1')
    return [`${first}Props`, ...rest.slice(1)];
  return [first, ...rest];
}
