import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch, type AnyPatchOperation, PatchError } from './applyPatch.ts';
import { canonicalJson } from './canonicalJson.ts';
import { jsonPatch } from './jsonPatch.ts';

const json = fc.jsonValue({ maxDepth: 4 });

test('a patch leads from one value to the other, and to nothing else', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const text = JSON.stringify(before);
      expect(applyPatch(before, jsonPatch(before, after))).toEqual(after);
      expect(JSON.stringify(before)).toBe(text);
    }),
  );
});

test('a patch that does not fit is refused', () => {
  const misfits = ['/b', '/a/0/1', '/a/5', '/a/-', '/a/01', '/a/x'].map(
    (path) => ({ op: 'replace', path, value: 1 }) as const,
  );
  for (const misfit of misfits) expect(() => applyPatch({ a: [1] }, [misfit])).toThrow(PatchError);
});

test.each<[string, unknown, readonly AnyPatchOperation[], unknown]>([
  ['tests', { a: [1, { b: 2 }] }, [{ op: 'test', path: '/a', value: [1, { b: 2 }] }], { a: [1, { b: 2 }] }],
  ['moves', { a: [1, 2], b: {} }, [{ op: 'move', from: '/a/0', path: '/b/x' }], { a: [2], b: { x: 1 } }],
  ['moves within a list', [1, 2, 3], [{ op: 'move', from: '/0', path: '/2' }], [2, 3, 1]],
  ['copies', { a: { b: 1 } }, [{ op: 'copy', from: '/a', path: '/a/c' }], { a: { b: 1, c: { b: 1 } } }],
  ['reads escapes', { 'a/b': 1, '~': 2 }, [{ op: 'remove', path: '/a~1b' }], { '~': 2 }],
])('a patch %s as RFC 6902 says', (_, before, patch, after) => {
  expect(applyPatch(before, patch)).toEqual(after);
});

test.each<[string, readonly AnyPatchOperation[], number]>([
  ['a test that fails', [{ op: 'test', path: '/a', value: 2 }], 0],
  ['a move into itself', [{ op: 'move', from: '/a', path: '/a/b' }], 0],
  ['a copy of nothing', [{ op: 'copy', from: '/b', path: '/c' }], 0],
  [
    'copies that double each time',
    Array.from({ length: 60 }, (_, at) => ({ op: 'copy', from: '', path: `/x${String(at)}` }) as const),
    17,
  ],
  [
    'a long text that is copied again and again',
    [
      { op: 'add', path: '/x', value: 'x'.repeat(200_000) },
      ...Array.from(
        { length: 60 },
        (_, at) => ({ op: 'copy', from: '/x', path: `/x${String(at)}` }) as const,
      ),
    ],
    6,
  ],
])('%s is refused', (_, patch, index) => {
  const refused: unknown = (() => {
    try {
      return applyPatch({ a: 1 }, patch);
    } catch (error) {
      return error;
    }
  })();
  expect(refused).toBeInstanceOf(PatchError);
  expect(refused).toHaveProperty('index', index);
});

test('a patch copies what it touches once, however often it touches it', () => {
  let copies = 0;
  // Counts each list that the methods of lists make of it, and of what they made.
  class Counted extends Array<unknown> {
    constructor(length = 0) {
      super(length);
      copies += 1;
    }
  }
  const large = new Counted(50).fill('old');
  const beside = {};
  const patch = Array.from({ length: 20 }, (_, at) => {
    return { op: 'replace', path: `/large/${String(at)}`, value: 'new' } as const;
  });
  const after = applyPatch({ large, beside }, patch) as { large: unknown[]; beside: object };
  expect(copies).toBeLessThan(3);
  expect([...after.large].filter((each) => each === 'new')).toHaveLength(20);
  expect(large).not.toContain('new');
  expect(after.beside).toBe(beside);
});

test('what a patch has copied changes at one place alone, and what it was given is left as it is', () => {
  const value = { list: [1] };
  const after = applyPatch({ a: 1 }, [
    { op: 'add', path: '/a', value },
    { op: 'add', path: '/a/list/-', value: 2 },
    { op: 'copy', from: '/a', path: '/b' },
    { op: 'replace', path: '/b/list/0', value: 0 },
    { op: 'add', path: '/a/list/-', value: 3 },
  ]);
  expect(after).toEqual({ a: { list: [1, 2, 3] }, b: { list: [0, 2] } });
  expect(value).toEqual({ list: [1] });
});

test('the canonical text of a value is one whatever the order of its members', () => {
  expect(canonicalJson({ b: [1, 'x'], a: undefined, 10: null, 9: true })).toBe(
    '{"10":null,"9":true,"b":[1,"x"]}',
  );
  fc.assert(
    fc.property(json, (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
