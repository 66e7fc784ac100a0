import { isIP } from 'node:net';
import type { Static } from 'typebox';
import { actorName } from '../../session/actor.ts';
import type { CallContext, ReadyContext } from '../../call/definition.ts';
import { AppError, inputError, invalidInput } from '../../errors/AppError.ts';
import { refuseWhileNamed } from '../../interfaces/definition/namedIn.ts';
import { seal, unseal } from '../../security/vault.ts';
import { sealedFor } from '../../sources/SourcePools.ts';
import type { RegisteredDatabase, DatabaseAddress } from '../../sources/SourcePools.ts';
import type { Platform } from '../../platform/platform.ts';
import { connectFailure } from '../../sources/connectFailure.ts';
import type { ConnectFailure } from '../../../src/schemas/wire/connectFailure.ts';
import { SourceError } from '../../sources/sourceError.ts';
import { deleteDatabase, findDatabase, insertDatabase, updateDatabase } from '../../sources/databases.ts';
import type { DatabaseContent } from '../../sources/databases.ts';
import { presentDatabase } from './presenter.ts';
import type { DatabaseAtParam, DatabaseParam, SaveDatabaseParam, TryDatabaseParam } from './schema.ts';

type SaveContext = CallContext<Static<typeof SaveDatabaseParam>>;

const nameOf = (id: string): string => `database/${id}`;

/** Another address or user is another login: the password has to be given anew. @throws AppError INPUT_INVALID */
function readPassword(ctx: SaveContext, before: RegisteredDatabase | undefined, about: string): string {
  const { password } = ctx.param;
  if (password !== undefined) return password;
  if (before === undefined || sealedFor(before) !== about)
    throw invalidInput(inputError('password', 'REQUIRED'));
  return unseal(ctx.platform.secrets.vaultKey, before.password_sealed, about);
}

/**
 * Registers a database, or changes what is registered.
 * @throws AppError ID_EXISTS, NOT_FOUND, REVISION_CONFLICT, INPUT_INVALID, IN_USE where interfaces are written for its kind
 */
export async function saveDatabase(ctx: SaveContext): Promise<{ id: string; revision: number }> {
  const { id, name, kind, host, port, database, user, tls, writable = false, state = 'active' } = ctx.param;
  // Of such a server the driver holds a certificate to the name alone.
  if (kind === 'mysql' && tls && isIP(host) !== 0) throw invalidInput(inputError('host', 'FORMAT_INVALID'));
  const before = await findDatabase(ctx.db, id);
  if (before !== undefined && ctx.param.revision === undefined) throw new AppError('ID_EXISTS');
  if (before === undefined && ctx.param.revision !== undefined) throw new AppError('NOT_FOUND');
  const about = sealedFor({ id, kind, host, port, user_name: user });
  const password = readPassword(ctx, before, about);
  // Statements are written in the language of their database.
  if (before !== undefined && before.kind !== kind) await refuseWhileNamed(ctx.db, '{sql,database}', id);
  const content: DatabaseContent = {
    name: name.trim(),
    kind,
    host,
    port,
    database_name: database,
    user_name: user,
    tls,
    password_sealed: seal(ctx.platform.secrets.vaultKey, password, about),
    writable,
    state,
    updated_by: actorName(ctx.actor),
    updated_at: ctx.now,
  };
  const at = ctx.param.revision;
  const revision =
    at === undefined
      ? await insertDatabase(ctx.db, id, content)
      : await updateDatabase(ctx.db, { id, revision: at }, content);
  if (revision === undefined) throw new AppError(at === undefined ? 'ID_EXISTS' : 'REVISION_CONFLICT');
  const after = { name, kind, host, port, database, user, tls, writable, state };
  ctx.changed('platform-database');
  ctx.audit({ resource: nameOf(id), ...(before && { before: presentDatabase(before) }), after });
  return { id, revision };
}

/** Removes a database that no interface names. @throws AppError NOT_FOUND, IN_USE with their ids, REVISION_CONFLICT */
export async function removeDatabase(ctx: CallContext<Static<typeof DatabaseAtParam>>): Promise<void> {
  const { id, revision } = ctx.param;
  const before = await findDatabase(ctx.db, id);
  if (before === undefined) throw new AppError('NOT_FOUND');
  await refuseWhileNamed(ctx.db, '{sql,database}', id);
  if (!(await deleteDatabase(ctx.db, id, revision))) throw new AppError('REVISION_CONFLICT');
  ctx.changed('platform-database');
  ctx.audit({ resource: nameOf(id), before: presentDatabase(before) });
}

const TRY = {
  text: 'select 1 as one',
  values: [],
  writes: false,
  rows: 1,
  bytes: 64 * 1024,
  deadline: 3_000,
};

/** Connects once to what is registered. @throws AppError NOT_FOUND, PLATFORM_DATABASE */
export async function tryDatabase(ctx: ReadyContext<Static<typeof DatabaseParam>>): Promise<TriedConnection> {
  const row = await findDatabase(ctx.db, ctx.param.id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return connect(
    ctx.platform,
    row,
    unseal(ctx.platform.secrets.vaultKey, row.password_sealed, sealedFor(row)),
  );
}

/**
 * Connects once with what stands in the form, saved or not. Without a password it is the one that is kept for the
 * same address.
 * @throws AppError INPUT_INVALID, PLATFORM_DATABASE
 */
export async function tryEntered(
  ctx: ReadyContext<Static<typeof TryDatabaseParam>>,
): Promise<TriedConnection> {
  const { code, kind, host, port, databaseName, userName, tls, password } = ctx.param;
  const entered = { kind, host, port, database_name: databaseName, user_name: userName, tls };
  if (password) return connect(ctx.platform, entered, password);
  const row = await findDatabase(ctx.db, code);
  const about = sealedFor({ id: code, ...entered });
  if (row === undefined || sealedFor(row) !== about) throw invalidInput(inputError('password', 'REQUIRED'));
  return connect(ctx.platform, entered, unseal(ctx.platform.secrets.vaultKey, row.password_sealed, about));
}

/** What stands in the way, and how the database or its driver says it: that is for who registers. */
export interface TriedConnection {
  readonly ok: boolean;
  readonly failure?: ConnectFailure;
  readonly error?: string;
}

async function connect(
  { sources }: Platform,
  address: DatabaseAddress,
  password: string,
): Promise<TriedConnection> {
  const source = sources.once(address, password);
  try {
    await source.run(TRY);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    if (error.reason === 'platform') throw new AppError('PLATFORM_DATABASE', { cause: error });
    return { ok: false, failure: connectFailure(error), error: error.message };
  } finally {
    await source.close();
  }
}
