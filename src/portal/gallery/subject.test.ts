import { expect, test } from 'vitest';
import { productExamples } from '../../../tests/support/widgetExamples.ts';
import { createBuiltinPlatform } from '../../builtinPlatform.ts';
import { campus } from './documents/campus.ts';
import { checkSubject, documentsOf, drawnOf, nodesOf, pointerOf, type Subject } from './subject.ts';

const platform = createBuiltinPlatform();
await platform.registry.prepareAll();
const metas = platform.registry.metas.types.map((type) => platform.registry.metas.get(type)!);
const node = (value: unknown, data?: unknown): Subject => ({ title: '', value, data, as: 'node' });

test.each(metas.filter(({ document }) => !document).map(({ type }) => type))(
  'the check has no error to tell of the examples of %s',
  (type) => {
    for (const subject of nodesOf(productExamples(type), ({ enUS }) => enUS)) {
      const errors = checkSubject(subject.value, subject, platform).filter(
        // Some examples show what becomes of an address that never opens.
        ({ severity, code }) => severity === 'error' && code !== 'UNSAFE_ADDRESS',
      );
      expect(errors, subject.title).toEqual([]);
      expect(drawnOf(subject.value, subject)).toBeDefined();
    }
  },
);

test.each(metas.filter(({ document }) => document).map((meta) => [meta.type, meta] as const))(
  'the check finds nothing in the documents that show %s',
  (_type, meta) => {
    const subjects = documentsOf(meta, campus, (title) => JSON.stringify(title));
    expect(subjects).not.toEqual([]);
    for (const subject of subjects) {
      expect(checkSubject(subject.value, subject, platform), subject.title).toEqual([]);
      expect(drawnOf(subject.value, subject)?.document).toBe(subject.value);
    }
  },
);

test('a document on the stage is checked against the campus, and stays of its kind', () => {
  const list = campus.document('mgrList', 'course-list')!;
  const subject: Subject = { title: '', value: list, as: 'document', campus };
  const wrong = { ...list, columns: [{ field: 'nam' }] };
  expect(checkSubject(wrong, subject, platform)).toMatchObject([
    { path: '/columns/0/field', fix: { value: 'name' } },
  ]);
  expect(drawnOf(wrong, subject)?.document).toBe(wrong);
  expect(drawnOf({ ...list, columns: 5 }, subject)).toBeUndefined();
  expect(drawnOf(campus.document('control', 'office-card'), subject)).toBeUndefined();
});

test('findings and fixes point into what stands in the editor', () => {
  const title = { type: 'titel', id: 'a', props: { text: { zhCN: '标题', enUS: 'Title' } } };
  expect(checkSubject(title, node(title), platform)).toMatchObject([
    { code: 'UNKNOWN_TYPE', path: '/type', fix: { path: '/type', value: 'title' } },
  ]);
  const field = {
    type: 'input',
    id: 'a',
    name: 'a',
    title: { zhCN: '姓名', enUS: 'Name' },
    props: { maxLength: 'x' },
  };
  expect(checkSubject(field, node(field), platform)).toMatchObject([
    { code: 'WRONG_PROP', path: '/props/maxLength' },
  ]);
});

test('a finding speaks of other places in the editor by their pointers there', () => {
  const text = (id: string) => ({ type: 'text', id, props: { text: 'a' } });
  const value = { type: 'section', id: 'a', children: [text('a')] };
  const [found] = checkSubject(value, node(value), platform);
  expect(found).toMatchObject({ code: 'DUPLICATE_ID', path: '/children/0/id' });
  expect(found?.message.enUS).toBe('The id "a" is taken by /');
});

test('a pattern that no form could use is told where it stands', () => {
  const rules = [{ rule: 'pattern', value: '([' }];
  const field = { type: 'input', id: 'a', name: 'a', title: { zhCN: '姓名', enUS: 'Name' }, rules };
  expect(checkSubject(field, node(field), platform)).toMatchObject([
    { code: 'PATTERN', path: '/rules/0/value' },
  ]);
  const form = campus.documents.find((one) => one.kind === 'form')!;
  const wrong = { ...form, fields: [field] };
  expect(checkSubject(wrong, { title: '', value: form, as: 'document', campus }, platform)).toContainEqual(
    expect.objectContaining({ code: 'PATTERN', path: '/fields/0/rules/0/value' }),
  );
});

test.each([
  ['from', []],
  ['strat', ['UNKNOWN_FIELD']],
  ['no', ['WRONG_TYPE']],
])('the rows of an example say what their members are: a calendar from %s', (start, codes) => {
  const rows = [
    { no: '101', from: '2025-03-03' },
    { no: '102', to: '2025-03-05' },
  ];
  const value = { type: 'calendar', id: 'days', props: { source: 'rows', start, title: '{{ item.to }}' } };
  expect(checkSubject(value, node(value, { rows }), platform).map(({ code }) => code)).toEqual(codes);
});

test('what is not well formed is checked, and not drawn', () => {
  const wrong = { type: 5 };
  expect(drawnOf(wrong, node(wrong))).toBeUndefined();
  expect(checkSubject(wrong, node(wrong), platform).map(({ path }) => path)).toContain('/type');
  expect(checkSubject(null, node(null), platform)).not.toEqual([]);
});

test('what is wrong with the whole is told, such as nodes in each other without end', () => {
  let deep: object = { type: 'divider', id: 'last' };
  for (let depth = 0; depth < 300; depth++)
    deep = { type: 'section', id: `s${String(depth)}`, children: [deep] };
  const found = checkSubject(deep, node(deep), platform);
  expect(found.filter(({ severity }) => severity === 'error')).not.toEqual([]);
});

test.each([
  [
    'nested without end',
    () => {
      let deep: object = { type: 'money', id: 'last' };
      for (let depth = 0; depth < 20_000; depth++) deep = { type: 'flex', id: 'f', children: [deep] };
      return deep;
    },
  ],
  [
    'of more nodes than a document may hold',
    () => ({
      type: 'flex',
      id: 'f',
      children: Array.from({ length: 10_000 }, (_, at) => ({
        type: 'money',
        id: `m${String(at)}`,
        name: 'm',
      })),
    }),
  ],
])('what is %s is told, and neither drawn nor walked through', (_title, make) => {
  const value = make();
  expect(drawnOf(value, node(value))).toBeUndefined();
  expect(drawnOf([value], { ...node(value), as: 'page' })).toBeUndefined();
  expect(checkSubject(value, node(value), platform)).toMatchObject([{ severity: 'error' }]);
  expect(() => pointerOf(value, 'money')).not.toThrow();
});

test('the panel shows the first node of the type', () => {
  const page = { body: [{ type: 'section', id: 's', children: [{ type: 'money', id: 'm' }] }] };
  expect(pointerOf(page, 'money')).toBe('/body/0/children/0');
  expect(pointerOf({ type: 'money', id: 'm' }, 'money')).toBe('');
  expect(pointerOf(page, 'select')).toBeUndefined();
});
