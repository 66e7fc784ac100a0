import { expect, test } from 'vitest';
import { mayReach } from './addresses.ts';

test.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['no address', false],
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
])('%s is a host outside: %s', (address, outside) => {
  expect(mayReach(address, [])).toBe(outside);
  expect(mayReach(address, ['93.0.0.0/8'])).toBe(outside);
});
