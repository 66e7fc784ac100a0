import { isIP, Socket } from 'node:net';
import { mayReach } from './addresses.ts';
import { EgressError } from './egressError.ts';
import { guardedLookup } from './guardedLookup.ts';

/**
 * A line to a host whose protocol is not HTTP, for drivers that take one: it is not connected yet, and connects to hosts
 * that may be reached alone. A host that may not be is told as the error of the line.
 * @param networks addresses and networks (CIDR) beside the internet
 */
export function guardedLine(networks: readonly string[]): Socket {
  const line = new Socket();
  const connect = line.connect.bind(line);
  return Object.assign(line, {
    connect: (port: number, host: string): Socket =>
      isIP(host) !== 0 && !mayReach(host, networks)
        ? line.destroy(new EgressError('address', `${host} is no host outside`))
        : connect({ port, host, lookup: guardedLookup(networks) }),
  });
}
