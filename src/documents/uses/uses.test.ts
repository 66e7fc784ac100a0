import { describe, expect, test } from 'vitest';
import { campusFiles, departments, roles } from '../../../tests/examples/campusDocuments.ts';
import { metas as declared } from '../../renderers/metas.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import { valueAt } from '../../schemas/pointer.ts';
import type { Use } from '../check/context.ts';
import { checkDocumentSet, contextOf } from '../check/documentSet.ts';
import { readDocument } from '../check/shape.ts';
import { createMetaIndex } from '../metaIndex.ts';
import { walkParts } from '../parts/part.ts';
import { partsOf } from '../parts/partsOf.ts';
import { declarationOf } from './declaration.ts';
import { placeDescriber } from './describePlace.ts';
import { renameUses } from './renameUses.ts';
import { type ComposedDefinition, usesInChain, withPaths } from './usesInChain.ts';
import { usesIn, usesOf } from './usesIn.ts';

const metas = createMetaIndex(declared);
const around = {
  metas: declared,
  roles: new Set(roles.map(({ id }) => id)),
  dictionaries: new Map([['department', departments.map(({ id }) => id)]]),
};
const nameOf = ({ kind, id }: AtriumDocument): string => `${kind}/${id}`;
type Documents = ReadonlyMap<string, AtriumDocument>;

/** What is written in the language of this release, as the server keeps it. */
const asDocuments = (given: readonly object[]): Documents =>
  new Map(
    given.map((each) => {
      const { document, findings } = readDocument(each);
      if (document === undefined) throw new Error(JSON.stringify(findings[0]));
      return [nameOf(document), document];
    }),
  );
const entriesOf = (documents: Documents) => [...documents].map(([name, document]) => ({ name, document }));

const usesAmong = (documents: Documents, names = new Set(documents.keys())): readonly Use[] => {
  const context = contextOf(entriesOf(documents), around);
  const all = [...documents].flatMap(([name, document]) =>
    names.has(name) ? usesIn(document, context) : [],
  );
  return [...new Map(all.map((use) => [JSON.stringify(use), use])).values()];
};

const findingsOf = (documents: Documents, names: ReadonlySet<string>): readonly string[] =>
  checkDocumentSet(entriesOf(documents), around, (name) => names.has(name)).flatMap(({ name, findings }) =>
    findings.map(({ code, path }) => `${name} ${code} ${path ?? ''}`),
  );

/** All documents with one part called otherwise, as the server renames it. */
function renamed(documents: Documents, places: readonly Use[], to: string): Documents {
  return new Map(
    [...documents].map(([name, document]) => [
      name,
      renameUses(
        document,
        places.filter((use) => use.document === name),
        to,
      ),
    ]),
  );
}

const leave = {
  ...{ kind: 'form', schemaVersion: 2, id: 'leave', name: '请假', titleField: 'days' },
  fields: [
    { type: 'number', id: 'f-days', name: 'days', title: '天数' },
    { type: 'number', id: 'f-left', name: 'left', title: '剩余', value: '{{ 20 - form.days /* days */ }}' },
    {
      ...{ type: 'sub-table', id: 'f-items', name: 'items', title: '明细' },
      children: [{ type: 'number', id: 'f-amount', name: 'amount', title: '金额' }],
    },
    {
      ...{ type: 'number', id: 'f-total', name: 'total', title: '合计' },
      value: '{{ sum(pluck(form.items, "amount")) + form["days"] }}',
    },
  ],
  grants: [{ id: 'g', roles: ['student'], actions: ['list'], read: ['days'], write: ['left', 'days'] }],
  storage: { days: { index: true } },
};
const other = { ...leave, id: 'other', name: '其他' };
const rule = { bindKey: 'days', type: 'number', judgeType: 'greater', value: '{{ vars.days }}' };
const leaveList = {
  ...{ kind: 'mgrList', schemaVersion: 2, id: 'leave-list', name: '请假单', module: 'leave' },
  columns: [{ field: 'left' }, { field: 'days' }],
  filters: [{ field: 'days' }],
  sort: [{ field: 'days', order: 'asc' }],
  variables: { days: { type: 'number' } },
  where: { testRule: 'every', conditionList: [rule] },
  rowTones: [{ id: 't', when: '{{ row.days > vars.days and "row.days" != "" }}', tone: 'red', title: '长' }],
};
const page = {
  ...{ kind: 'app', schemaVersion: 1, id: 'page', name: '概览' },
  sources: {
    leaves: { call: 'leave/list', param: { fields: ['days'], where: { condition: 'long' } } },
    others: { call: 'other/list' },
  },
  body: [
    {
      ...{ type: 'text', id: 'a' },
      props: {
        text: '{{ sources.others[0].days ?? sources.leaves[0].days }} 天 {{ sources.leaves.length }}',
      },
    },
  ],
};
const long = {
  ...{ kind: 'condition', schemaVersion: 1, id: 'long', name: '长假' },
  rules: { testRule: 'every', conditionList: [{ ...rule, value: 3 }] },
};
const small = asDocuments([leave, other, leaveList, page, long]);

