import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { setMember } from '../../documents/edit/setMember.ts';
import { isRefused } from '../../documents/edit/command.ts';
import { createMetaIndex } from '../../documents/metaIndex.ts';
import { walkParts } from '../../documents/parts/part.ts';
import { partsOf } from '../../documents/parts/partsOf.ts';
import { metas } from '../../renderers/metas.ts';
import { type AtriumDocument, documentSchemas, type FormDocument } from '../../schemas/documents/index.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import type { Control } from '../settings/control.ts';
import { controlOf } from '../settings/controlOf.ts';
import { recordOf } from '../settings/recordOf.ts';
import { shapeOf, variantOf } from '../settings/schemaShape.ts';
import { starterOf } from '../settings/starterOf.ts';
import type { Prop } from '../../schemas/prop.ts';
import { sectionsOf, sharedSections } from './sectionsOf.ts';

const index = createMetaIndex(metas);

/** What a person's first gesture at a control hands on. */
function firstValue(prop: Prop, control: Control): unknown {
  switch (control.kind) {
    case 'text':
      return { zhCN: '文字', enUS: 'Text' };
    case 'options':
      return [{ value: 'a', label: '甲' }];
    case 'flag':
      return '{{ true }}';
    case 'condition':
      return { condition: 'some-condition' };
    case 'actions':
      return [];
    case 'rules':
      return [{ rule: 'maxLength', value: 100 }];
    case 'expression':
      return '{{ 1 }}';
    case 'any':
      return { text: '2026-02-23', number: 0, bool: true, expression: '{{ null }}', json: [] }[
        control.kinds[0] ?? 'json'
      ];
    case 'icon':
      return 'user';
    case 'colour':
      return '#123abc';
    case 'source':
      return 'rows';
    case 'member':
      return 'title';
    case 'members':
      return ['title'];
    case 'choices':
      return control.choices.slice(0, 1).map(({ value }) => value);
    case 'list':
    case 'rows':
      return Array.from({ length: 2 }, (_, at) => starterOf(control.item, at + 1, 'title'));
    case 'names':
      return { name1: starterOf(control.value, 1) };
    case 'json':
      return Check(prop.schema, []) ? [] : {};
    case 'object': {
      // Somebody sets one of its members, and what it must have is there beside.
      const [member, schema] =
        Object.entries(shapeOf(variantOf(control.schema, undefined)).properties ?? {})[0] ?? [];
      return { ...recordOf(starterOf(control.schema, 1)), [member ?? '']: starterOf(schema ?? {}, 1) };
    }
    default:
      return starterOf(prop.resolved ?? prop.schema, 1);
  }
}

const formWith = ({ type, field }: Pick<RendererMeta, 'type' | 'field'>): FormDocument => {
  const node = { type, id: 'it', ...(field && { name: 'it' }) };
  const text = { type: 'input', id: 'other', name: 'other' };
  return {
    kind: 'form',
    schemaVersion: 1,
    id: 'some-form',
    name: '表单',
    grants: [],
    ...(field ? { fields: [{ ...node, name: 'it' }, text] } : { fields: [text], layout: [node] }),
  };
};

test.each(metas.map((meta) => [meta.type, meta] as const))(
  'all that can be set of a %s gives a document of the shape',
  (_type, meta) => {
    const document = formWith(meta);
    const part = partsOf(document, index).byKey.get('it');
    if (part === undefined) throw new Error('The widget is not there.');
    const entries = sectionsOf(part, index).flatMap((section) => section.entries);
    const set = new Set(entries.map(({ pointer }) => pointer));
    expect(Object.keys(meta.props).filter((name) => !set.has(`/props/${name}`))).toEqual([]);
    for (const { pointer, prop } of entries) {
      const control = controlOf(prop);
      const value = firstValue(prop, control);
      // What a line does not take never reaches the document.
      if (control.kind === 'line' && !Check(prop.schema, value)) continue;
      expect([pointer, value, Check(prop.schema, value)]).toEqual([pointer, value, true]);
      const edited = setMember(['it'], pointer, value, prop.title)(document, { metas: index });
      const after = isRefused(edited) ? document : edited.document;
      expect([pointer, Check(documentSchemas.form, after)]).toEqual([pointer, true]);
    }
  },
);

const list: AtriumDocument = {
  kind: 'mgrList',
  schemaVersion: 1,
  id: 'some-list',
  name: '列表',
  module: 'some-form',
  columns: [{ field: 'title' }],
  filters: [{ field: 'title' }],
  sort: [{ field: 'title', order: 'asc' }],
  views: [{ id: 'all', title: '全部' }],
  rowTones: [{ id: 'late', when: true, tone: 'red', title: '逾期' }],
  params: { id: { type: 'text' } },
  variables: { open: { type: 'bool' } },
  sources: { rows: { call: 'some-form/list' } },
  events: { done: {} },
};
const system: AtriumDocument = {
  kind: 'system',
  schemaVersion: 1,
  id: 'some-system',
  name: '系统',
  group: '学工',
  menus: [{ id: 'home', name: '首页' }],
};
const form: AtriumDocument = {
  ...formWith({ type: 'text' }),
  grants: [{ id: 'all', roles: ['teacher'], actions: ['list'], read: '*' }],
  layout: [{ field: 'other' }],
};

test.each([list, system, form])('every part of a document has what is set of it: $kind', (document) => {
  for (const part of walkParts(partsOf(document, index).root)) {
    const entries = sectionsOf(part, index).flatMap((section) => section.entries);
    expect([part.key, entries.length > 0]).toEqual([part.key, true]);
    for (const { pointer, prop } of entries) {
      const control = controlOf(prop);
      const value = firstValue(prop, control);
      if (control.kind === 'line' && !Check(prop.schema, value)) continue;
      const edited = setMember([part.key], pointer, value, prop.title)(document, { metas: index });
      const after = isRefused(edited) ? document : edited.document;
      expect([part.key, pointer, value, Check(documentSchemas[document.kind], after)]).toEqual([
        part.key,
        pointer,
        value,
        true,
      ]);
    }
  }
});

test('of several parts what all have is set, and no code', () => {
  const document: FormDocument = {
    ...formWith({ type: 'text' }),
    layout: [],
    fields: [
      { type: 'input', id: 'one', name: 'one' },
      { type: 'number', id: 'two', name: 'two' },
    ],
  };
  const { byKey } = partsOf(document, index);
  const parts = ['one', 'two'].flatMap((key) => byKey.get(key) ?? []);
  const pointers = sharedSections(parts, index).flatMap(({ entries }) =>
    entries.map(({ pointer }) => pointer),
  );
  expect(pointers).toContain('/required');
  expect(pointers).not.toContain('/name');
  expect(pointers).not.toContain('/props/precision');
});
