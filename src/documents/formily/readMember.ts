import type { StateWrite } from './plan.ts';
import type { Reading } from './Reading.ts';
import { readOptions } from './readOptions.ts';
import { DISPLAYS, PATTERNS, RULES, STATE_OF } from './stateMembers.ts';

const TYPES: ReadonlySet<unknown> = new Set(
  'string number integer boolean object array void date datetime'.split(' '),
);

/** Farthest place among the fields beside it. */
const FARTHEST = 100_000;

const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

const isOneOf =
  (words: readonly string[]) =>
  (value: unknown): boolean =>
    words.some((word) => word === value);

/** What each member takes; those that are absent take any data. */
const TAKES: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ['title', isText],
  ['description', isText],
  ['x-content', isText],
  ['enum', (value) => Array.isArray(value)],
  ['x-display', isOneOf(DISPLAYS)],
  ['x-pattern', isOneOf(PATTERNS)],
  ...[
    'readOnly',
    'writeOnly',
    'x-editable',
    'x-disabled',
    'x-read-pretty',
    'x-read-only',
    'x-visible',
    'x-hidden',
  ].map((name) => [name, isFlag] as const),
]);

/** Members that tools write, and that change nothing of what is drawn. */
const SILENT = /^(?:x-designable-.*|_isJSONSchemaObject|version|\$schema|\$id|name|\$ref)$/;

/** A member that stays as it is, or what of the field's state changes with what it reads; undefined: passed over. */
export function readMember(
  name: string,
  value: unknown,
  path: string,
  reading: Reading,
  asIs: boolean,
): { readonly value: unknown } | { readonly write: readonly StateWrite[] } | undefined {
  if (value === undefined || value === null || SILENT.test(name)) return undefined;
  if (name === 'type') return kept(TYPES.has(value), name, value, path, reading);
  if (name === 'x-index') return readIndex(value, path, reading);
  const state = STATE_OF.get(name);
  const types = RULES.get(name);
  if (state === undefined && types === undefined) {
    if (name === 'x-slot-node') reading.code(name, path);
    else reading.unused(name, path);
    return undefined;
  }
  const data = state === 'dataSource' ? readOptions(value, path, reading) : value;
  const translated = reading.translate(data, path, asIs);
  if (!translated) return undefined;
  if (!translated.changes) {
    const takes = TAKES.get(name) ?? (() => types === undefined || types.includes(typeof value));
    return kept(takes(value), name, translated.value, path, reading);
  }
  const write = state === undefined ? { to: [name], rule: true as const } : { to: [state] };
  return { write: [{ ...write, ...translated }] };
}

function kept(
  fits: boolean,
  name: string,
  value: unknown,
  path: string,
  reading: Reading,
): { readonly value: unknown } | undefined {
  if (fits) return { value };
  reading.wrong(name, path);
  return undefined;
}

/** Where it stands among others: any whole number, within bounds. */
function readIndex(value: unknown, path: string, reading: Reading): { readonly value: number } | undefined {
  const isIndex = typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= FARTHEST;
  if (!isIndex) reading.wrong('x-index', path);
  return isIndex ? { value } : undefined;
}