/** A page with a schema of Formily's, whose expressions are JavaScript's. */
const schemaPage = {
  ...{ kind: 'app', schemaVersion: 1, id: 'borrow', name: '借用', variables: { days: { type: 'number' } } },
  body: [
    {
      ...{ type: 'formily-form', id: 'f' },
      props: {
        module: 'leave',
        schema: {
          type: 'object',
          properties: {
            days: {
              ...{
                type: 'number',
                'x-component': 'NumberPicker',
                'x-visible': "{{ vars['days'] !== 3 || !vars.days }}",
              },
              'x-component-props': {
                placeholder: '{{`vars.days ${vars.days}`}}',
                min: '{{ not vars.days }}',
              },
            },
          },
        },
      },
    },
  ],
};

const number = { type: 'number', 'x-component': 'NumberPicker' };
const list = { type: 'array', 'x-component': 'ArrayItems' };
const reacting = (dependencies: readonly unknown[], target?: string) => ({
  ...number,
  'x-reactions': { dependencies, target, fulfill: { state: { value: '{{ $deps[0] }}' } } },
});

/** The properties of a schema whose values the form keeps, once a field of that is called otherwise. */
function propertiesRenamed(properties: object, part: string): unknown {
  const schema = { type: 'object', properties };
  const node = { type: 'formily-form', id: 'f', props: { module: 'leave', schema } };
  const documents = asDocuments([leave, { ...schemaPage, body: [node] }]);
  const uses = usesAmong(documents, new Set(['app/borrow']));
  const places = usesOf(uses, { document: 'form/leave', part });
  const page = renamed(documents, places, 'length2').get('app/borrow');
  return valueAt(page, '/body/0/props/schema/properties');
}

