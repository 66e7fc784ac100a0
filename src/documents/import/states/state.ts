import type { ScriptNode } from '../../../conditions/script/index.ts';
import { type DISPLAYS, type PATTERNS, STATE_OF } from '../../formily/stateMembers.ts';
import { importFinding } from '../read/findings.ts';
import { isBool, isText } from '../read/json.ts';
import type { Reader } from '../read/reader.ts';
import type { Draft, Pending, Run } from '../read/run.ts';
import { type Dependencies, namesAt } from './addresses.ts';
import type { Scalar } from './comparison.ts';
import { choices, itself, type Meaning, type Names, scriptOf, translate } from './expression.ts';
import { negated, type Said } from './said.ts';
import { keepInside } from './settle.ts';

type Flag = Pending['flag'];

/** Formily's states of yes or no, with the flag that each is; `negated`: it says the opposite. */
const STATES: Readonly<Record<string, { flag: Flag; negated: boolean; keeps?: true }>> = {
  // A field that is not visible has no value, one that is hidden has.
  visible: { flag: 'visible', negated: false },
  hidden: { flag: 'visible', negated: true, keeps: true },
  required: { flag: 'required', negated: false },
  disabled: { flag: 'enabled', negated: true },
  editable: { flag: 'readOnly', negated: true },
  readOnly: { flag: 'readOnly', negated: false },
  readPretty: { flag: 'readOnly', negated: false },
};

/** The flags that a word of a state is. */
type Word = Readonly<Partial<Record<Flag | 'keeps', boolean>>>;

const displays: Readonly<Record<(typeof DISPLAYS)[number], Word>> = {
  visible: { visible: true },
  hidden: { visible: false, keeps: true },
  none: { visible: false },
};
const patterns: Readonly<Record<(typeof PATTERNS)[number], Word>> = {
  editable: { enabled: true, readOnly: false },
  disabled: { enabled: false, readOnly: false },
  readOnly: { enabled: true, readOnly: true },
  readPretty: { enabled: true, readOnly: true },
};

/** States that a word says. */
const WORDS: Readonly<Record<string, Readonly<Record<string, Word>>>> = {
  display: displays,
  pattern: patterns,
};

/** Members of a schema that say its own state, with the state that each is. */
export const OWN_STATES: ReadonlyMap<string, string> = new Map(
  [...STATE_OF].filter(([member, state]) => member.startsWith('x-') && isState(state)),
);

/** Whether a state becomes a flag. */
export function isState(state: string): boolean {
  return Object.hasOwn(STATES, state) || Object.hasOwn(WORDS, state);
}

/** Where a state is said. */
export interface Place {
  /** What it is the state of: a field, a layout, or the fields of an object that no layout holds. */
  readonly nodes: readonly Draft[];
  readonly address: string;
}

/** How a state is said. */
export interface Told {
  readonly run: Run;
  readonly path: string;
  readonly dependencies?: Dependencies;
  /** What is meant, where it is another. */
  readonly target?: () => readonly Draft[] | undefined;
}

/** Reads the states that a schema says of itself. */
export function readStates(reader: Reader, place: Place, run: Run): void {
  for (const [member, state] of OWN_STATES) {
    if (reader.peek(member) !== undefined)
      setState(state, reader.take(member), place, { run, path: reader.at(member) });
  }
}

/** Sets a state: at once where it is certain and the node's own, else once all fields are known. */
export function setState(state: string, value: unknown, place: Place, told: Told): void {
  if (isState(state) && (isText(value) || isBool(value))) setScript(state, scriptOfValue(value), place, told);
  else told.run.report(importFinding('NOT_CARRIED', told.path, { member: state }));
}

/** Sets a state to what an expression yields; undefined: one that cannot be read. */
export function setScript(state: string, node: ScriptNode | undefined, place: Place, told: Told): void {
  if (!node) told.run.report(importFinding('SCRIPT', told.path));
  else if (Object.hasOwn(STATES, state)) setFlagOf(state, node, place, told);
  else setWords(state, node, place, told);
}

/** A value as an expression: what it is between braces, else the value itself; undefined where it is neither. */
export function scriptOfValue(value: unknown): ScriptNode | undefined {
  if (isText(value) && value.includes('{{')) return scriptOf(value);
  return isText(value) || isBool(value) ? { kind: 'literal', value } : undefined;
}

function setFlagOf(state: string, node: ScriptNode, place: Place, told: Told): void {
  const { flag, negated: isOpposite, keeps = false } = STATES[state] ?? { flag: 'visible', negated: false };
  const meaning: Meaning = (value) => (typeof value === 'boolean' ? value !== isOpposite : undefined);
  const certain = node.kind === 'literal' ? meaning(node.value) : undefined;
  if (certain !== undefined && isOwn(told))
    place.nodes.forEach((each) => setFlag(each, flag, certain, keeps && !certain, told.run));
  else if (certain !== undefined) decideLater(flag, keeps, () => certain, place, told);
  else
    decideLater(
      flag,
      keeps,
      () => {
        const said = translate(node, namesOf(place, told), itself);
        return isOpposite ? negated(said) : said;
      },
      place,
      told,
    );
}

/** Whether a state is said by the node of itself, and by nothing else. */
const isOwn = ({ target, dependencies }: Told): boolean => target === undefined && dependencies === undefined;

const namesOf = (place: Place, { run, dependencies }: Told): Names =>
  namesAt(run, place.address, dependencies ?? new Map());

function setFlag(node: Draft, flag: Flag, value: boolean, keeps: boolean, run: Run): void {
  const usual = flag === 'visible' || flag === 'enabled';
  // What is so anyway takes back nothing that another part has said.
  if (value !== usual || node[flag] === undefined) node[flag] = value;
  if (flag === 'visible' && keeps) keepInside(node, run);
}

function decideLater(flag: Flag, keeps: boolean, write: Pending['write'], place: Place, told: Told): void {
  const { run, path, target } = told;
  run.shared.pending.push({ nodes: target ?? (() => place.nodes), flag, keeps, write, path });
}

/** A state by its word, or by one of several words that conditions choose. */
function setWords(state: string, node: ScriptNode, place: Place, told: Told): void {
  const words = WORDS[state] ?? {};
  const wordOf = (value: Scalar): Word | undefined =>
    isText(value) && Object.hasOwn(words, value) ? words[value] : undefined;
  const chosen = choices(node)?.map(wordOf);
  const hidden = chosen?.filter((word) => word?.visible === false);
  const keeps = hidden?.[0]?.keeps === true;
  if (!chosen || chosen.includes(undefined) || hidden?.some((word) => (word?.keeps === true) !== keeps)) {
    const code = node.kind === 'literal' ? 'NOT_CARRIED' : 'SCRIPT';
    told.run.report(importFinding(code, told.path, { member: state }));
    return;
  }
  for (const flag of ['visible', 'enabled', 'readOnly'] as const) {
    const values = new Set(chosen.map((word) => word?.[flag]));
    const [only] = values;
    if (only === undefined) continue;
    if (values.size > 1) {
      const write = (): Said => translate(node, namesOf(place, told), (value) => wordOf(value)?.[flag]);
      decideLater(flag, keeps, write, place, told);
      continue;
    }
    // What is so anyway needs no word, unless a reaction says it.
    const usual = only === (flag !== 'readOnly');
    if (usual && (node.kind !== 'literal' || isOwn(told))) continue;
    if (isOwn(told)) place.nodes.forEach((each) => setFlag(each, flag, only, keeps, told.run));
    else decideLater(flag, keeps, () => only, place, told);
  }
}
