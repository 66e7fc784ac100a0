import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePlainForm, field } from '../../../../tests/support/plainDocuments.ts';
import { evaluate } from '../../../conditions/index.ts';
import type { RuleSet } from '../../../schemas/condition.ts';
import { buildWhere, decodeQuery, encodeQuery, isUnreadable, type ListQuery } from './query.ts';

const first: ListQuery = {
  filters: {},
  search: '',
  condition: undefined,
  sort: [{ field: 'name', order: 'asc' }],
  page: 1,
  pageSize: 20,
  view: '',
};
const known = new Set(['name', 'kind']);
const nameIs = (value: string): RuleSet => ({
  testRule: 'every',
  conditionList: [{ bindKey: 'name', type: 'text', judgeType: 'equal', value }],
});

describe('a query in the address', () => {
  it('leaves out whatever is as at first', () => {
    expect(encodeQuery(first, first)).toBe('');
    expect(encodeQuery({ ...first, filters: { name: null, kind: [] } }, first)).toBe('');
    expect(encodeQuery({ ...first, page: 3 }, first)).toBe('{"p":3}');
  });

  it('comes back as it went', () => {
    const value = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.integer(),
      fc.boolean(),
      fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { minLength: 1 }),
    );
    const query = fc.record({
      filters: fc.dictionary(fc.constantFrom('name', 'kind'), value, { noNullPrototype: true }),
      search: fc.string({ maxLength: 200 }),
      condition: fc.constantFrom(undefined, nameIs('x')),
      sort: fc.array(
        fc.record({ field: fc.constantFrom('name', 'kind'), order: fc.constantFrom('asc', 'desc') }),
        {
          maxLength: 5,
        },
      ),
      page: fc.integer({ min: 1, max: 1_000_000 }),
      pageSize: fc.integer({ min: 5, max: 200 }),
      view: fc.constantFrom('', 'board'),
    });
    fc.assert(
      fc.property(query, (asked) => {
        const kept = encodeQuery(asked, first);
        expect(decodeQuery(kept === '' ? undefined : kept, first, known)).toEqual(asked);
      }),
    );
  });

  it.each([
    ['{"c":{"testRule":', true],
    ['null', true],
    ['{"c":{"testRule":"every"}}', true],
    ['{"c":5}', true],
    [encodeQuery({ ...first, condition: nameIs('x') }, first), false],
    ['{"p":2}', false],
    ['{"p":-1}', true],
    ['{"p":1e300}', true],
    ['{"q":5}', true],
    ['{"f":{"name":"x"}}', false],
    ['{"f":{"name":"x","gone":1}}', true],
    ['{"f":"name"}', true],
    ['{"s":[{"order":"asc","field":"name"}]}', false],
    ['{"s":[{"field":"name","order":"up"}]}', true],
    ['{"view":"board"}', true],
  ])('says whether %s can be read', (text, unreadable) => {
    expect(isUnreadable(text, decodeQuery(text, first, known))).toBe(unreadable);
  });

  it('remembers that a list is not sorted, though it is at first', () => {
    const kept = encodeQuery({ ...first, sort: [] }, first);
    expect(decodeQuery(kept, first, known).sort).toEqual([]);
  });

  it.each([
    undefined,
    '',
    '{',
    'null',
    '5',
    '"text"',
    '[1,2]',
    '{"f":null,"q":5,"s":"name","p":"2","n":{}}',
    '{"f":[1],"p":-1,"n":4}',
    '{"p":1.5,"n":201}',
    '{"p":1e9}',
    '{"f":{"secret":"x"}}',
    '{"f":{"__proto__":{"name":"x"},"constructor":"y"}}',
  ])('opens as at first where it says %j', (text) => {
    expect(decodeQuery(text, first, known)).toEqual(first);
    expect(({} as Record<string, unknown>).name).toBeUndefined();
  });

  it('takes of a sort what is one, and no more', () => {
    const sort = [
      { field: 'kind', order: 'desc', extra: 1 },
      { field: 5, order: 'asc' },
      { field: 'name' },
      'name',
      null,
    ];
    expect(decodeQuery(JSON.stringify({ s: sort }), first, known).sort).toEqual([
      { field: 'kind', order: 'desc' },
    ]);
    const many = Array.from({ length: 50 }, () => ({ field: 'name', order: 'asc' }));
    expect(decodeQuery(JSON.stringify({ s: many }), first, known).sort).toHaveLength(5);
  });

  it('cuts a text that is too long for the search', () => {
    expect(decodeQuery(JSON.stringify({ q: 'x'.repeat(900) }), first, known).search).toHaveLength(200);
  });

  it('survives whatever stands there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const query = decodeQuery(text, first, known);
        expect(Object.keys(query).sort()).toEqual(Object.keys(first).sort());
        expect(Object.keys(query.filters).every((name) => known.has(name))).toBe(true);
      }),
    );
  });
});

