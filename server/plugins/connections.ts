import { BlockList, isIPv6 } from 'node:net';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config/config.ts';
import { addressKey } from '../limits/addressKey.ts';
import { KeyedSlots } from '../limits/keyedSlots.ts';

/** Most milliseconds between two looks at what requests have kept the server waiting. */
const LOOK = 5_000;

/** How often the server looks for requests that do not arrive, in milliseconds, by how long they may take. */
export const checkInterval = (timeout: number): number => Math.min(LOOK, Math.ceil(timeout / 2));

/**
 * Caps the connections of one address and of all. What comes over them is bounded in time by the server itself: heads
 * and whole requests each have theirs. Proxies speak for many people, and are not counted as one.
 */
export function registerConnections(app: FastifyInstance): void {
  const { maxConnections, maxConnectionsPerAddress: ofOne, trustProxy } = app.platform.config;
  app.server.maxConnections = maxConnections;
  const isProxy = proxiesOf(trustProxy);
  const slots = new KeyedSlots({ ofOne, ofAll: maxConnections });
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const giveBack = slots.take(addressKey(address));
    if (giveBack === undefined) socket.destroy();
    else socket.once('close', giveBack);
  });
}

/** Whether an address is a proxy whose word on others is taken. Of a number of proxies nobody knows the addresses. */
function proxiesOf(trustProxy: ServerConfig['trustProxy']): (address: string) => boolean {
  if (trustProxy === false) return () => false;
  if (typeof trustProxy === 'number') return () => trustProxy > 0;
  const proxies = new BlockList();
  for (const entry of trustProxy) {
    const [address = '', prefix] = entry.split('/');
    const family = familyOf(address);
    if (prefix === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(prefix), family);
  }
  return (address) => address !== '' && proxies.check(address, familyOf(address));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');
