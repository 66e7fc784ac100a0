import { describe, expect, test } from 'vitest';
import { campusFiles } from '../../../tests/examples/campusDocuments.ts';
import {
  around,
  asDocuments,
  type Documents,
  entriesOf,
  nameOf,
  renamed,
  usesAmong,
} from '../../../tests/support/namedUses.ts';
import { metas as declared } from '../../renderers/metas.ts';
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
import { usesOf } from './usesIn.ts';

const metas = createMetaIndex(declared);
const findingsOf = (documents: Documents, names: ReadonlySet<string>): readonly string[] =>
  checkDocumentSet(entriesOf(documents), around, (name) => names.has(name)).flatMap(({ name, findings }) =>
    findings.map(({ code, path }) => `${name} ${code} ${path ?? ''}`),
  );

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

describe('uses', () => {
  const told = (document: string, part?: string): readonly string[] =>
    usesOf(usesAmong(small), { document, part }).map(
      ({ document: name, path, span, isKey }) =>
        `${name} ${path}${span ? ` ${span.join('-')}` : ''}${isKey ? ' key' : ''}`,
    );

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
