import { importFinding } from '../read/findings.ts';
import { isBool, isList, isRecord, isText } from '../read/json.ts';
import { Reader } from '../read/reader.ts';
import type { Draft, Run } from '../read/run.ts';
import { addressFrom, knownAt, readDependencies } from './addresses.ts';
import { MEMBERS, type Place, setState, type Told } from './state.ts';

/** Reads what Formily says of a node's reactions to others. */
export function readReactions(reader: Reader, place: Place, run: Run): void {
  const reactions = reader.peek('x-reactions');
  if (reactions === undefined) return;
  reader.take('x-reactions');
  (isList(reactions) ? reactions : [reactions]).forEach((each, index) => {
    const path = isList(reactions)
      ? `${reader.at('x-reactions')}/${String(index)}`
      : reader.at('x-reactions');
    if (isRecord(each)) readReaction(new Reader(each, path), place, run);
    else run.report(importFinding('SCRIPT', path));
  });
}

/** A reaction: to what it looks, what it sets when, and what it would run, which is never taken. */
function readReaction(reader: Reader, place: Place, run: Run): void {
  const dependencies = readDependencies(reader, place.address);
  const target = readTarget(reader, place, run);
  const when = reader.takeIf('when', isText);
  const told = { run, dependencies, ...(target && { target }) };
  const fulfill = reader.within('fulfill');
  const otherwise = reader.within('otherwise');
  for (const part of ['state', 'schema'] as const) {
    const [held, missed] = [within(fulfill, part, run), within(otherwise, part, run)];
    if (when === undefined) setStates(held, place, told);
    else setDecided(when, held, missed, place, told);
    for (const each of [held, missed]) each?.rest(run);
  }
  for (const part of [fulfill, otherwise, reader]) restOf(part, run);
}

/** What another node is meant by; undefined where it is the one itself. What is not here at all is told of. */
function readTarget(
  reader: Reader,
  place: Place,
  run: Run,
): (() => readonly Draft[] | undefined) | undefined {
  const to = reader.takeIf('target', isText);
  if (to === undefined) return undefined;
  return () => {
    const [name = '', property = 'value'] = to.split('#');
    const found = property === 'value' ? knownAt(run, addressFrom(place.address, name)) : undefined;
    return found && (found.run === run || run.table === undefined) ? [found.node] : undefined;
  };
}

function within(part: Reader | undefined, key: string, run: Run): Reader | undefined {
  const found = part?.within(key);
  if (!found && part?.peek(key) !== undefined) {
    part.take(key);
    run.report(importFinding('NOT_CARRIED', part.at(key), { member: key }));
  }
  return found;
}

function restOf(reader: Reader | undefined, run: Run): void {
  for (const key of reader?.keys() ?? []) {
    const path = reader?.at(key) ?? '';
    run.report(
      key === 'run' || key === 'effects'
        ? importFinding('SCRIPT', path)
        : importFinding('NOT_CARRIED', path, { member: key }),
    );
  }
}

/** The state that a member of either part of a reaction is. */
const stateOf = (key: string): string => (Object.hasOwn(MEMBERS, key) ? (MEMBERS[key] ?? key) : key);

function setStates(states: Reader | undefined, place: Place, told: Omit<Told, 'path'>): void {
  for (const key of states?.keys() ?? []) {
    if (states) setState(stateOf(key), states.take(key), place, { ...told, path: states.at(key) });
  }
}

/** `when` decides a state where it is one thing if it holds and another if not. */
function setDecided(
  when: string,
  held: Reader | undefined,
  missed: Reader | undefined,
  place: Place,
  told: Omit<Told, 'path'>,
): void {
  const inside = /^\s*\{\{([\s\S]*)\}\}\s*$/.exec(when)?.[1] ?? when;
  for (const key of held?.keys() ?? []) {
    const [value, other] = [held?.peek(key), missed?.peek(key)];
    const text = decision(inside, value, other);
    if (text === undefined || !held || !missed) continue;
    held.take(key);
    missed.take(key);
    setState(stateOf(key), text, place, { ...told, path: held.at(key) });
  }
}

function decision(when: string, value: unknown, other: unknown): string | undefined {
  if (isBool(value) && isBool(other) && value !== other) return value ? `{{${when}}}` : `{{ !(${when}) }}`;
  const words = [value, other].every((each) => isText(each) && /^\w+$/.test(each));
  return words ? `{{ (${when}) ? '${String(value)}' : '${String(other)}' }}` : undefined;
}
