import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AtriumDocument, FormDocument, MgrListDocument } from '../../schemas/documents/index.ts';
import { createMetaIndex } from '../metaIndex.ts';
import { metas } from '../../renderers/metas.ts';
import { longestRising } from './longestRising.ts';
import { partChanges } from './partChanges.ts';

const index = createMetaIndex(metas);
const text = (id: string, props: object = {}) => ({ type: 'text', id, props: { text: id, ...props } });
const group = (id: string, ...children: object[]) => ({ type: 'card', id, children });
const page = (body: readonly object[], more: object = {}): AtriumDocument =>
  ({ kind: 'app', schemaVersion: 1, id: 'page', name: '页', body, ...more }) as AtriumDocument;

const changes = (before: AtriumDocument, after: AtriumDocument): readonly string[] =>
  partChanges(before, after, index).map(({ kind, part, members }) =>
    [kind, part.key, ...members.map(({ pointer }) => pointer)].join(' '),
  );

describe('between two documents', () => {
  test.each<[string, AtriumDocument, AtriumDocument, readonly string[]]>([
    ['nothing', page([text('a')]), page([text('a')]), []],
    [
      'what stands in a new part goes without saying',
      page([text('a')]),
      page([text('a'), group('g', text('b'))]),
      ['added g'],
    ],
    ['what was in a part that is gone, too', page([group('g', text('b'))]), page([]), ['removed g']],
    [
      'one of three that goes to the end',
      page('abc'.split('').map((id) => text(id))),
      page('bca'.split('').map((id) => text(id))),
      ['moved a'],
    ],
    [
      'a part that goes into another, with a prop changed',
      page([text('a'), group('g')]),
      page([group('g', text('a', { text: 'A' }))]),
      ['moved a /props/text'],
    ],
    [
      'members of the document and of named parts',
      page([], { variables: { seen: { type: 'bool' } } }),
      page([], { title: 'Page', variables: { seen: { type: 'text' } } }),
      ['changed document /title', 'changed variable:seen /type'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });

  test('a field with another code is changed where it stands and nowhere else', () => {
    const form = (code: string): FormDocument => ({
      ...{ kind: 'form', schemaVersion: 2, id: 'form', name: '表', grants: [] },
      fields: [{ type: 'input', id: 'f', name: code, title: '天数' }],
      layout: [{ field: code }],
    });
    expect(changes(form('days'), form('dayCount'))).toEqual(['changed f /name']);
    const other = { type: 'input', id: 'g', name: 'why', title: '事由' };
    const both = { ...form('days'), fields: [...form('days').fields, other] };
    const placed = { ...both, layout: [{ field: 'days' }, { field: 'why' }] } as AtriumDocument;
    expect(changes(form('days'), placed)).toEqual(['added g']);
    expect(changes(placed, form('days'))).toEqual(['removed g']);
  });

  test('a column of another field and a source of another name are changed where nothing else is', () => {
    const list = (column: object, source: string): AtriumDocument =>
      ({
        ...{ kind: 'mgrList', schemaVersion: 2, id: 'list', name: '单', module: 'leave' },
        columns: [{ field: 'place' }, column],
        sources: { first: { call: 'form/list' }, [source]: { call: 'leave/list' } },
      }) as AtriumDocument;
    const { sources, ...rest } = list({ field: 'days', width: 80 }, 'rows') as MgrListDocument;
    const [first, second] = Object.entries(sources ?? {});
    const before: AtriumDocument = {
      ...rest,
      sources: Object.fromEntries([second, first].flatMap((each) => (each ? [each] : []))),
    };
    expect(changes(before, list({ field: 'dayCount', width: 80 }, 'lines'))).toEqual([
      'changed column:dayCount /field',
      'changed source:lines ',
    ]);
    expect(changes(before, list({ field: 'dayCount' }, 'rows'))).toEqual([
      'added column:dayCount',
      'removed column:days',
    ]);
  });
});

test('what keeps its order is as much as can', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(9), { maxLength: 8 }), (numbers) => {
      const run = longestRising(numbers);
      const values = run.map((at) => numbers[at] ?? 0);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      expect(run).toEqual(run.toSorted((a, b) => a - b));
      expect(run).toHaveLength(longest(numbers));
    }),
  );
});

/** The length of a longest rising run, by trying all. */
function longest([first, ...others]: readonly number[]): number {
  if (first === undefined) return 0;
  return Math.max(longest(others), 1 + longest(others.filter((each) => each > first)));
}
