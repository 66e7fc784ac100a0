import { scriptIn, type ScriptNode } from '../../../conditions/script/index.ts';
import { STATE_OF } from '../../formily/stateMembers.ts';
import { importFinding } from '../read/findings.ts';
import { isList, isRecord, isText } from '../read/json.ts';
import { Reader } from '../read/reader.ts';
import type { Draft, Run } from '../read/run.ts';
import { addressFrom, knownAt, readDependencies } from './addresses.ts';
import { scriptOf } from './expression.ts';
import { isState, type Place, scriptOfValue, setScript, setState, type Told } from './state.ts';

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
  // What is no template decides nothing, as in Formily; what decides in another way is not known here.
  const decides = when === undefined ? isRecord(reader.peek('when')) : scriptIn(when) !== undefined;
  const test = when === undefined ? undefined : scriptOf(when);
  const told = { run, dependencies, ...(target && { target }) };
  const fulfill = reader.within('fulfill');
  const otherwise = reader.within('otherwise');
  for (const part of ['state', 'schema'] as const) {
    const [held, missed] = [within(fulfill, part, run), within(otherwise, part, run)];
    if (decides) setDecided(test, held, missed, place, told);
    else setStates(held, place, told);
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
const stateOf = (key: string): string => STATE_OF.get(key) ?? key;

function setStates(states: Reader | undefined, place: Place, told: Omit<Told, 'path'>): void {
  for (const key of states?.keys() ?? []) {
    if (states) setState(stateOf(key), states.take(key), place, { ...told, path: states.at(key) });
  }
}

/** How a state is said of nodes that are hidden until a reaction shows them; undefined: they are not. */
function hiddenAs(state: string, nodes: readonly Draft[]): string | boolean | undefined {
  if (nodes.length === 0 || !nodes.every(({ visible }) => visible === false)) return undefined;
  const keeps = nodes.some(({ hide }) => hide === 'keep');
  if (state === 'visible') return false;
  return state === 'hidden' ? true : state === 'display' ? (keeps ? 'hidden' : 'none') : undefined;
}

/** `when` decides a state where it is one thing if it holds and another if not. */
function setDecided(
  when: ScriptNode | undefined,
  held: Reader | undefined,
  missed: Reader | undefined,
  place: Place,
  told: Omit<Told, 'path'>,
): void {
  for (const key of held?.keys() ?? []) {
    const state = stateOf(key);
    const before = told.target ? undefined : hiddenAs(state, place.nodes);
    const otherwise = missed?.peek(key) ?? before;
    if (!isState(state) || !held || otherwise === undefined) continue;
    missed?.take(key);
    const [yes, no] = [scriptOfValue(held.take(key)), scriptOfValue(otherwise)];
    const decided = when && yes && no && ({ kind: 'choice', test: when, yes, no } as const);
    setScript(state, decided, place, { ...told, path: held.at(key) });
  }
}
