import type { Values } from '../../src/documents/recordScope.ts';
import type { RecordReading, RecordWork } from './services.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { isRecord } from '../envelope/envelope.ts';
import { KEPT_DAYS } from '../documents/trash.ts';
import { bindFiles, findFiles, releaseFiles } from '../files/repository.ts';
import type { KeptFile } from '../files/repository.ts';
import { ATTACHMENT } from '../files/service.ts';
import { findModule } from './formModules.ts';
import type { OpenModule } from './formModules.ts';
import { allows } from '../../src/documents/rights/moduleRights.ts';
import { readValue } from './record.ts';
import type { Refusal } from './refusal.ts';
import { findRow } from './repository.ts';
import type { ModuleField, ModuleShape } from './shape.ts';
import { reachableRecords, readableColumns } from './rowScope.ts';

/** A place in a record that names a file, and what stands there. */
interface Named {
  readonly path: string;
  readonly entry: Record<string, unknown>;
}

/** Every place of a record that names a file, also inside the objects of its values. */
function namedFiles(fields: readonly ModuleField[], values: Readonly<Values>, path: string): Named[] {
  return fields.flatMap((field) => {
    const at = `${path}.${field.code}`;
    const entries = [values[field.code]].flat().filter(isRecord);
    if (field.meta.files === true) return entries.map((entry) => ({ path: at, entry }));
    const many = field.meta.members === 'many';
    return entries.flatMap((entry, index) =>
      namedFiles(field.members ?? [], entry, many ? `${at}.${index}` : at),
    );
  });
}

const idOf = ({ entry }: Named): string => String(entry.id);
/** Ids of the files that values of a module name. */
export const idsIn = (shape: ModuleShape, values: Readonly<Values>): Set<string> =>
  new Set(namedFiles(shape.fields, values, 'data').map(idOf));

/** The files that a caller may name in a record: uploads of his own that no record has, and what he sees in this one. */
async function usableFiles(
  ctx: RecordWork,
  { shape, authority }: OpenModule,
  named: readonly Named[],
  before: Readonly<Values>,
): Promise<ReadonlyMap<string, KeptFile>> {
  const held = idsIn(shape, before);
  const readable = shape.fields.filter(({ code }) => allows(authority.read, code));
  const inSight = new Set(namedFiles(readable, before, 'data').map(idOf));
  const isUsable = async ({ id, owner, purpose, record }: KeptFile): Promise<boolean> => {
    const isOwn = owner === ctx.actor.userId;
    if (!held.has(id)) return isOwn && purpose === ATTACHMENT && record === null;
    // A file of a field that is kept from the caller could be read by its id in another one.
    return inSight.has(id) || isOwn || (record !== null && (await readsFile(ctx, record, id)));
  };
  const usable = new Map<string, KeptFile>();
  for (const file of await findFiles(ctx.db, [...new Set(named.map(idOf))])) {
    if (await isUsable(file)) usable.set(file.id, file);
  }
  return usable;
}

/**
 * Fills in what is known of the files that a request names, whatever it says of them: name, size and type. A file that
 * the record does not hold yet must be the caller's own upload, and no other record's; one that it holds in a field that
 * the caller may not read is not there for him (`docs/decisions/attachments.md`).
 * @param data values of a request; their file entries are replaced in place
 * @param before what the record holds now
 */
export async function settleFiles(
  ctx: RecordWork,
  module: OpenModule,
  { data, before }: { data: Readonly<Values>; before: Readonly<Values> },
  refusal: Refusal,
): Promise<void> {
  const named = namedFiles(module.shape.fields, data, 'data');
  if (named.length === 0) return;
  const usable = await usableFiles(ctx, module, named, before);
  for (const place of named) {
    const file = usable.get(idOf(place));
    if (file === undefined) {
      refusal.invalid(inputError(place.path, 'NOT_FOUND'));
    } else {
      const { id, name, size, type } = file;
      Object.assign(place.entry, { id, name, size, type });
    }
  }
}

/**
 * Gives the files that a written record names to it, and takes from it those that it names no more: a finished paper
 * keeps its own.
 * @throws AppError REVISION_CONFLICT where another record was given one of them meanwhile
 */
export async function bindRecordFiles(
  ctx: RecordWork,
  shape: ModuleShape,
  { id, before, after }: { id: string; before: Readonly<Values>; after: Readonly<Values> },
): Promise<void> {
  const [held, named] = [idsIn(shape, before), idsIn(shape, after)];
  const added = [...named].filter((file) => !held.has(file));
  const record = `${shape.id}/${id}`;
  if ((await bindFiles(ctx.db, added, record)) < added.length) throw new AppError('REVISION_CONFLICT');
  const left = [...held].filter((file) => !named.has(file));
  if (left.length === 0) return;
  await ctx.platform.keepFiles(ctx.db, {
    ...{ form: shape.id, record: id, files: left },
    filesOf: (values) => idsIn(shape, values),
  });
  const expiresAt = new Date(ctx.now.getTime() + KEPT_DAYS * 24 * 60 * 60 * 1000);
  await releaseFiles(ctx.db, { ids: left, record, expiresAt });
}

/** What reading a record takes of a call. */
export type RecordReader = Pick<RecordReading, 'platform' | 'db' | 'actor' | 'log'>;

/** Whether the caller's role may read a field of a record, named as `student/<id>`, that names a file. */
export async function readsFile(ctx: RecordReader, record: string, file: string): Promise<boolean> {
  const [moduleCode = '', id = ''] = record.split('/');
  const module = await findModule(ctx, moduleCode, 'detail');
  if (typeof module === 'string') return false;
  const columns = readableColumns(module);
  const where = reachableRecords(module, ctx.log);
  const row = await findRow(ctx.db, module.shape, { id, where, columns });
  if (row === undefined) return false;
  const codes = new Set(columns.map(({ code }) => code));
  const fields = module.shape.fields.filter(({ code }) => codes.has(code));
  const values = Object.fromEntries(fields.map(({ code }) => [code, readValue(row[code])]));
  return namedFiles(fields, values, '').some((place) => idOf(place) === file);
}
