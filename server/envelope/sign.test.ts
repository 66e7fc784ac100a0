import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equalText, md5Hex, signAnswer, signRequest } from './sign.ts';

test('signs the fields in the order of their names, then the token', () => {
  expect(md5Hex('')).toBe('d41d8cd98f00b204e9800998ecf8427e');
  expect(signRequest('k', '{"a":1}', '1700000000000', 'cp_t')).toBe(
    md5Hex('appKey=k&param={"a":1}&timestamp=1700000000000cp_t'),
  );
  expect(signAnswer(Buffer.from('{"msgState":1}'), '1700000000000', 'cp_t')).toBe(
    md5Hex('{"msgState":1}1700000000000cp_t'),
  );
});

test('one text is one sign: equal signs mean equal payloads', () => {
  const payload = fc.jsonValue().map((value) => JSON.stringify(value));
  fc.assert(
    fc.property(payload, payload, (a, b) => {
      expect(signRequest('k', a, '1', 't') === signRequest('k', b, '1', 't')).toBe(a === b);
    }),
    { numRuns: 1000 },
  );
});

test('texts are compared whole', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(equalText(a, b)).toBe(Buffer.from(a).equals(Buffer.from(b)));
      expect(equalText(a, a)).toBe(true);
    }),
  );
});
