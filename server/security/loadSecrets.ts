import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { ConfigError } from '../config/config.ts';
import type { ServerConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { readSetting, writeSetting } from '../db/settings.ts';
import { decodeSecrets, keyCheck, makeSecrets } from './secrets.ts';
import type { Secrets } from './secrets.ts';
import { readSecretsFile, secretsFile, writeSecretsFile } from './secretsFile.ts';

/** Settings of the database: its secrets where it is an external one, and the key check value of its secrets. */
const SECRETS = 'secrets';
const CHECK = 'secrets-check';

/** A place that keeps secrets. */
interface Keeper {
  readonly name: string;
  read(): Promise<unknown>;
  write(value: unknown): Promise<void>;
}

/**
 * Loads the secrets of a database, making them at first boot. Those of an embedded database are a file beside it; an
 * external one, which several servers may share, keeps them in its settings. A database that was copied from the one
 * kind to the other takes its secrets along: which are its own is known by its key check value, and by the data folder
 * alone where it was copied before it had one.
 * @throws ConfigError where the database holds accounts whose secrets are neither in it nor in the data folder
 */
export async function loadSecrets(config: ServerConfig, db: Kysely<Database>): Promise<Secrets> {
  return db.transaction().execute(async (trx) => {
    // Of servers that start at once the first makes or adopts the secrets, and the others find them.
    await sql`select pg_advisory_xact_lock(hashtext('atrium.secrets'))`.execute(trx);
    const check = await readSetting(trx, CHECK);
    const kept = await findSecrets(config, trx, check);
    const secrets = kept ?? (await makeFirstSecrets(config, trx, check));
    if (check === undefined) await writeSetting(trx, CHECK, keyCheck(secrets));
    return secrets;
  });
}

/** Where secrets may be, their usual place first. */
function keepersOf(config: ServerConfig, trx: Kysely<Database>): readonly [Keeper, Keeper] {
  const file: Keeper = {
    name: secretsFile(config.dataDir),
    read: () => Promise.resolve(readSecretsFile(config.dataDir)),
    write: (value) => {
      writeSecretsFile(config.dataDir, value);
      return Promise.resolve();
    },
  };
  const database: Keeper = {
    name: 'the database',
    read: () => readSetting(trx, SECRETS),
    write: (value) => writeSetting(trx, SECRETS, value),
  };
  return config.databaseUrl === undefined ? [file, database] : [database, file];
}

/** The secrets that fit a database, moved to their usual place where that has none. */
async function findSecrets(
  config: ServerConfig,
  trx: Kysely<Database>,
  check: unknown,
): Promise<Secrets | undefined> {
  const [usual, other] = keepersOf(config, trx);
  const fits = (secrets: Secrets): boolean => check === undefined || check === keyCheck(secrets);
  const first = await usual.read();
  const own = first === undefined ? undefined : decodeSecrets(first, usual.name);
  if (own !== undefined && fits(own)) return own;
  // A new database beside an old folder gets secrets of its own.
  if (check === undefined && !(await holdsAccounts(trx))) return undefined;
  const second = await other.read();
  const copied = second === undefined ? undefined : decodeSecrets(second, other.name);
  if (copied === undefined || !fits(copied)) return undefined;
  if (own === undefined) await usual.write(second);
  return copied;
}

async function makeFirstSecrets(
  config: ServerConfig,
  trx: Kysely<Database>,
  check: unknown,
): Promise<Secrets> {
  if (check !== undefined || (await holdsAccounts(trx))) throw secretsMissing(config);
  const made = makeSecrets();
  const [usual] = keepersOf(config, trx);
  await usual.write(made);
  return decodeSecrets(made, usual.name);
}

async function holdsAccounts(trx: Kysely<Database>): Promise<boolean> {
  const row = await trx.selectFrom('atrium.user_account').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Without its secrets nobody could log in, and no sealed credential be read: said before anything else is made of it. */
function secretsMissing({ databaseUrl, dataDir }: ServerConfig): ConfigError {
  const file = secretsFile(dataDir);
  return new ConfigError(
    databaseUrl === undefined
      ? `The database in ${dataDir} was used with other secrets than those of ${file}, or that file is gone: ` +
          'nobody could log in. Put back the secrets.json that belongs to it.'
      : `The database of DATABASE_URL holds accounts whose secrets are neither in it nor in ${file}: nobody could log in. ` +
          'It is a copy of another installation: set DATA_DIR to the data folder of that one, or put its secrets.json there ' +
          '(docs/configuration.md, "Moving to an external database").',
  );
}