describe('buildWhere', () => {
  const form = compilePlainForm([field('name'), field('kind'), field('n', { type: 'number-field' })]);
  const own = {
    rules: [],
    filters: [{ field: 'name' }, { field: 'kind' }, { field: 'n' }],
    searchFields: [
      { code: 'name', options: undefined },
      {
        code: 'kind',
        options: [
          { value: 'k1', label: { zhCN: '软件一班', enUS: 'Software 1' } },
          { value: '{{2}}', label: '软件二班' },
        ],
      },
    ],
  };
  const build = (query: Partial<ListQuery>, rules?: RuleSet) =>
    buildWhere(form, { filters: {}, search: '', ...query }, { ...own, rules: rules ? [rules] : [] });
  const holds = (where: RuleSet | undefined, row: Record<string, unknown>) => evaluate(where, row);

  it('is nothing where nothing limits the list', () => {
    expect(build({})).toBeUndefined();
    expect(build({ filters: { name: null, kind: '' }, search: '  ' })).toBeUndefined();
  });

  it('holds for all filters together', () => {
    const where = build({ filters: { name: '林', kind: 'a' } });
    expect(holds(where, { name: '林知夏', kind: 'ab' })).toBe(true);
    expect(holds(where, { name: '林知夏', kind: 'b' })).toBe(false);
  });

  it('takes the operator of the document', () => {
    const where = buildWhere(
      form,
      { filters: { name: 'x' }, search: '' },
      { ...own, filters: [{ field: 'name', judgeType: 'equal' }] },
    );
    expect(holds(where, { name: 'x' })).toBe(true);
    expect(holds(where, { name: 'xx' })).toBe(false);
  });

  it('passes over filters that no field has, and fields that are no filter', () => {
    expect(build({ filters: { gone: 'x', n: 5 } })).toBeUndefined();
  });

  it('searches any of the fields, beside the filters', () => {
    const where = build({ search: ' 夏 ', filters: { kind: 'a' } });
    expect(holds(where, { name: '林知夏', kind: 'a' })).toBe(true);
    expect(holds(where, { name: 'x', kind: 'a夏' })).toBe(true);
    expect(holds(where, { name: '林知夏', kind: 'b' })).toBe(false);
    expect(holds(where, { name: 'x', kind: 'a' })).toBe(false);
  });

  it.each([
    ['软件', ['k1', '{{2}}']],
    ['SOFT', ['k1']],
    ['k1', ['k1']],
    ['三班', []],
  ])('finds what an option is called, in either language: %s', (search, found) => {
    const where = build({ search });
    expect(['k1', '{{2}}', 'k3'].filter((kind) => holds(where, { name: '', kind }))).toEqual(found);
  });

  it('asks for no more than a hundred options', () => {
    const options = Array.from({ length: 150 }, (_, value) => ({ value, label: '班' }));
    const searchFields = [{ code: 'kind', options }];
    const where = buildWhere(form, { filters: {}, search: '班' }, { ...own, searchFields });
    expect([holds(where, { kind: '99' }), holds(where, { kind: '100' })]).toEqual([true, false]);
  });

  it.each([
    ['chen', 'Chen Wei', true],
    ['li na', 'Li Na', true],
    ['CS101', 'cs101', true],
    ['cs101', 'CS101', true],
    ["o'brien", "O'Brien", true],
    ['chen', 'Cheng', true],
    ['chen', 'Zhou', false],
    ['LaTeX', 'LaTeX 排版入门', true],
    // No operator of conditions leaves the case of letters aside.
    ['latex', 'LaTeX 排版入门', false],
  ])(
    'finds as typed, in small letters, in capitals and in words that begin with one: %s in %s: %s',
    (typed, name, found) => {
      expect(holds(build({ search: typed }), { name, kind: '' })).toBe(found);
      expect(holds(build({ filters: { name: typed } }), { name, kind: '' })).toBe(found);
    },
  );

  it('takes what is searched as text, never as a template', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('{', '}', '{{', '}}', 'a', "'", '??', ' 1')), (parts) => {
        const typed = parts.join('').trim();
        fc.pre(typed !== '');
        expect(holds(build({ search: typed }), { name: `x${typed}y`, kind: '' })).toBe(true);
        expect(holds(build({ search: typed }), { name: '', kind: '' })).toBe(false);
      }),
    );
  });

  describe('beside the list’s own rules', () => {
    const leaf = (id: string, bindKey: string, value: string) =>
      ({ id, bindKey, type: 'text', judgeType: 'equal', value }) as const;
    const list = [leaf('1', 'name', 'x'), leaf('2', 'kind', 'y')];

    it.each<[string, RuleSet]>([
      ['every', { testRule: 'every', conditionList: list }],
      ['some', { testRule: 'some', conditionList: list }],
      ['some of none', { testRule: 'some', conditionList: [] }],
      [
        'custom',
        {
          testRule: 'custom',
          conditionList: list,
          conditionTree: { union: 'OR', list: ['1', { union: 'AND', list: ['2', leaf('3', 'n', 'z')] }] },
        },
      ],
      ['custom without a tree', { testRule: 'custom', conditionList: list }],
      [
        'custom with an id that is missing',
        { testRule: 'custom', conditionList: list, conditionTree: { union: 'AND', list: ['9'] } },
      ],
    ])('(%s) holds where both do', (_title, rules) => {
      for (const name of ['x', 'a']) {
        for (const kind of ['y', 'b']) {
          for (const n of ['z', 'c']) {
            const row = { name, kind, n };
            const expected = evaluate(rules, row);
            expect(holds(build({}, rules), row)).toBe(expected);
            expect(holds(build({ filters: { name: 'x' } }, rules), row)).toBe(expected && name === 'x');
            expect(holds(build({ search: 'y' }, rules), row)).toBe(expected && kind === 'y');
          }
        }
      }
    });
  });
});
