import { expect, test } from 'vitest';
import { metas as declared } from '../../renderers/metas.ts';
import type { FormDocument } from '../../schemas/documents/index.ts';
import { createMetaIndex } from '../metaIndex.ts';
import { type Command, type EditLanguage, isRefused } from './command.ts';
import { duplicateParts } from './duplicate.ts';
import { withFieldRight } from './grants.ts';
import { insertWidget } from './insert.ts';
import { copyParts } from './copyParts.ts';
import { pasteParts } from './pasteParts.ts';
import { planForm } from '../plan/planForm.ts';
import { moveParts } from './move.ts';
import { placeFields, unplaceFields } from './placing.ts';
import { removeParts } from './remove.ts';
import { storeFields } from './storage.ts';

const language: EditLanguage = { metas: createMetaIndex(declared), codeFor: (title) => codes[title] ?? '' };
/** Codes of titles, as pinyin makes them. */
const codes: Readonly<Record<string, string>> = { 楼号: 'louhao', 编号: 'id', 长: 'x'.repeat(80) };

const form: FormDocument = {
  kind: 'form',
  schemaVersion: 2,
  id: 'repair',
  name: '报修',
  fields: [
    { type: 'input', id: 'f1', name: 'place', title: '地点' },
    { type: 'number', id: 'f2', name: 'cost', title: '费用' },
  ],
  layout: [{ type: 'section', id: 's', children: [{ field: 'place' }] }, { field: 'cost' }],
  storage: { place: { unique: true } },
  grants: [{ id: 'g', roles: ['student'], actions: ['list'], read: ['place', 'cost'], write: ['cost'] }],
};

function run(command: Command, document: FormDocument = form): FormDocument {
  const result = command(document, language);
  if (isRefused(result)) throw new Error(result.refused.zhCN);
  return result.document as FormDocument;
}
const atEnd = { parent: 'document', holding: 'fields', index: 99 };

test('a new field has the title that was given, a code made of it once, and a place', () => {
  const one = run(insertWidget('input', atEnd, '楼号'));
  const two = run(insertWidget('input', atEnd, '楼号'), one);
  const reserved = run(insertWidget('input', atEnd, '编号'), two);
  const long = run(insertWidget('input', atEnd, '长'), reserved);
  const other = run(insertWidget('date-time', atEnd, '？'), run(insertWidget('input', atEnd, '长'), long));
  expect(other.fields.slice(2).map(({ name, title }) => [name, title])).toEqual([
    ['louhao', '楼号'],
    ['louhao2', '楼号'],
    ['id2', '编号'],
    ['x'.repeat(60), '长'],
    [`${'x'.repeat(60)}2`, '长'],
    ['dateTime', '？'],
  ]);
  expect(other.layout?.slice(2)).toEqual(other.fields.slice(2).map(({ name }) => ({ field: name })));
});

test('a field that is added after another one was removed is another field: no values pass from one to the other', () => {
  const added = run(insertWidget('input', atEnd, '楼号'));
  const [id = ''] = added.fields.slice(-1).map((field) => field.id);
  expect(id).toMatch(/^input-\d[\da-z]{5}$/);
  const again = run(insertWidget('input', atEnd, '楼号'), run(removeParts([id]), added));
  const operations = planForm(added, again, language.metas).flatMap((plan) => plan.operations);
  expect(operations.map(({ op, field }) => [op, field])).toEqual([
    ['add', 'louhao'],
    ['drop', 'louhao'],
  ]);
  // What is cut and pasted here stays what it was; a copy is another one, and so is what comes from elsewhere.
  const pasted = (from: FormDocument, to: FormDocument) =>
    run(pasteParts(copyParts(from, [id], language), atEnd), to).fields.at(-1)?.id;
  expect(pasted(added, run(removeParts([id]), added))).toBe(id);
  expect(pasted(added, added)).not.toBe(id);
  expect(pasted({ ...added, id: 'other' }, form)).not.toBe(id);
});

test('several fields leave the layout in whatever order they were selected', () => {
  const names = ['e', 'b', 'c', 'd', 'a'];
  const fields = names.map((name) => ({ type: 'input', id: `f-${name}`, name, title: name }));
  const { storage: _, ...plain } = form;
  const laid = { ...plain, fields, grants: [], layout: names.map((field) => ({ field })) };
  const left = run(unplaceFields(['f-c', 'f-e']), laid);
  expect(left.layout).toEqual([{ field: 'b' }, { field: 'd' }, { field: 'a' }]);
});

test('fields granted one by one are these alone; what all fields are granted, later ones are as well', () => {
  const [grant] = form.grants;
  if (grant === undefined) throw new Error('The form has no grant.');
  const set = (codes: readonly string[] | '*', right: 'read' | 'write' | 'none', on = grant) =>
    withFieldRight(codes, right, new Set())(on, form);
  expect(set(['place'], 'write')).toMatchObject({ read: ['place', 'cost'], write: ['place', 'cost'] });
  const whole = set('*', 'write');
  expect(whole).toMatchObject({ read: '*', write: '*' });
  expect(set(['cost'], 'write', whole)).toEqual(whole);
  expect(set(['cost'], 'read', whole)).toMatchObject({ read: '*', write: ['place'] });
  expect(set('*', 'none', whole)).toMatchObject({ read: [] });
});

