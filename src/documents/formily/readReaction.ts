import { Check } from 'typebox/value';
import { parsePath } from '../../conditions/index.ts';
import { RuleSetOrReferenceSchema } from '../../schemas/condition.ts';
import { isForbiddenKey } from '../../schemas/forbiddenKey.ts';
import { pointer } from '../../schemas/pointer.ts';
import { isAddress, isKey } from './addresses.ts';
import { dependenciesOf } from './dependencies.ts';
import {
  type Dependency,
  type Effect,
  EFFECTS,
  type FieldReaction,
  type StateWrite,
  type When,
} from './plan.ts';
import type { Reading } from './Reading.ts';
import { readSchemaWrites, readState } from './readWrites.ts';

const MEMBERS: ReadonlySet<string> = new Set('dependencies when target effects fulfill otherwise'.split(' '));

/** Reads `x-reactions`: one, or a list of them. */
export function readReactions(value: unknown, path: string, reading: Reading): readonly FieldReaction[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return readReaction(value, path, reading);
  return value.flatMap((each, index) => readReaction(each, pointer(path, index), reading));
}

function readReaction(value: unknown, path: string, reading: Reading): readonly FieldReaction[] {
  if (typeof value === 'string' || typeof value === 'function') {
    reading.code('x-reactions', path);
    return [];
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    reading.wrong('x-reactions', path);
    return [];
  }
  const reaction = value as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(reaction)) if (!MEMBERS.has(name)) reading.unused(name, pointer(path, name));
  const when = readWhen(reaction.when, pointer(path, 'when'), reading);
  // Without its condition, what it was meant for would take place always.
  if (when === 'refused') return [];
  const target = readAddress(reaction.target, pointer(path, 'target'), reading);
  if (target === null) return [];
  return [
    {
      dependencies: readDependencies(reaction.dependencies, pointer(path, 'dependencies'), reading),
      when,
      target,
      effects: readEffects(reaction.effects, pointer(path, 'effects'), reading),
      fulfill: readRequest(reaction.fulfill, pointer(path, 'fulfill'), reading),
      otherwise: readRequest(reaction.otherwise, pointer(path, 'otherwise'), reading),
    },
  ];
}

function readWhen(value: unknown, path: string, reading: Reading): When | 'refused' | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'object') {
    if (!Check(RuleSetOrReferenceSchema, value)) {
      reading.wrong('when', path);
      return 'refused';
    }
    reading.rules.push({ path, rules: value });
    return { rules: value };
  }
  const translated = reading.translate(value, path);
  if (!translated) return 'refused';
  if (translated.changes) return { template: String(translated.value) };
  // What is no template decides nothing, as in Formily, also where it is false.
  return undefined;
}

/** The fields that are meant; undefined: its own, null: refused. */
function readAddress(value: unknown, path: string, reading: Reading): string | null | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'string' && isAddress(value)) {
    reading.addresses.push({ path, address: value });
    return value;
  }
  reading.wrong('target', path);
  return null;
}

function readDependencies(value: unknown, path: string, reading: Reading): readonly Dependency[] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') {
    reading.wrong('dependencies', path);
    return [];
  }
  return dependenciesOf(value).flatMap(({ at, dependency }) => {
    const here = pointer(path, at);
    if (dependency && isUsable(dependency)) {
      reading.addresses.push({ path: here, address: dependency.source });
      return [dependency];
    }
    reading.wrong('dependencies', here);
    return [];
  });
}

const isUsable = ({ key, source, property }: Dependency): boolean =>
  isKey(key) && isAddress(source) && isWay(property);

/** A way into the state of a field, as expressions write it. */
const isWay = (text: unknown): text is string =>
  typeof text === 'string' && parsePath(text)?.some(({ key }) => isForbiddenKey(key)) === false;

function readEffects(value: unknown, path: string, reading: Reading): readonly Effect[] {
  if (value === undefined || value === null) return [];
  const named = Array.isArray(value) ? (value as readonly unknown[]) : [value];
  return named.flatMap((name, index) => {
    const effect = EFFECTS.find((known) => known === name);
    if (effect === undefined) reading.wrong('effects', pointer(path, index));
    return effect === undefined ? [] : [effect];
  });
}

function readRequest(value: unknown, path: string, reading: Reading): readonly StateWrite[] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object' || Array.isArray(value)) {
    if (typeof value === 'string') reading.code('fulfill', path);
    else reading.wrong('fulfill', path);
    return [];
  }
  return Object.entries(value).flatMap(([name, part]) => {
    const at = pointer(path, name);
    if (name === 'state') return readState(part, at, reading);
    if (name === 'schema') return readSchemaWrites(part, at, reading);
    if (name === 'run') reading.code('run', at);
    else reading.unused(name, at);
    return [];
  });
}
