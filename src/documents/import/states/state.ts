import { importFinding } from './findings.ts';
import { isBool, isList, isRecord, isText, Reader } from './reader.ts';
import type { Draft, Pending, Run } from './run.ts';

type Flag = Pending['flag'];

/** Formily's states, with the flag that each is; `negated`: it says the opposite. */
const STATES: Readonly<Record<string, { flag: Flag; negated: boolean }>> = {
  visible: { flag: 'visible', negated: false },
  hidden: { flag: 'visible', negated: true },
  required: { flag: 'required', negated: false },
  disabled: { flag: 'enabled', negated: true },
  editable: { flag: 'readOnly', negated: true },
  readOnly: { flag: 'readOnly', negated: false },
  readPretty: { flag: 'readOnly', negated: false },
};

/** Members of a schema that are states. */
const MEMBERS: Readonly<Record<string, string>> = {
  'x-visible': 'visible',
  'x-hidden': 'hidden',
  'x-disabled': 'disabled',
  'x-editable': 'editable',
  'x-read-only': 'readOnly',
  'x-read-pretty': 'readPretty',
};

interface Place {
  readonly node: Draft;
  readonly address: string;
}

/** Reads what Formily says of a node's state: its own members, and its reactions to others. */
export function readState(reader: Reader, place: Place, run: Run): void {
  for (const [member, state] of Object.entries(MEMBERS)) {
    if (reader.peek(member) !== undefined) {
      setState(state, reader.take(member), place, { run, path: reader.at(member) });
    }
  }
  readDisplay(reader, place.node);
  readPattern(reader, place.node);
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

const isOneOf =
  (...values: readonly string[]) =>
  (value: unknown): value is string =>
    isText(value) && values.includes(value);

function readDisplay(reader: Reader, node: Draft): void {
  const display = reader.takeIf('x-display', isOneOf('visible', 'hidden', 'none'));
  if (display === undefined || display === 'visible') return;
  node.visible = false;
  // `hidden` hides the face and keeps the value.
  if (display === 'hidden') node.hide = 'keep';
}

function readPattern(reader: Reader, node: Draft): void {
  const pattern = reader.takeIf('x-pattern', isOneOf('editable', 'disabled', 'readOnly', 'readPretty'));
  if (pattern === 'disabled') node.enabled = false;
  if (pattern === 'readOnly' || pattern === 'readPretty') node.readOnly = true;
}

interface Told {
  readonly run: Run;
  readonly path: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  /** The node that is meant, where it is another. */
  readonly target?: () => Draft | undefined;
}

function setState(state: string, value: unknown, place: Place, told: Told): void {
  const { run, path, dependencies = {}, target } = told;
  const found = Object.hasOwn(STATES, state) ? STATES[state] : undefined;
  if (!found || !(isBool(value) || isText(value))) {
    run.report(importFinding('NOT_CARRIED', path, { member: state }));
    return;
  }
  const text = isBool(value) ? `{{ ${String(value)} }}` : value;
  const node = target ?? (() => place.node);
  run.pending.push({ ...found, node, text, dependencies, self: place.address, path });
}

/** A reaction: to what it looks, what it sets when, and what it would run, which is never taken. */
function readReaction(reader: Reader, place: Place, run: Run): void {
  const dependencies = readDependencies(reader, place.address);
  const to = reader.takeIf('target', isText);
  const target = to === undefined ? undefined : () => run.nodes.get(to);
  const when = reader.takeIf('when', isText);
  const fulfill = reader.within('fulfill');
  const otherwise = reader.within('otherwise');
  const told = { run, dependencies, ...(target && { target }) };
  if (when === undefined) setStates(statesOf(fulfill, run), place, told);
  else
    setDecided(when, statesOf(fulfill, run), statesOf(otherwise, run), place, {
      ...told,
      path: reader.at('when'),
    });
  if (when === undefined) statesOf(otherwise, run)?.rest(run.report);
  for (const part of [fulfill, otherwise]) restOf(part, run);
  restOf(reader, run);
}

const statesOf = (part: Reader | undefined, run: Run): Reader | undefined => {
  const states = part?.within('state');
  if (!states && part?.peek('state') !== undefined)
    run.report(importFinding('NOT_CARRIED', part.at('state'), { member: 'state' }));
  return states;
};

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

function setStates(states: Reader | undefined, place: Place, told: Omit<Told, 'path'>): void {
  for (const key of states?.keys() ?? []) {
    if (states) setState(key, states.take(key), place, { ...told, path: states.at(key) });
  }
}

/** `when` decides a state where it is one thing if it holds and the opposite if not. */
function setDecided(
  when: string,
  held: Reader | undefined,
  missed: Reader | undefined,
  place: Place,
  told: Told,
): void {
  const inside = /^\s*\{\{([\s\S]*)\}\}\s*$/.exec(when)?.[1] ?? when;
  for (const key of held?.keys() ?? []) {
    const value = held?.peek(key);
    if (!isBool(value) || missed?.peek(key) !== !value) continue;
    held?.take(key);
    missed.take(key);
    setState(key, value ? `{{${inside}}}` : `{{ !(${inside}) }}`, place, told);
  }
  held?.rest(told.run.report);
  missed?.rest(told.run.report);
}

/** Addresses that `$deps` reads, by position or by name. */
function readDependencies(reader: Reader, self: string): Readonly<Record<string, string>> {
  const given = reader.peek('dependencies');
  const parent = self.split('.').slice(0, -1);
  const addressOf = (name: string): string => {
    const [plain = ''] = name.split('#');
    return plain.startsWith('.') ? [...parent, plain.slice(1)].join('.') : plain;
  };
  const found: [string, string][] = [];
  const entries = isList(given) || isRecord(given) ? Object.entries(given) : [];
  for (const [key, entry] of entries) {
    if (isText(entry)) found.push([key, addressOf(entry)]);
    else if (isRecord(entry) && isText(entry.source)) {
      found.push([isText(entry.name) ? entry.name : key, addressOf(entry.source)]);
    }
  }
  if (found.length === entries.length) reader.take('dependencies');
  return Object.fromEntries(found);
}
