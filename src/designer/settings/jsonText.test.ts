import { describe, expect, test } from 'vitest';
import { offsetOf, parseJson } from './jsonText.ts';
import { valueAt } from '../../schemas/pointer.ts';
import { mended, replaceAt } from '../../documents/pointer.ts';

describe('a text that is no JSON', () => {
  test.each([
    ['a comma too many', '{\n  "a": 1,\n}', 3, 1],
    ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 3, 3],
    ['no quotes', '{ a: 1 }', 1, 3],
    ['cut off', '{ "a": [1, 2', 1, 13],
    ['nothing', '', 1, 1],
    ['something behind', '{} x', 1, 4],
    ['a line break in a text', '["a\nb"]', 1, 2],
  ])('%s has a place', (_name, text, line, column) => {
    expect(parseJson(text)).toMatchObject({ ok: false, problem: { line, column } });
  });

  test('a member that stands twice has a place and a name', () => {
    expect(parseJson('{\n  "a": 1,\n  "b": {"a": 2},\n  "\\u0061": 3\n}')).toMatchObject({
      ok: false,
      problem: { line: 4, column: 3, repeated: 'a' },
    });
    expect(parseJson('[{"a": 1}, {"a": 1}]')).toMatchObject({ ok: true });
  });

  test('JSON is read as it is', () => {
    expect(parseJson(' {"a": [1, true, "x\\n", null, -2.5e3]} ')).toEqual({
      ok: true,
      value: { a: [1, true, 'x\n', null, -2500] },
    });
  });
});

test('a pointer leads to its value in the text, or to what stands around it', () => {
  const text = '{\n  "props": { "a/b": [10, { "c": 2 }] }\n}';
  expect(text.slice(offsetOf(text, '/props/a~1b/1/c'))).toMatch(/^2 \}/);
  expect(text.slice(offsetOf(text, '/props/a~1b/0'))).toMatch(/^10,/);
  expect(text.slice(offsetOf(text, '/props/missing'))).toMatch(/^\{ "a\/b"/);
  expect(offsetOf(text, '')).toBe(0);
});

describe('a part of a value', () => {
  const value = { props: { list: [1, 2, 3], 'a/b': 'x' }, id: 'a' };

  test('is found by its pointer', () => {
    expect(valueAt(value, '')).toBe(value);
    expect(valueAt(value, '/props/list/1')).toBe(2);
    expect(valueAt(value, '/props/a~1b')).toBe('x');
    expect(valueAt(value, '/props/none/deep')).toBeUndefined();
    expect(valueAt(value, '/props/constructor')).toBeUndefined();
  });

  test('is replaced in its place, added, and taken away', () => {
    expect(JSON.stringify(replaceAt(value, '/props/list/1', 'b'))).toBe(
      '{"props":{"list":[1,"b",3],"a/b":"x"},"id":"a"}',
    );
    expect(replaceAt(value, '/props/list/0', undefined)).toMatchObject({ props: { list: [2, 3] } });
    expect(replaceAt(value, '/props/a~1b', undefined)).toEqual({ props: { list: [1, 2, 3] }, id: 'a' });
    expect(replaceAt({ id: 'a' }, '/props/text', 'x')).toEqual({ id: 'a', props: { text: 'x' } });
    expect(value.props.list).toEqual([1, 2, 3]);
  });

  test('is mended by another value, or a member by another name in its place', () => {
    const text = { zhCN: '', enUS: '' };
    const mend = (path: string, part: unknown, rename?: true) =>
      JSON.stringify(mended(value, { path, value: part, title: text, ...(rename && { rename }) }));
    expect(mend('/id', 'b')).toBe('{"props":{"list":[1,2,3],"a/b":"x"},"id":"b"}');
    expect(mend('/props/list', 'rows', true)).toBe('{"props":{"rows":[1,2,3],"a/b":"x"},"id":"a"}');
    expect(mend('/props/a~1b', 'list', true)).toBe(JSON.stringify(value));
  });
});
