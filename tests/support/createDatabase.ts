import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of one test's own. */
export interface TestDatabase {
  /** Connects as its owner, who is no superuser where the server is our own. */
  readonly url: string;
  /** Removes it, ending whatever sessions are left. */
  drop(): Promise<void>;
}

/**
 * Creates a database under a name that nobody else has.
 *
 * @param administratorUrl a role that may create databases
 * @param ownerUrl the role that the database is for, on the same server
 * @param template name of the database that it is a copy of, to which nobody is connected; absent: an empty one
 */
export async function createDatabase(
  administratorUrl: string,
  ownerUrl: string,
  template = 'template0',
): Promise<TestDatabase> {
  const owner = new URL(ownerUrl);
  const name = `test_${randomBytes(8).toString('hex')}`;
  const role = decodeURIComponent(owner.username);
  await administer(administratorUrl, `CREATE DATABASE ${name} OWNER "${role}" TEMPLATE ${template}`);
  owner.pathname = `/${name}`;
  const drop = () => administer(administratorUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  return { url: owner.href, drop };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
