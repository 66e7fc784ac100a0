import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { BesideDocuments, BringHow, BroughtInterface, Missing } from '../documents/bundle/beside.ts';
import { configuredCalls } from '../documents/bundle/calls.ts';
import type { Database } from '../db/database.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import type { InputError } from '../errors/AppError.ts';
import { knownRoles } from '../organisation/roles.ts';
import { actorName } from '../session/actor.ts';
import { findCredential } from '../sources/credentials.ts';
import { findDatabase } from '../sources/databases.ts';
import { acceptDefinition, findSlips } from './checkDefinition.ts';
import {
  findInterface,
  findOnePublished,
  insertInterface,
  insertVersion,
  lockInterface,
  updateInterface,
} from './definition/repository.ts';
import type { InterfaceKey, StoredInterface } from './definition/repository.ts';
import type { Definition } from './definition/schema.ts';
import type { InterfaceWork } from './definition/services.ts';

type Entries = Parameters<BesideDocuments['bringInterfaces']>[0];

/** The module of the back office that lists interfaces. */
const LISTED = 'platform-interface';

function keyIn(id: string): InterfaceKey {
  const [moduleCode = '', interfaceUrl = ''] = id.split('/');
  return { moduleCode, interfaceUrl };
}

/** Configured interfaces of bundles: administrators alone export and import them. */
export const bundledInterfaces = (ctx: InterfaceWork): BesideDocuments => ({
  exportInterfaces: (calls, version) =>
    ctx.actor.isAdmin ? exportAll(ctx.db, calls, version) : Promise.resolve([]),
  coming: (entries) =>
    new Map(readAll(entries).map(({ id, definition }) => [id, definition.writes === true])),
  bringInterfaces: (entries, how) => bringAll(ctx, entries, how),
});

/**
 * Some interfaces as they are defined, with those that chains call. A definition names a database, or a credential and where
 * it is sent, by id alone: what they hold is sealed elsewhere and never read here.
 */
async function exportAll(
  db: Kysely<Database>,
  calls: readonly string[],
  version: 'published' | 'draft',
): Promise<Entries> {
  const found = new Map<string, unknown>();
  const open = [...calls];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    const key = keyIn(id);
    const published = version === 'published' ? await findOnePublished(db, key) : undefined;
    const definition = published?.definition ?? (await findInterface(db, key))?.definition;
    if (definition === undefined) continue;
    found.set(id, definition);
    open.push(...configuredCalls([definition]));
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, definition]) => ({ id, definition }));
}

interface ReadEntry {
  readonly index: number;
  readonly id: string;
  readonly definition: Definition;
}

/** @throws AppError DOCUMENT_INVALID with places in the bundle, for what can be no definition */
function readAll(entries: Entries): readonly ReadEntry[] {
  const ids = new Set<string>();
  return entries.map(({ id, definition }, index) =>
    inEntry(index, () => {
      const accepted = acceptDefinition(definition);
      const { moduleCode, interfaceUrl } = accepted;
      const isOther = id !== `${moduleCode}/${interfaceUrl}`;
      if (isOther || ids.has(id))
        throw new AppError('DOCUMENT_INVALID', {
          errors: [inputError('id', isOther ? 'VALUE_INVALID' : 'NOT_UNIQUE')],
        });
      ids.add(id);
      return { index, id, definition: accepted };
    }),
  );
}

function inEntry<T>(index: number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof AppError) || error.errors === undefined) throw error;
    throw new AppError(error.code, { errors: placed(index, error.errors) });
  }
}

const placed = (index: number, errors: readonly InputError[]): readonly InputError[] =>
  errors.map((each) => ({ ...each, path: `bundle.interfaces.${String(index)}.${each.path}` }));

async function bringAll(
  ctx: InterfaceWork,
  entries: Entries,
  how: BringHow,
): ReturnType<BesideDocuments['bringInterfaces']> {
  const brought: BroughtInterface[] = [];
  const missing = new Map<string, Missing>();
  // Those that chains call come first, and all in one order, so that two imports wait for each other.
  const rank = ({ id, definition }: ReadEntry): string =>
    `${definition.kind === 'composed' ? '1' : '0'} ${id}`;
  for (const entry of readAll(entries).toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))) {
    const definition = await withKnownRoles(ctx.db, how.rewrite(entry.definition), missing);
    for (const each of await needsOf(ctx, definition)) missing.set(`${each.kind}/${each.id}`, each);
    brought.push(await bring(ctx, { ...entry, definition }, how));
  }
  return { brought, missing: [...missing.values()] };
}