describe('uses', () => {
  const told = (document: string, part?: string): readonly string[] =>
    usesOf(usesAmong(small), { document, part }).map(
      ({ document: name, path, span, isKey }) =>
        `${name} ${path}${span ? ` ${span.join('-')}` : ''}${isKey ? ' key' : ''}`,
    );

  test('within a schema of Formily stand in its own expressions, and are renamed there', () => {
    const documents = asDocuments([leave, schemaPage]);
    const uses = usesAmong(documents, new Set(['app/borrow']));
    expect(usesOf(uses, { document: 'form/leave' }).map(({ path }) => path)).toEqual([
      '/body/0/props/module',
    ]);
    const places = uses.filter(({ of }) => of.document === 'app/borrow' && of.name === 'days');
    const written = JSON.stringify(renamed(documents, places, 'length2').get('app/borrow'));
    expect(written).toContain("{{ vars['length2'] !== 3 || !vars.length2 }}");
    expect(written).toContain('{{`vars.days ${vars.length2}`}}');
    expect(written).toContain('{{ not vars.length2 }}');
    expect(written).toContain('"properties":{"days":');
  });

  test.each([
    ['properties', { days: number }, { length2: number }],
    [
      'properties in layouts, in a list of them, of values that are parts',
      { layout: { type: 'void', properties: [{ name: 'days', ...number }] }, '[days, left]': list },
      { layout: { type: 'void', properties: [{ name: 'length2', ...number }] }, '[length2, left]': list },
    ],
    [
      'what is required, and the addresses of reactions',
      {
        days: number,
        layout: {
          type: 'void',
          properties: {
            left: reacting(
              ['days', 'days#value', '.days', 'layout.days', { name: 'd', source: 'days' }],
              '..days',
            ),
          },
        },
        items: {
          ...list,
          items: { required: ['days'], properties: { amount: reacting(['.days', '...days']) } },
        },
      },
      {
        length2: number,
        layout: {
          type: 'void',
          properties: {
            left: reacting(
              ['length2', 'length2#value', '.length2', 'layout.length2', { name: 'd', source: 'length2' }],
              '..length2',
            ),
          },
        },
        items: {
          ...list,
          items: { required: ['days'], properties: { amount: reacting(['.days', '...length2']) } },
        },
      },
    ],
    [
      'expressions and rules over values',
      {
        left: {
          ...number,
          title: "{{ $values.days !== $form.values['days'] && 'days' }}",
          'x-reactions': [
            {
              dependencies: { days: 'days', rows: 'items' },
              when: {
                testRule: 'every',
                conditionList: [{ bindKey: '$values.days', type: 'number', judgeType: 'greater', value: 1 }],
              },
              fulfill: { state: { value: '{{ $deps.days + $values.days }}' } },
            },
          ],
        },
      },
      {
        left: {
          ...number,
          title: "{{ $values.length2 !== $form.values['length2'] && 'days' }}",
          'x-reactions': [
            {
              dependencies: { days: 'length2', rows: 'items' },
              when: {
                testRule: 'every',
                conditionList: [
                  { bindKey: '$values.length2', type: 'number', judgeType: 'greater', value: 1 },
                ],
              },
              fulfill: { state: { value: '{{ $deps.days + $values.length2 }}' } },
            },
          ],
        },
      },
    ],
  ])('of a field stand in a schema whose values its form keeps: %s', (_, properties, expected) => {
    expect(propertiesRenamed(properties, 'f-days')).toEqual(expected);
  });

  test('of a column stand in the rows of such a schema, and in what reads them', () => {
    const written = (amount: string) => ({
      days: {
        ...number,
        'x-reactions': {
          dependencies: ['items', `items[0].${amount}`, `items.*.${amount}`, `items.*.*(${amount},left)`],
          target: `items.${amount}`,
          fulfill: {
            state: {
              value: `{{ $deps[0] && sum(pluck($deps[0], '${amount}')) + $deps[0][1].${amount} + $target.value.amount }}`,
              title: `{{ sum(pluck($values.items, "${amount}")) }}`,
            },
          },
        },
      },
      items: {
        ...list,
        items: {
          type: 'object',
          properties: {
            column: {
              type: 'void',
              properties: {
                [amount]: {
                  ...number,
                  'x-visible': `{{ $record.${amount} > $values.amount + $records[0].${amount} }}`,
                },
              },
            },
          },
        },
      },
      amount: number,
    });
    expect(propertiesRenamed(written('amount'), 'f-amount')).toEqual(written('length2'));
  });

  test('of a field are found by what names mean, wherever they stand', () => {
    expect([...told('form/leave', 'f-days')].sort()).toEqual(
      [
        'form/leave /titleField',
        'form/leave /fields/1/value 13-17',
        'form/leave /fields/3/value 44-48',
        'form/leave /grants/0/read/0',
        'form/leave /grants/0/write/1',
        'form/leave /storage/days key',
        'mgrList/leave-list /columns/1/field',
        'mgrList/leave-list /filters/0/field',
        'mgrList/leave-list /sort/0/field',
        'mgrList/leave-list /where/conditionList/0/bindKey 0-4',
        'mgrList/leave-list /rowTones/0/when 7-11',
        'app/page /sources/leaves/param/fields/0',
        'app/page /body/0/props/text 47-51',
        'condition/long /rules/conditionList/0/bindKey 0-4',
      ].sort(),
    );
    expect(told('form/leave', 'f-amount')).toEqual(['form/leave /fields/3/value 26-32']);
    expect(told('form/other', 'f-days')).toContain('app/page /body/0/props/text 21-25');
  });

  test('of a field stand in props that name a form and its fields', () => {
    const props = { module: 'leave', labelField: 'days', columns: ['left', 'days'] };
    const picks = { ...page, body: [{ type: 'record-pick', id: 'p', props }] };
    const documents = asDocuments([leave, picks]);
    const named = { document: 'form/leave', part: 'f-days' };
    const paths = usesOf(usesAmong(documents, new Set(['app/page'])), named).map(({ path }) => path);
    expect(paths).toContain('/body/0/props/labelField');
    expect(paths).toContain('/body/0/props/columns/1');
    const gone = asDocuments([{ ...leave, fields: leave.fields.slice(1) }, picks]);
    expect(findingsOf(gone, new Set(['app/page']))).toContain(
      'app/page UNKNOWN_FIELD /body/0/props/labelField',
    );
  });

  test('of variables, sources and documents as well', () => {
    expect(told('mgrList/leave-list', 'variable:days')).toEqual([
      'mgrList/leave-list /where/conditionList/0/value 8-12',
      'mgrList/leave-list /rowTones/0/when 19-23',
    ]);
    expect(told('app/page', 'source:leaves')).toEqual([
      'app/page /body/0/props/text 37-43',
      'app/page /body/0/props/text 68-74',
    ]);
    expect(told('condition/long')).toEqual(['app/page /sources/leaves/param/where/condition']);
    expect(told('form/leave')).toEqual(['mgrList/leave-list /module', 'app/page /sources/leaves/call 0-5']);
  });

  test('are found in the steps of a composed interface, and in what it answers of them', () => {
    const definition = withPaths({
      composed: {
        list: 'leaves',
        join: { step: 'others', by: 'days', key: 'days' },
        steps: [
          { do: 'call', name: 'leaves', call: 'leave/list', param: { fields: ['days'] } },
          { do: 'call', name: 'others', call: 'other/list' },
          {
            ...{ do: 'forEach', items: '{{ steps.leaves.list }}' },
            steps: [{ do: 'save', module: 'other', data: { days: '{{ item.days }}' } }],
          },
        ],
      },
      outputs: [{ name: 'days' }, { name: 'theirs', path: 'others.days' }],
    });
    const context = contextOf(entriesOf(small), around);
    const ofForm = (document: string, of: ComposedDefinition) =>
      usesOf(usesInChain('interface/a/b', of, context), { document, part: 'f-days' });
    const told = (document: string) => ofForm(document, definition).map(({ path }) => path);
    expect(told('form/leave')).toEqual([
      '/composed/steps/0/param/fields/0',
      '/composed/steps/2/steps/0/data/days',
      '/composed/join/by',
      '/outputs/0/path',
    ]);
    expect(told('form/other')).toEqual([
      '/composed/steps/2/steps/0/data/days',
      '/composed/join/key',
      '/outputs/1/path',
    ]);
    const renamedDefinition = renameUses(definition, ofForm('form/other', definition), 'x');
    expect(renamedDefinition).toMatchObject({
      composed: {
        join: { by: 'days', key: 'x' },
        steps: [{}, {}, { steps: [{ data: { x: '{{ item.days }}' } }] }],
      },
      outputs: [{ name: 'days', path: 'days' }, { path: 'others.x' }],
    });
  });

  test('are said in words', () => {
    const document = small.get('mgrList/leave-list')!;
    const title = (code: string) => (code === 'days' ? { zhCN: '天数', enUS: 'Days' } : undefined);
    const say = (locale: 'zhCN' | 'enUS', path: string) =>
      placeDescriber(document, metas, locale, title)(path).sentence;
    expect(say('zhCN', '/columns/1/field')).toBe('管理列表『请假单』的列『天数』');
    expect(say('enUS', '/rowTones/0/when')).toBe('Row mark “长” of management list “请假单”');
    expect(say('zhCN', '/module')).toBe('管理列表『请假单』');
  });

  test('a button is called by what is read on it', () => {
    const button = { type: 'button', id: 'more', props: { text: { zhCN: '查看全部', enUS: 'All' } } };
    const page = { ...{ kind: 'app', schemaVersion: 1, id: 'home', name: '首页' }, body: [button] };
    const { document } = readDocument(page);
    const say = document && placeDescriber(document, metas, 'zhCN', () => undefined);
    expect(say?.('/body/0/on/click/0').sentence).toBe('页面应用『首页』的按钮『查看全部』');
  });
});

