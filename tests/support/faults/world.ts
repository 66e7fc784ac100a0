import { isDeepStrictEqual } from 'node:util';
import type { AppDocument, FormDocument, MgrListDocument } from '../../../src/schemas/documents/index.ts';
import { moduleActions } from '../../../src/schemas/documents/form.ts';

// What is expected of an installation with one form, its list and a page: a model of documents, versions and columns,
// written apart from the server's code so that both cannot be wrong alike.

export const FORM = 'fault';
/** Records of the form. */
export const RECORDS = 3_000;

export type FaultKind = 'form' | 'mgrList' | 'app';
export type FaultDocument = FormDocument | MgrListDocument | AppDocument;

/** A field of the form; all are texts or numbers, so that each can become the other. */
export interface FaultField {
  readonly id: string;
  readonly name: string;
  readonly type: 'input' | 'number';
  readonly index?: boolean;
  readonly unique?: boolean;
}

/** A column of the form's table, with its values as texts. */
export interface FaultColumn {
  readonly field: FaultField;
  readonly state: 'live' | 'retired' | 'kept';
  readonly values: readonly (string | null)[];
}

export interface FaultVersion {
  /** Users never had it: an import has replaced this working document. */
  readonly replaced?: true;
  readonly revision: number;
  readonly schema: FaultDocument;
}

/** A document with its versions, the first one's number being 1. */
export interface Kept {
  readonly schema: FaultDocument;
  readonly revision: number;
  readonly versions: readonly FaultVersion[];
}

export interface World {
  readonly documents: Readonly<Record<FaultKind, Kept>>;
  /** Those that were set aside first stand first. */
  readonly columns: readonly FaultColumn[];
  /** Audited calls by name. */
  readonly audits: Readonly<Record<string, number>>;
}

export const idOf: Readonly<Record<FaultKind, string>> = {
  form: FORM,
  mgrList: 'fault-list',
  app: 'fault-page',
};

export function formOf(fields: readonly FaultField[]): FormDocument {
  const storage = fields.map(({ name, index = false, unique = false }) => [name, { index, unique }] as const);
  return {
    kind: 'form',
    schemaVersion: 2,
    id: FORM,
    name: '故障',
    fields: fields.map(({ id, name, type }) => ({ type, id, name, title: id })),
    storage: Object.fromEntries(storage),
    grants: [{ id: 'all', roles: ['administrator'], actions: [...moduleActions], read: '*', write: '*' }],
  };
}

export function fieldsOf({ fields, storage = {} }: FormDocument): readonly FaultField[] {
  return fields.map(({ id, name, type }) => ({
    id,
    name,
    type: type === 'number' ? 'number' : 'input',
    ...storage[name],
  }));
}

export const listOf = (fields: readonly FaultField[]): MgrListDocument => ({
  kind: 'mgrList',
  schemaVersion: 2,
  id: idOf.mgrList,
  name: '故障列表',
  module: FORM,
  columns: fields.map(({ name }) => ({ field: name })),
});

export const pageOf = (texts: readonly string[]): AppDocument => ({
  kind: 'app',
  schemaVersion: 1,
  id: idOf.app,
  name: '故障页面',
  body: texts.map((text, at) => ({ type: 'text', id: `t${String(at)}`, props: { text } })),
});

const counted = (world: World, call: string): World['audits'] => ({
  ...world.audits,
  [call]: (world.audits[call] ?? 0) + 1,
});

const withDocument = (world: World, kind: FaultKind, kept: Kept): World => ({
  ...world,
  documents: { ...world.documents, [kind]: kept },
});

/** A document is saved. */
export function saved(world: World, schema: FaultDocument, call?: string): World {
  const { kind } = schema;
  const before = world.documents[kind];
  const after = withDocument(world, kind, { ...before, schema, revision: before.revision + 1 });
  return call === undefined ? after : { ...after, audits: counted(world, call) };
}

/** The working document becomes a version; of a form the columns follow. */
export function published(world: World, kind: FaultKind, call: string): World {
  const kept = world.documents[kind];
  const { revision, schema } = kept;
  const versions = [...kept.versions, { revision, schema }];
  const after = { ...withDocument(world, kind, { ...kept, versions }), audits: counted(world, call) };
  return schema.kind === 'form' ? { ...after, columns: migrated(world.columns, fieldsOf(schema)) } : after;
}

/** A document comes in with a bundle, and is published. What it replaces is kept where no version holds it. */
export function imported(world: World, schema: FaultDocument, call: string): World {
  const { kind } = schema;
  const before = world.documents[kind];
  if (isDeepStrictEqual(before.schema, schema)) {
    const live = before.versions.findLast(({ replaced }) => replaced !== true);
    return live?.revision === before.revision ? world : published(world, kind, call);
  }
  return replaced(world, schema, call);
}

/** Another document takes the place of the working one, and is published; what no version holds yet becomes one. */
export function replaced(world: World, schema: FaultDocument, call: string): World {
  const { kind } = schema;
  const before = world.documents[kind];
  const { revision, versions } = before;
  const isHeld = versions.some((version) => version.revision === revision);
  const last = { revision, schema: before.schema, replaced: true } as const;
  const kept = { ...before, versions: isHeld ? versions : [...versions, last] };
  return published(saved(withDocument(world, kind, kept), schema), kind, call);
}

const isSame = (column: FaultColumn, field: FaultField): boolean => column.field.id === field.id;

/** Columns by the ids of their fields (`docs/decisions/field-identity.md`). */
function migrated(columns: readonly FaultColumn[], fields: readonly FaultField[]): readonly FaultColumn[] {
  const returned = new Set<FaultColumn>();
  const aside: FaultColumn[] = [];
  const live = fields.map((field): FaultColumn => {
    const own = columns.find((column) => column.state === 'live' && isSame(column, field));
    if (own?.field.type === field.type) return { ...own, field };
    if (own !== undefined) {
      aside.push({ ...own, state: 'kept' });
      return { field, state: 'live', values: own.values.map((value) => converted(value, field.type)) };
    }
    const back = columns.findLast(
      (column) => column.state === 'retired' && isSame(column, field) && column.field.type === field.type,
    );
    if (back === undefined) return { field, state: 'live', values: emptyValues() };
    returned.add(back);
    return { ...back, field, state: 'live' };
  });
  const gone = columns
    .filter(({ state, field }) => state === 'live' && !fields.some(({ id }) => id === field.id))
    .map((column): FaultColumn => ({ ...column, state: 'retired' }));
  const rest = columns.filter((column) => column.state !== 'live' && !returned.has(column));
  return [...rest, ...aside, ...gone, ...live];
}

export const emptyValues = (): readonly null[] => Array.from({ length: RECORDS }, () => null);

/** A value as a field of the other type reads it: texts that are no numbers are lost. */
function converted(value: string | null, type: FaultField['type']): string | null {
  return value === null || type === 'input' || /^\d+$/.test(value) ? value : null;
}

/** Fills columns that have no values yet; of texts each seventh is no number. @param column the how many-eth was filled */
export function valuesOf({ type }: FaultField, column: number): readonly string[] {
  return Array.from({ length: RECORDS }, (_, at) => {
    const number = String(100_000 * (column + 1) + at);
    return type === 'input' && at % 7 === 0 ? `x${number}` : number;
  });
}
