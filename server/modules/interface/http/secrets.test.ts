import { expect, test } from 'vitest';
import { masked, secretsIn, withoutSecrets } from './secrets.ts';

const BASIC = `Basic ${Buffer.from('user:s3cr3tPass').toString('base64')}`;

test.each([
  ['sk/live 123', 'sk/live 123'],
  ['sk/live 123', 'sk%2Flive%20123'],
  ['sk/live 123', String.raw`sk\/live 123`],
  ['quote"d key', String.raw`quote\"d key`],
  ['Bearer abcdef', 'abcdef'],
  [BASIC, 'user:s3cr3tPass'],
  [BASIC, 's3cr3tPass'],
])('of %s nobody is shown %s', (header, shown) => {
  expect(masked(`got ${shown}.`, secretsIn({ authorization: header }))).toBe('got ***.');
});

test('is found wherever it stands, as a number too, and what is too short is none', () => {
  const secrets = secretsIn({ 'x-key': '1234567890123', 'x-mode': 'short' });
  expect(
    withoutSecrets({ a: [1234567890123, 'short', 12], k1234567890123: { b: 'x1234567890123' } }, secrets),
  ).toEqual({ a: ['***', 'short', 12], 'k***': { b: 'x***' } });
});
