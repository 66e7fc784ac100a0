import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '../errors/AppError.ts';
import { decodeUtf8, MAX_DEPTH, parseJson } from './guard.ts';

const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

/** Code of the refusal, or undefined where there is none. */
function refusal(text: string): string | undefined {
  try {
    parseJson(text);
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.code : 'NOT_AN_APP_ERROR';
  }
}

/** Levels of objects and arrays. */
function depth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depth));
}

const cleanText = fc
  .string({ unit: 'grapheme' })
  .filter((text) => !text.includes('\0') && !/\p{Surrogate}/u.test(text));
const cleanJson = fc.jsonValue({ stringUnit: 'grapheme' }).filter((value) => {
  const text = JSON.stringify(value);
  return (
    depth(value) <= MAX_DEPTH && !text.includes('\\u0000') && !FORBIDDEN.some((key) => text.includes(key))
  );
});

describe('what JSON allows and we do too', () => {
  test('is parsed as by JSON.parse, whatever the white space', () => {
    fc.assert(
      fc.property(cleanJson, fc.constantFrom(undefined, 1, '\t'), (value, space) => {
        const text = JSON.stringify(value, null, space);
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test('includes any key and text, brackets and quotes in them too', () => {
    fc.assert(
      fc.property(cleanText, cleanText, (key, text) => {
        fc.pre(!FORBIDDEN.includes(key));
        const value = { [key]: [text, { [key]: text }] };
        expect(parseJson(JSON.stringify(value))).toEqual(value);
      }),
    );
  });

  test('includes the same key in different objects', () => {
    expect(refusal('[{"a":1},{"a":{"a":[{"a":1}]},"b":{"a":1}}]')).toBeUndefined();
  });
});

describe('what we refuse', () => {
  test('a key twice in one object, however it is escaped', () => {
    fc.assert(
      fc.property(cleanText, fc.array(cleanText), (key, others) => {
        fc.pre(!FORBIDDEN.includes(key));
        const escaped = Array.from({ length: key.length }, (_, i) =>
          key.charCodeAt(i).toString(16).padStart(4, '0'),
        );
        const between = JSON.stringify(others);
        const text = `{${JSON.stringify(key)}:${between},"${escaped.map((code) => `\\u${code}`).join('')}":1}`;
        expect(refusal(text)).toBe('DUPLICATE_KEY');
      }),
    );
  });

  test.each([
    [MAX_DEPTH, undefined],
    [MAX_DEPTH + 1, 'BODY_TOO_DEEP'],
  ])('%i levels: %s', (levels, code) => {
    expect(refusal('['.repeat(levels) + ']'.repeat(levels))).toBe(code);
    expect(refusal('{"a":'.repeat(levels) + '1' + '}'.repeat(levels))).toBe(code);
    expect(refusal(`{"text":"${'['.repeat(levels)}"}`)).toBeUndefined();
  });

  test('nesting that goes too deep, with the place', () => {
    const text = `{"a":1,"schema":{"body":[1,${'['.repeat(MAX_DEPTH)}`;
    expect(() => parseJson(text)).toThrow(
      expect.objectContaining({
        errors: [
          expect.objectContaining({ path: expect.stringMatching(/^schema\.body\.1\.0\.0/) as string }),
        ],
      }),
    );
  });

  test.each([
    ['{"__proto__":1}', 'KEY_FORBIDDEN'],
    ['{"\\u005f_proto__":1}', 'KEY_FORBIDDEN'],
    ['[{"constructor":{"prototype":1}}]', 'KEY_FORBIDDEN'],
    ['["__proto__"]', undefined],
    ['["\\u0000"]', 'TEXT_INVALID'],
    ['{"\\udc00":1}', 'TEXT_INVALID'],
    ['["\\ud83d\\ude00"]', undefined],
    ['', 'BODY_NOT_JSON'],
    ['{"a":1', 'BODY_NOT_JSON'],
    ['{"a":"\\q"}', 'BODY_NOT_JSON'],
    ['"open', 'BODY_NOT_JSON'],
    ['"open\\', 'BODY_NOT_JSON'],
    ['{a:1}', 'BODY_NOT_JSON'],
    ['NaN', 'BODY_NOT_JSON'],
    ['\ufeff{}', 'BODY_NOT_JSON'],
  ])('%j: %s', (text, code) => {
    expect(refusal(text)).toBe(code);
  });

  test('anything at all is parsed or refused with a code', () => {
    const soup = fc.stringMatching(/^[{}[\],:"\\au0e1. -]{0,60}$/);
    fc.assert(
      fc.property(soup, (text) => {
        expect(refusal(text)).not.toBe('NOT_AN_APP_ERROR');
      }),
      { numRuns: 2000 },
    );
  });

  test('bytes that are no UTF-8', () => {
    for (const bytes of [[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf8, 0x88, 0x80, 0x80, 0x80]]) {
      expect(() => decodeUtf8(Uint8Array.from(bytes))).toThrow('BODY_NOT_UTF8');
    }
    expect(decodeUtf8(Buffer.from('学生 😀'))).toBe('学生 😀');
  });
});
