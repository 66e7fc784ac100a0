import type { AtriumDocument } from '../documents/index.ts';

/** Begins the names of dictionaries among those of documents: `dictionary/{code}` beside `form/{id}`. */
export const DICTIONARY = 'dictionary';

/** What `surroundings.do` answers: what there is to be named by a document, and what of it was asked for. */
export interface Surroundings {
  /** Ids of documents by kind, of those that are published and those that are designed. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
  /** Codes. */
  readonly dictionaries: readonly string[];
  readonly roles: readonly string[];
  /** Interfaces that are configured, as `module/interface`. */
  readonly interfaces: readonly string[];
  /** Those among them that write. */
  readonly writing: readonly string[];
  /** Whether the working calendar says anything of the coming twelve months. */
  readonly hasCalendar: boolean;
  readonly asked: Asked;
}

/** What was asked for by name. */
export interface Asked {
  /** By `kind/id`; those that cannot be read are left out. */
  readonly documents: Readonly<Record<string, AtriumDocument>>;
  /** Values of dictionaries by code. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}