/** Roles belong to an installation: one that is not here can call nothing, and is told as missing. */
async function withKnownRoles(
  db: Kysely<Database>,
  definition: Definition,
  missing: Map<string, Missing>,
): Promise<Definition> {
  const known = await knownRoles(db, definition.roles);
  for (const id of definition.roles) if (!known.has(id)) missing.set(`role/${id}`, { kind: 'role', id });
  return { ...definition, roles: definition.roles.filter((role) => known.has(role)) };
}

/** What a definition names that has to be set up here by hand. */
async function needsOf(
  { db, platform }: InterfaceWork,
  { sql, http }: Definition,
): Promise<readonly Missing[]> {
  const needs: Missing[] = [];
  if (sql && (await findDatabase(db, sql.database)) === undefined)
    needs.push({ kind: 'database', id: sql.database });
  if (http && !platform.config.interfaceOrigins.includes(http.origin))
    needs.push({ kind: 'origin', id: http.origin });
  const credential = http?.credential;
  if (credential !== undefined && (await findCredential(db, credential)) === undefined)
    needs.push({ kind: 'credential', id: credential });
  return needs;
}

async function bring(
  ctx: InterfaceWork,
  { id, index, definition }: ReadEntry,
  how: BringHow,
): Promise<BroughtInterface> {
  const key = keyIn(id);
  const before = how.dryRun ? await findInterface(ctx.db, key) : await lockInterface(ctx.db, key);
  const told = { id, name: definition.name, definition, errors: [] };
  // Interfaces are the administrators': anybody else is told no more than whether what is called is there.
  if (!ctx.actor.isAdmin) {
    if (before !== undefined) return { ...told, outcome: 'left' };
    throw new AppError('RIGHT_TO_USE', { errors: placed(index, [inputError('id', 'NOT_FOUND')]) });
  }
  const seen = before?.revision ?? 0;
  const read = how.revisions[`interface/${id}`];
  if (read !== undefined && read !== seen) throw moved(id, before);
  const base = { ...told, seen };
  const isSame = before !== undefined && isDeepStrictEqual(before.definition, definition);
  // Its address is what others call: it cannot stand beside itself.
  const isLeft = before !== undefined && (isSame || how.choice(`interface/${id}`) !== 'replace');
  if (isLeft) return { ...base, outcome: 'left' };
  const outcome = before === undefined ? 'added' : 'changed';
  // What a chain calls may come in with it, and be there only then.
  const isJudged = how.publish ? !how.dryRun || definition.kind !== 'composed' : how.dryRun;
  const errors =
    isJudged && !(how.dryRun && definition.kind === 'composed') ? await findSlips(ctx, definition) : [];
  const judged = { ...base, outcome, errors: placed(index, errors), before: before?.definition } as const;
  if (how.dryRun) return judged;
  if (errors.length > 0) throw new AppError('DOCUMENT_INVALID', { errors: judged.errors });
  return { ...judged, ...(await write(ctx, definition, before, how.publish)) };
}

const moved = (id: string, before: StoredInterface | undefined): AppError =>
  new AppError('REVISION_CONFLICT', {
    list: [{ kind: 'interface', id, revision: before?.revision ?? 0, updatedBy: before?.updated_by }],
  });

async function write(
  ctx: InterfaceWork,
  definition: Definition,
  before: StoredInterface | undefined,
  publish: boolean,
): Promise<{ revision: number; version?: number }> {
  const written = { definition, by: actorName(ctx.actor), now: ctx.now };
  const revision =
    before === undefined
      ? await insertInterface(ctx.db, written)
      : await updateInterface(ctx.db, before.revision, written);
  if (revision === undefined) throw new AppError('REVISION_CONFLICT');
  const version = publish ? await insertVersion(ctx.db, written) : undefined;
  ctx.changed(LISTED);
  ctx.audit({
    resource: `interface/${definition.moduleCode}/${definition.interfaceUrl}`,
    ...(before && { before: before.definition }),
    after: { ...definition, ...(version !== undefined && { version }) },
  });
  return { revision, ...(version !== undefined && { version }) };
}