test('a field leaves its layout and comes back; the last one leaves an empty layout, not none', () => {
  const left = run(unplaceFields(['f1', 'f2']));
  expect(left).toMatchObject({ layout: [{ id: 's' }], fields: form.fields, grants: form.grants });
  expect(run(placeFields(['f1']), left).layout?.at(-1)).toEqual({ field: 'place' });
  const plain = { ...form, layout: [{ field: 'cost' }] };
  expect(run(unplaceFields(['f2']), plain).layout).toEqual([]);
  const { layout: _, ...unlaid } = form;
  expect(run(unplaceFields(['f1']), unlaid).layout).toEqual([{ field: 'cost' }]);
  expect(placeFields(['f1'])(form, language)).toHaveProperty('refused');
  // The place that was chosen beside its field is no more.
  expect(unplaceFields(['f1', 'place:place'])(form, language)).toMatchObject({ select: ['f1'] });
});

test('a field goes with its place and all that is said of it; a place goes alone', () => {
  expect(run(removeParts(['f1']))).toMatchObject({
    fields: [{ id: 'f2' }],
    layout: [{ id: 's' }, { field: 'cost' }],
    grants: [{ read: ['cost'], write: ['cost'] }],
  });
  expect(run(removeParts(['f1']))).not.toHaveProperty('storage');
  const title = removeParts(['place:cost'])(form, language);
  expect(title).toMatchObject({ title: { zhCN: '从布局移除cost' }, document: { fields: form.fields } });
});

test('a copy of a field stands behind it in the layout', () => {
  const copied = run(duplicateParts(['f1']));
  expect(copied.layout?.[0]).toMatchObject({ children: [{ field: 'place' }, { field: 'place2' }] });
  expect(copied.fields.map(({ name }) => name)).toEqual(['place', 'cost', 'place2']);
  const section = run(duplicateParts(['s']));
  expect(section.layout?.[1]).toMatchObject({ type: 'section', children: [{ field: 'place2' }] });
  expect(section.fields.map(({ name }) => name)).toEqual(['place', 'cost', 'place2']);
});

test('what is copied together names its like among the copies: nodes by id, fields by code', () => {
  const press = { do: 'focus', node: 'f2' };
  const reads = { bindKey: 'form.place', type: 'text', judgeType: 'equal', value: 'x' } as const;
  const both: FormDocument = {
    ...form,
    fields: form.fields.map((field) =>
      field.id === 'f1'
        ? { ...field, on: { change: [press] }, visible: "{{ form.cost > 1 and 'form.cost' != form.costs }}" }
        : { ...field, visible: { testRule: 'every', conditionList: [reads] } },
    ),
  };
  const copies = run(duplicateParts(['f1', 'f2']), both).fields.slice(2);
  expect(copies).toMatchObject([
    {
      name: 'place2',
      on: { change: [{ do: 'focus', node: copies[1]?.id }] },
      visible: "{{ form.cost2 > 1 and 'form.cost' != form.costs }}",
    },
    { name: 'cost2', visible: { conditionList: [{ bindKey: 'form.place2' }] } },
  ]);
});

test('a field that is moved into another one is its member: it leaves the form, with its place', () => {
  const holder = { type: 'sub-table', id: 'f3', name: 'parts', title: '配件', children: [] };
  const inside = { parent: 'f3', holding: 'children', index: 0 };
  for (const layout of [form.layout, undefined]) {
    const { layout: _, ...rest } = form;
    const whole = {
      ...rest,
      fields: [...form.fields, holder],
      ...(layout && { layout: [...layout, { field: 'parts' }] }),
    };
    for (const key of layout ? ['f1', 'place:place'] : ['f1']) {
      const into = run(moveParts([key], inside), whole);
      expect(into.fields).toMatchObject([{ id: 'f2' }, { children: [{ id: 'f1', name: 'place' }] }]);
      expect(into.layout?.[0]).toEqual(layout && { type: 'section', id: 's' });
      expect([into.storage, into.grants[0]?.read]).toEqual([undefined, ['cost']]);
      const out = run(moveParts(['f1'], atEnd), into);
      expect(out.fields.at(-1)).toMatchObject({ id: 'f1', name: 'place' });
      expect(out.layout?.at(-1)).toEqual(layout && { field: 'place' });
    }
  }
});

test('what is stored of fields is said where it is so, and nowhere else', () => {
  const both = run(storeFields(['f1', 'f2'], { index: true }));
  expect(both.storage).toEqual({ place: { unique: true, index: true }, cost: { index: true } });
  expect(run(storeFields(['f1'], { unique: false }))).not.toHaveProperty('storage');
  expect(storeFields(['f1'], { unique: true })(form, language)).toHaveProperty('refused');
});
