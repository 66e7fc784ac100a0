import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { access } from './access.ts';
import type { PostgresAccess } from './access.ts';
import { chooseAccount, nameOf } from './account.ts';
import { freePort } from './freePort.ts';
import { initialise } from './initialise.ts';
import {
  BOOTSTRAP_ROLE,
  folderSeenFromInside,
  layoutOf,
  PRODUCT_ROLE,
  SOCKET_PORT,
  socketFile,
} from './layout.ts';
import type { Layout } from './layout.ts';
import { findPackaged } from './packaged.ts';
import type { PackagedPostgres } from './packaged.ts';
import { PostmasterFailed, startPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';
import { readIfThere } from './processes.ts';
import { defaultStagingFolders, findPrograms } from './programs.ts';
import { SETTINGS } from './settings.ts';
import { OWNER_SETTING, ownerMark, takeOver } from './takeOver.ts';

export interface EmbeddedPostgresOptions {
  /** DATA_DIR: made where it is missing; the database stands in `postgres` below it, its log in `postgres.log`. */
  readonly dataDir: string;
  readonly log: (message: string) => void;
  /** Settings that differ from the product's, for tests. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** A database server that this process owns and that ends with it. */
export interface EmbeddedPostgres extends Postmaster {
  /** The product's own role on its own database: what `pg.Pool` takes. */
  readonly config: PostgresAccess;
  /** The same as a URL. */
  readonly connectionString: string;
  /** The superuser, for bootstrap work only, such as making databases in tests. */
  readonly bootstrap: PostgresAccess;
}

/**
 * Starts the PostgreSQL that came from npm on DATA_DIR, creating the database on the first start:
 *
 *     account → programs → version check → take over → initialise → start → wait until ready
 *
 * @throws with a message for the operator where another server holds the folder, the data is of another major version
 *   or another user, or no PostgreSQL can run here
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  makeWritable(options.dataDir);
  const layout = layoutOf(realpathSync(path.resolve(options.dataDir)));
  const started = Date.now();
  const account = chooseAccount(layout.pgdata);
  const packaged = findPackaged();
  refuseOtherMajor(layout, packaged);
  const stagingFolders = defaultStagingFolders(layout.dataDir);
  const programs = await findPrograms({ packaged, account, stagingFolders, log: options.log });

  const { title, ...server } = await whileOthersLeave(async () => {
    await takeOver(layout, options.log);
    if (!existsSync(layout.pgdata)) await initialise(layout, programs, account, options.log);
    const { settings: listening, ...place } = await listeningPlace(layout);
    const product = access(layout, PRODUCT_ROLE, place);
    const bootstrap = access(layout, BOOTSTRAP_ROLE, place).config;
    const settings = { ...SETTINGS, ...options.settings, ...listening, [OWNER_SETTING]: ownerMark() };
    const postmaster = await startPostmaster(layout, programs, account, settings);
    return { ...postmaster, ...product, bootstrap, title: place.title };
  });
  options.log(
    `database: PostgreSQL ${packaged.version.split('-')[0] ?? ''} ready in ${String(Date.now() - started)} ms ` +
      `(pid ${String(server.pid)}, ${nameOf(account)}, ${title})`,
  );
  return server;
}

function makeWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The data folder cannot be used by ${nameOf(undefined)}: ${reason}. Choose another DATA_DIR.`,
      {
        cause: error,
      },
    );
  }
}

function refuseOtherMajor(layout: Layout, packaged: PackagedPostgres): void {
  const written = readIfThere(path.join(layout.pgdata, 'PG_VERSION'))?.trim();
  const major = packaged.version.split('.')[0];
  if (written !== undefined && written !== major) {
    throw new Error(
      `${layout.pgdata} was written by PostgreSQL ${written}; this release brings ${String(major)}. ` +
        'Export the data with the release that wrote it and import it here, or set DATABASE_URL.',
    );
  }
}

/** Where the server listens: a socket inside the data folder, or loopback where no socket path is short enough. */
async function listeningPlace(layout: Layout) {
  if (socketFile(layout.pgdata) !== undefined) {
    const settings = { listen_addresses: '', unix_socket_directories: folderSeenFromInside(layout.pgdata) };
    return { host: layout.pgdata, port: SOCKET_PORT, title: 'socket in the data folder', settings };
  }
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) };
  return { host: '127.0.0.1', port, title: `127.0.0.1:${String(port)}`, settings };
}

/**
 * Tries again while PostgreSQL finds the folder locked: either another start was quicker, which the next look sees and
 * refuses, or sessions of a server that was killed are still leaving.
 */
async function whileOthersLeave<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = 20; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0 || !(error instanceof PostmasterFailed && error.lockedOut)) throw error;
      await delay(250);
    }
  }
}

export type { PostgresAccess } from './access.ts';
export type { Postmaster } from './postmaster.ts';
