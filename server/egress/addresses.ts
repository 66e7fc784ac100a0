import { BlockList, isIP } from 'node:net';

/** Addresses that are no host on the internet (IANA special-purpose registries), by what they are for. */
const SPECIAL: readonly string[] = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** Of version 6 only the global unicast range is anybody's host; these of it are not. */
const GLOBAL_V6 = '2000::/3';
const SPECIAL_V6: readonly string[] = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return list;
}

const special = listOf(SPECIAL);
const globalV6 = listOf([GLOBAL_V6]);
const specialV6 = listOf(SPECIAL_V6);

/** The version 4 address that a mapped one (`::ffff:…`) stands for. */
function unmapped(address: string): string {
  const tail = /^::ffff:(.+)$/i.exec(address)?.[1] ?? '';
  if (isIP(tail) === 4) return tail;
  const [high, low] = /^([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(tail)?.slice(1) ?? [];
  if (high === undefined || low === undefined) return address;
  const [a, b] = [parseInt(high, 16), parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
}

/**
 * Whether a connection may go to an address: to hosts on the internet, and to the networks that are named.
 * @param networks addresses and networks (CIDR) of one's own
 */
export function mayReach(address: string, networks: readonly string[]): boolean {
  const plain = unmapped(address);
  const version = isIP(plain);
  if (version === 0) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (listOf(networks).check(plain, family)) return true;
  if (version === 4) return !special.check(plain, family);
  return globalV6.check(plain, family) && !specialV6.check(plain, family);
}
