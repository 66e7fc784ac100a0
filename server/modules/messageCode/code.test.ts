import { expect, test } from 'vitest';
import { hashCode, makeCode, messageText } from './code.ts';

test('a message says the name and the code as they are', () => {
  const name = "$& {code} $'";
  expect(messageText('login', name, '012345', 'enUS')).toBe(
    `[${name}] Your sign-in code is 012345, valid for 5 minutes. Ignore this if it was not you.`,
  );
});

test('a code has six digits, and is worth nothing for another phone, purpose or deployment', () => {
  expect(makeCode()).toMatch(/^\d{6}$/);
  const pepper = Buffer.alloc(32, 1);
  const key = { phone: '13800000001', scene: 'login' } as const;
  const hash = hashCode(key, '012345', pepper);
  expect(hashCode({ ...key }, '012345', pepper).equals(hash)).toBe(true);
  const others = [
    hashCode({ ...key, phone: '13800000002' }, '012345', pepper),
    hashCode({ ...key, scene: 'reset' }, '012345', pepper),
    hashCode(key, '012346', pepper),
    hashCode(key, '012345', Buffer.alloc(32, 2)),
  ];
  expect(others.filter((other) => other.equals(hash))).toEqual([]);
});
