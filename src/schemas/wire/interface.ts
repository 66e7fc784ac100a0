import type { ModuleAction } from '../documents/form.ts';
import type { ColumnType } from '../rendererMeta.ts';
import type { Step } from '../step.ts';
import type { ConnectFailure } from './connectFailure.ts';

/** Types of an input of a configured interface; the last two are lists. */
export const interfaceInputTypes = [
  'text',
  'number',
  'bool',
  'date',
  'datetime',
  'texts',
  'numbers',
] as const;
export type InterfaceInputType = (typeof interfaceInputTypes)[number];

/** What the session says of the caller, for inputs that nobody else fills. */
export const interfaceSessionValues = [
  'userId',
  'userName',
  'groupId',
  'college',
  'department',
  'schoolId',
] as const;
export type InterfaceSessionValue = (typeof interfaceSessionValues)[number];

/** Types of a column that an interface answers. */
export const interfaceOutputTypes = ['text', 'number', 'bool', 'date', 'datetime', 'texts', 'json'] as const;
export type InterfaceOutputType = (typeof interfaceOutputTypes)[number];

export interface InterfaceInput {
  name: string;
  title?: string;
  type: InterfaceInputType;
  required?: boolean;
  default?: unknown;
  from?: InterfaceSessionValue;
}

export interface InterfaceOutput {
  name: string;
  title?: string;
  type: InterfaceOutputType;
  /** Of an HTTP answer: where it stands in a row, dotted; absent: at its name. */
  path?: string;
}

export interface InterfaceSql {
  /** Id of a registered database. */
  database: string;
  text: string;
}

/** An input that is sent under a name. */
export interface InterfaceMapping {
  name: string;
  input: string;
}

export interface InterfaceHttp {
  method: 'GET' | 'POST';
  origin: string;
  path: string;
  query?: readonly InterfaceMapping[];
  body?: readonly InterfaceMapping[];
  credential?: string;
  rows?: string;
}

/**
 * The chain of a composed interface, and what is answered where no step `answer` ended it: the rows of a step, joined or
 * not, or one result, which `outputs` read of the steps.
 */
export interface ComposedPart {
  steps: Step[];
  /** Of a list: the step whose rows are answered. */
  list?: string;
  /** Puts to each row, under the step's name, the first row of another step whose `key` is the row's `by`. */
  join?: { step: string; by: string; key: string };
}

/** A configured interface as `/interface/save.do` takes it; of the parts of kinds there is the one that `kind` says. */
export interface InterfaceDefinition {
  moduleCode: string;
  interfaceUrl: string;
  name: string;
  kind: string;
  answers: 'list' | 'result';
  inputs: readonly InterfaceInput[];
  outputs: readonly InterfaceOutput[];
  sql?: InterfaceSql;
  http?: InterfaceHttp;
  /** A `ComposedPart`; what is typed and not JSON yet is a text. */
  composed?: unknown;
  roles: readonly string[];
  writes?: boolean;
  cacheSeconds?: number;
  /** Milliseconds. */
  deadline?: number;
  rows?: number;
  bytes?: number;
}

/** Something that a step of a composed interface can call or do, as `/interface/callables.do` lists it. */
export interface OfferedCall {
  /** `moduleCode/interfaceUrl` */
  call: string;
  name: string;
  answers: 'list' | 'result';
  /** Of a module: which of its calls. What writes is made by steps of their own: `save` for `add` and `update`, `remove`. */
  action?: ModuleAction;
  writes: boolean;
}

/** What a step gives to what it calls; the types beyond those of interfaces are of modules. */
export interface CallInput {
  name: string;
  title: string;
  type: InterfaceInputType | 'conditions' | 'sort' | 'fields' | 'record' | 'list' | 'json';
  /** Nothing takes its place where it is left out. */
  required: boolean;
}

/** A column that a call answers. */
export interface CallOutput {
  name: string;
  title: string;
  type: InterfaceOutputType | ColumnType;
}

/** The same with what goes in and comes out, as it is answered where `calls` names it. */
export interface DescribedCall extends OfferedCall {
  inputs: readonly CallInput[];
  outputs: readonly CallOutput[];
  /** Of a module: what its conditions and orders are made of; of what writes, the fields that may be written. */
  fields?: readonly CallOutput[];
}

/** An interface as `/interface/get.do` answers it. */
export interface StoredInterface {
  definition: InterfaceDefinition;
  revision: number;
  publishedVersion: number | null;
  updatedAt: string;
  /** Id of whoever saved it last. */
  updatedBy: string;
}

/**
 * What was answered that an interface cannot take, mostly by a service; `says` is how its answer begins, `lists` are the places of
 * lists in it.
 */
export type AnswerFault =
  | { code: 'status'; status: number; says?: string }
  | { code: 'noJson'; says?: string }
  | { code: 'noList'; lists: readonly string[] }
  /** One result was looked for where there is none, nor a list. */
  | { code: 'noRecord' }
  /** Of a statement: one of two columns of a name would be lost. */
  | { code: 'columnTwice'; column: string }
  /** Of a composed interface: the rows that another step is joined to are not all there. */
  | { code: 'joinCut'; step: string };

/** What became of a step of a composed interface; one that was repeated is told once. */
export interface InterfaceStep {
  /** Its place within `composed`, e.g. `steps.0.otherwise.1`. */
  at: string;
  do: Step['do'];
  name?: string;
  /** `failed` where it did so once, `left out` where it was so each time; of a `when`: whether its rules held. */
  outcome: 'ran' | 'left out' | 'failed';
  /** How often it came to its turn, where that is not once. */
  times?: number;
  rows?: number;
  /** Milliseconds, all times together. */
  took: number;
}

/** What `/interface/test.do` came to. */
export type InterfaceTry =
  | {
      ok: true;
      columns: readonly { name: string; type: InterfaceOutputType }[];
      /** The first ones. */
      rows: readonly Readonly<Record<string, unknown>>[];
      total: number;
      /** Milliseconds. */
      took: number;
      /** Declared outputs that the answer lacks. */
      missing: readonly string[];
      /** It wrote, and that was taken back. */
      takenBack?: true;
      steps?: readonly InterfaceStep[];
    }
  | {
      ok: false;
      reason: string;
      /** What stood in the way, where there was no connection; `disabled`: the database is registered as not to be used. */
      failure?: ConnectFailure | 'disabled';
      fault?: AnswerFault;
      /** What a step refused, by the names of the inputs of what it calls. */
      errors?: readonly { path: string; message: string }[];
      /** What there is to say beside these, mostly in the words of the source. */
      message?: string;
      /** Line and column, as `2:5`. */
      place?: string;
      took: number;
      steps?: readonly InterfaceStep[];
    };
