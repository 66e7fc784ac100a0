import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ConfigError, type ServerConfig } from './config/config.ts';

type Address = Pick<ServerConfig, 'host' | 'port'>;

const PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another program. Stop it, or set PORT to another port',
  EACCES: 'may not be used by this user. Set PORT to one above 1023',
  EADDRNOTAVAIL: 'is not an address of this machine. Set HOST to one that is',
  ENOTFOUND: 'has no address. Set HOST to a name or address of this machine',
};

/**
 * Tries the address before anything is made for it: a database, its first administrator. Answers the port, which port
 * 0 leaves to the machine: everything that names the address has to know it beforehand.
 * @throws ConfigError where nothing can listen there
 */
export async function checkAddress({ host, port }: Address): Promise<number> {
  const probe = createServer();
  try {
    probe.listen({ host, port });
    await once(probe, 'listening');
  } catch (cause) {
    throw problemOf(cause, { host, port });
  }
  const { port: found } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return found;
}

/** @throws ConfigError where the address cannot be listened on */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (cause) {
    await app.close();
    throw problemOf(cause, { host, port });
  }
}

function problemOf(cause: unknown, { host, port }: Address): unknown {
  const problem = PROBLEMS[(cause as NodeJS.ErrnoException).code ?? ''];
  return problem === undefined ? cause : new ConfigError(`${host}:${String(port)} ${problem}.`, { cause });
}
