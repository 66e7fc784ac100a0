import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import { mayReach } from './addresses.ts';
import { EgressError } from './egressError.ts';

/** Resolves once; what is checked is what is connected to, so that a name cannot change its mind in between. */
export function guardedLookup(networks: readonly string[]): LookupFunction {
  return (hostname, options, callback) => {
    dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) {
        callback(error, '', 0);
        return;
      }
      const refused = addresses.find(({ address }) => !mayReach(address, networks));
      if (refused !== undefined)
        callback(new EgressError('address', `${hostname} is no host outside`), '', 0);
      else if (options.all === true) callback(null, addresses);
      else callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
    });
  };
}