describe('renaming', () => {
  const campus = asDocuments(campusFiles.map(({ document }) => document));
  const uses = usesAmong(campus);
  const parts = [...campus.values()].flatMap((document) =>
    [...walkParts(partsOf(document, metas).root)].flatMap(({ key }) => {
      const declaration = declarationOf(document, key, metas);
      if (declaration === undefined) return [];
      const named = { document: nameOf(document), part: key };
      return [{ document: named.document, key, declaration, count: usesOf(uses, named).length }];
    }),
  );
  // First those of which most is read.
  parts.sort((a, b) => b.count - a.count);

  test.each(['field', 'source'])(
    'leaves nothing behind that the check knows, changes nothing but uses, and back is what was: %s',
    (role) => {
      const { document, key, declaration } = parts.find((each) => each.declaration.part.role === role)!;
      const rename = (documents: Documents, part: string, to: string, known: readonly Use[]) => {
        const { place } = declarationOf(documents.get(document)!, part, metas)!;
        const places = [place, ...usesOf(known, { document, part })];
        return { places, documents: renamed(documents, places, to) };
      };
      const there = rename(campus, key, 'renamed', uses);
      const names = new Set(there.places.map(({ document: name }) => name));
      const found = findingsOf(there.documents, names);
      expect(found.map((each) => each.replaceAll('renamed', declaration.name))).toEqual(
        findingsOf(campus, names),
      );
      const longer = 'renamed'.length - declaration.name.length;
      expect(lengthOf(there.documents) - lengthOf(campus)).toBe(there.places.length * longer);
      const part = key.replace(/:.*/, ':renamed');
      const back = rename(there.documents, part, declaration.name, usesAmong(there.documents, names));
      for (const [name, own] of campus)
        expect(JSON.stringify(back.documents.get(name))).toBe(JSON.stringify(own));
    },
  );
});

const lengthOf = (documents: Documents): number =>
  [...documents.values()].reduce((sum, document) => sum + JSON.stringify(document).length, 0);
