import { passwordFile, PRODUCT_DATABASE, PRODUCT_ROLE } from './layout.ts';
import type { Layout } from './layout.ts';
import { readIfThere } from './processes.ts';

/** What a PostgreSQL client needs to connect; the shape that `pg.Pool` takes. */
export interface PostgresAccess {
  /** A folder that holds the socket, or an address. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

/**
 * How one role reaches the server.
 *
 * @throws where its password file is gone: without it the data cannot be opened
 */
export function access(
  layout: Layout,
  role: string,
  place: { readonly host: string; readonly port: number },
): { config: PostgresAccess; connectionString: string } {
  const file = passwordFile(layout.holder, role);
  const password = readIfThere(file)?.trim();
  if (password === undefined) {
    throw new Error(`${file} is missing: the data in ${layout.pgdata} cannot be opened without it.`);
  }
  const database = role === PRODUCT_ROLE ? PRODUCT_DATABASE : 'postgres';
  const config = { host: place.host, port: place.port, user: role, password, database };
  return { config, connectionString: connectionUrl(config) };
}

/** The URL form, which names a socket folder in `host` as libpq does. */
export function connectionUrl({ host, port, user, password, database }: PostgresAccess): string {
  const address = host.startsWith('/') ? `localhost:${String(port)}` : `${host}:${String(port)}`;
  const socket = host.startsWith('/') ? `?host=${encodeURIComponent(host)}` : '';
  return `postgresql://${user}:${encodeURIComponent(password)}@${address}/${database}${socket}`;
}
