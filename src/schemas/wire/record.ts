import type { RuleSet } from '../condition.ts';
import type { ModuleAction } from '../documents/form.ts';

/** One record of a form module: field codes beside the members that the server owns. */
export interface ModuleRecord {
  id: string;
  revision: number;
  createdBy?: string;
  createdAt?: string;
  updatedBy?: string;
  updatedAt?: string;
  [field: string]: unknown;
}

export interface ListRequest {
  where?: RuleSet;
  sort?: { field: string; order: 'asc' | 'desc' }[];
  offset?: number;
  /** -1 is all, up to the module's ceiling. */
  limit?: number;
  /** Instead of `offset`: what the record seen last holds in the fields sorted by, and in `id`. */
  after?: Readonly<Record<string, unknown>>;
  fields?: string[];
}

/** Groups and measures of a module's records, under the same rights as `list`. */
export interface AggregateRequest {
  where?: RuleSet;
  groupBy?: { field: string; unit?: 'year' | 'month' | 'day' }[];
  measures: { as: string; fn: 'count' | 'sum' | 'avg' | 'min' | 'max'; field?: string }[];
  sort?: { field: string; order: 'asc' | 'desc' }[];
  limit?: number;
}

/** What the caller's role may do with a module; stands beside the `schema` of a form, a list or a page of it. */
export interface ModuleRights {
  actions: ModuleAction[];
  read: '*' | string[];
  write: '*' | string[];
  /** Published flows are about its records. */
  flows?: true;
}

/** `result` of `/resource/get.do`. The grants of a form never leave the server; `rights` says what they come to. */
export interface ResourceEntry {
  id: string;
  kind: string;
  name: string;
  version: number;
  revision: number;
  schema: unknown;
  /** Of a draft: who saved it last, and when. */
  savedBy?: string;
  /** Of a draft the system that it belongs to. */
  system?: string;
  savedAt?: string;
  rights?: ModuleRights;
  /** The rule sets that the document names by `{ condition }`, so that it arrives whole. */
  conditions?: Readonly<Record<string, RuleSet>>;
  /** The form of a list's module, where it was asked for and the role may read it. */
  form?: ResourceEntry;
  /** The list of a mgr, with its form, where that was asked for and the role may read it. */
  list?: ResourceEntry;
}
