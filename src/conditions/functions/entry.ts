import type { LocalText } from '../../schemas/text.ts';
import type { Scope } from '../options.ts';

/** What a parameter takes or a function gives; `function` is the name of another function of the table. */
export type ValueType = 'text' | 'number' | 'bool' | 'time' | 'list' | 'any' | 'function';

export interface FunctionParameter {
  readonly name: string;
  readonly type: ValueType;
  readonly optional?: true;
  /** Takes any number of arguments; only the last parameter may. */
  readonly rest?: true;
  /** Of a function argument: with how many arguments it is called. Default 1. */
  readonly calledWith?: number;
}

export const functionGroups = ['text', 'list', 'time', 'logic', 'number', 'other'] as const;
export type FunctionGroup = (typeof functionGroups)[number];

/** What a function knows beside its arguments. */
export interface FunctionContext {
  /** IANA zone in which it reads and writes dates. */
  readonly zone: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Gives an argument when it is needed. */
export type LazyArgument = (scope: Scope) => unknown;

/** A function that expressions may call. Pure: its result depends on its arguments, the zone and the clock. */
export interface FunctionEntry {
  readonly name: string;
  readonly group: FunctionGroup;
  readonly parameters: readonly FunctionParameter[];
  readonly result: ValueType;
  readonly help: LocalText;
  /** Its result changes with the clock, so that no template with it is constant. */
  readonly volatile?: true;
  /** Runs on evaluated arguments; a missing optional one is absent, a function argument is a callable. */
  readonly run: (args: readonly unknown[], context: FunctionContext) => unknown;
  /** Where set, used instead of `run`: evaluates only the arguments that it needs. */
  readonly lazy?: (args: readonly LazyArgument[], scope: Scope) => unknown;
}

/** Functions by name. Without a prototype, so that a name is found only where it was put. */
export type FunctionTable = Readonly<Record<string, FunctionEntry>>;

const NAME = /^[A-Za-z][A-Za-z0-9_]{0,62}$/;
const RESERVED = new Set(['and', 'or', 'not', 'in', 'true', 'false', 'null']);

/**
 * Makes a table from entries.
 * @throws Error where a name cannot be called or comes twice
 */
export function tableOf(entries: readonly FunctionEntry[]): FunctionTable {
  const table = Object.create(null) as Record<string, FunctionEntry>;
  for (const entry of entries) {
    if (!NAME.test(entry.name) || RESERVED.has(entry.name)) {
      throw new Error(`"${entry.name}" cannot be the name of a function`);
    }
    if (table[entry.name] !== undefined) throw new Error(`The function "${entry.name}" is registered twice`);
    table[entry.name] = Object.freeze(entry);
  }
  return Object.freeze(table);
}

/** How many arguments a function takes: at least and at most. */
export function arity({ parameters }: FunctionEntry): { least: number; most: number } {
  return {
    least: parameters.filter(({ optional, rest }) => optional !== true && rest !== true).length,
    most: parameters.some(({ rest }) => rest) ? Number.POSITIVE_INFINITY : parameters.length,
  };
}
