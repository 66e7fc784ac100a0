import { importFinding } from '../read/findings.ts';
import { isBool, isText } from '../read/json.ts';
import type { Reader } from '../read/reader.ts';
import type { Draft, Pending, Run } from '../read/run.ts';
import { type Dependencies, namesAt } from './addresses.ts';
import { type Choice, translate, translateChoice } from './expression.ts';
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

/** States that a word says, with the flags that each word is. */
const WORDS: Readonly<Record<string, Readonly<Record<string, Partial<Record<Flag | 'keeps', boolean>>>>>> = {
  display: {
    visible: { visible: true },
    hidden: { visible: false, keeps: true },
    none: { visible: false },
  },
  pattern: {
    editable: { enabled: true, readOnly: false },
    disabled: { enabled: false, readOnly: false },
    readOnly: { enabled: true, readOnly: true },
    readPretty: { enabled: true, readOnly: true },
  },
};

/** Members of a schema that are states. */
export const MEMBERS: Readonly<Record<string, string>> = {
  'x-visible': 'visible',
  'x-hidden': 'hidden',
  'x-disabled': 'disabled',
  'x-editable': 'editable',
  'x-read-only': 'readOnly',
  'x-read-pretty': 'readPretty',
  'x-display': 'display',
  'x-pattern': 'pattern',
};

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
  for (const [member, state] of Object.entries(MEMBERS)) {
    if (reader.peek(member) !== undefined)
      setState(state, reader.take(member), place, { run, path: reader.at(member) });
  }
}

/** Sets a state: at once where it is certain and the node's own, else once all fields are known. */
export function setState(state: string, value: unknown, place: Place, told: Told): void {
  const { run, path, target } = told;
  const certain = target === undefined && told.dependencies === undefined;
  if (isBool(value) && Object.hasOwn(STATES, state)) {
    const { flag, negated, keeps } = STATES[state] ?? { flag: 'visible', negated: false };
    if (certain)
      place.nodes.forEach((node) => setFlag(node, flag, value !== negated, keeps === true && value, run));
    else decideLater(flag, keeps === true, () => value !== negated, place, told);
  } else if (isText(value) && Object.hasOwn(STATES, state)) {
    const { flag, negated, keeps } = STATES[state] ?? { flag: 'visible', negated: false };
    const write = (): string | boolean | undefined => {
      const written = translate(value, namesAt(run, place.address, told.dependencies ?? new Map()));
      return negated && written !== undefined ? opposite(written) : written;
    };
    decideLater(flag, keeps === true, write, place, told);
  } else if (isText(value) && Object.hasOwn(WORDS, state)) setWords(state, value, place, told, certain);
  else run.report(importFinding('NOT_CARRIED', path, { member: state }));
}

const opposite = (written: string | boolean): string | boolean =>
  typeof written === 'boolean' ? !written : `not (${written})`;

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

const CHOSEN = /\?\s*(['"])(\w+)\1\s*:\s*(['"])(\w+)\3\s*\}\}\s*$/;

/** A state by its word, or by one of two words that a condition chooses. */
function setWords(state: string, value: string, place: Place, told: Told, certain: boolean): void {
  const words = WORDS[state] ?? {};
  const [, , yes = value, , no = value] = CHOSEN.exec(value) ?? [];
  const [held, missed] = [yes, no].map((word) => (Object.hasOwn(words, word) ? words[word] : undefined));
  if (!held || !missed) {
    told.run.report(
      importFinding(value.includes('{{') ? 'SCRIPT' : 'NOT_CARRIED', told.path, { member: state }),
    );
    return;
  }
  const keeps = held.keeps === true || missed.keeps === true;
  for (const flag of ['visible', 'enabled', 'readOnly'] as const) {
    const [on, off] = [held[flag], missed[flag]];
    if (on === undefined || off === undefined) continue;
    // What is so anyway needs no word, unless a reaction says it.
    const usual = on === off && on === (flag !== 'readOnly');
    if (usual && (yes !== no || certain)) continue;
    if (on === off && certain) place.nodes.forEach((node) => setFlag(node, flag, on, keeps, told.run));
    else if (on === off) decideLater(flag, keeps, () => on, place, told);
    else decideLater(flag, keeps, () => byChoice(value, on, place, told), place, told);
  }
}

function byChoice(text: string, on: boolean, place: Place, told: Told): string | undefined {
  const names = namesAt(told.run, place.address, told.dependencies ?? new Map());
  const choice: Choice | undefined = translateChoice(text, names);
  return choice && (on ? choice.test : `not (${choice.test})`);
}
