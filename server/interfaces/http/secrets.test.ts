import { expect, test } from 'vitest';
import { masked, secretsIn, withoutSecrets } from './secrets.ts';

const BASIC = `Basic ${Buffer.from('user:s3cr3tPass').toString('base64')}`;

test.each([
  ['sk/live 123', 'sk/live 123'],
  ['sk/live 123', 'sk%2Flive%20123'],
  ['sk/live 123', String.raw`sk\/live 123`],
  ['quote"d key', String.raw`quote\"d key`],
  ['sk/live 123', 'sk%2flive%20123'],
  ['sk/live 123', 'sk%2Flive+123'],
  ['wörd/1234', String.raw`w\u00f6rd/1234`],
  ['wörd/1234', String.raw`w\u00F6rd\/1234`],
  ["Tom's key", 'Tom&#039;s key'],
  ['Tom&Jerry<9', 'Tom&amp;Jerry&lt;9'],
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

test.each([
  ['0077889900', 77889900],
  ['0077889900', '77889900'],
  ['12345678901234567890', 12345678901234567000],
])('%s is not shown as %j either', (value, sent) => {
  expect(withoutSecrets({ sent }, secretsIn({ 'x-key': value }))).toEqual({ sent: '***' });
});

test('what is nothing but zeros before a small number hides no numbers', () => {
  expect(withoutSecrets([0, 123], secretsIn({ 'x-key': '000000', 'x-other': '000123' }))).toEqual([0, 123]);
});

test('a short password is no part of other texts, and is not shown alone', () => {
  const secrets = secretsIn({ authorization: `Basic ${Buffer.from('admin:Ab12!').toString('base64')}` });
  expect(withoutSecrets(['Ab12!', 'Ab12!3', 'admin:Ab12!', 'admin', { 'Ab12!': 1 }], secrets)).toEqual([
    '***',
    'Ab12!3',
    '***',
    'admin',
    { 'Ab12!': 1 },
  ]);
});
