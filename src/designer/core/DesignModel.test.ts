import { expect, test } from 'vitest';
import { insertWidget } from '../../documents/edit/insert.ts';
import { moveParts } from '../../documents/edit/move.ts';
import { removeParts } from '../../documents/edit/remove.ts';
import { setMember } from '../../documents/edit/setMember.ts';
import { createMetaIndex } from '../../documents/metaIndex.ts';
import { metas } from '../../renderers/metas.ts';
import type { AppDocument } from '../../schemas/documents/index.ts';
import { DesignModel } from './DesignModel.ts';

const page: AppDocument = {
  kind: 'app',
  schemaVersion: 1,
  id: 'repairs',
  name: '报修',
  body: [
    { type: 'section', id: 'top', children: [{ type: 'text', id: 'hello', props: { text: '你好' } }] },
    { type: 'text', id: 'bye', props: { text: '再见' } },
  ],
};
const language = { metas: createMetaIndex(metas) };
const atTop = { parent: 'top', holding: 'children', index: 0 };

function modelOf(now = () => 0) {
  return new DesignModel({ revision: 1, document: page }, language, now);
}

test('undo gives the very document before, and redo the one after, with what was selected', () => {
  const model = modelOf();
  model.select(['bye']);
  expect(model.run(moveParts(['bye'], atTop))).toBe(true);
  const moved = model.document;
  expect(model.run(removeParts(['hello']))).toBe(true);
  expect(model.selection).toEqual(['bye']);
  model.undo();
  expect(model.document).toBe(moved);
  model.undo();
  expect(model.document).toBe(page);
  expect(model.selection).toEqual(['bye']);
  model.redo();
  expect(model.document).toBe(moved);
});

test('a refused command says why and leaves the history alone', () => {
  const model = modelOf();
  expect(model.run(moveParts(['top'], atTop))).toBe(false);
  expect(model.refusal).toEqual({ zhCN: '不能移动到自身内部', enUS: 'A part cannot be moved into itself' });
  expect(model.run(insertWidget('tab', atTop))).toBe(false);
  expect(model.refusal?.zhCN).toBe('“页签”只能放在“表单选项卡”、“标签页”');
  expect(model.history.canUndo).toBe(false);
});

test('typing is one step until a second goes by', () => {
  let now = 0;
  const model = modelOf(() => now);
  const type = (text: string): boolean =>
    model.run(setMember(['hello'], '/props/text', text, '文本'), 'hello/props/text');
  for (const text of ['报', '报修', '报修说']) {
    type(text);
    now += 400;
  }
  expect(model.history.steps).toHaveLength(1);
  now += 2_000;
  type('报修说明');
  expect(model.history.steps).toHaveLength(2);
  model.undo();
  model.undo();
  expect(model.document).toBe(page);
});

test('one step is taken back, and what came after it stays', () => {
  const model = modelOf();
  model.run(setMember(['hello'], '/props/text', '新', '文本'));
  model.run(removeParts(['bye']));
  const [first] = model.history.steps;
  expect(model.revert(first?.id ?? 0, { zhCN: '撤销一步', enUS: 'Revert a step' })).toEqual([]);
  expect(model.tree.byKey.has('bye')).toBe(false);
  expect(model.tree.byKey.get('hello')?.value).toEqual({
    type: 'text',
    id: 'hello',
    props: { text: '你好' },
  });
});

test('a step that is gone already is taken back by no further step, and what was undone can be done again', () => {
  const model = modelOf();
  const set = (text: string) => model.run(setMember(['hello'], '/props/text', text, '文本'));
  set('新');
  set('你好');
  model.run(removeParts(['bye']));
  set('再');
  model.undo();
  const [first] = model.history.steps;
  model.revert(first?.id ?? 0, { zhCN: '撤销一步', enUS: 'Revert a step' });
  expect([model.history.at, model.history.canRedo]).toEqual([3, true]);
});

test('what another person saved is taken in, and asked about only where both changed the same place', () => {
  const theirs = {
    ...page,
    body: [...page.body.slice(0, 1), { type: 'text', id: 'bye', props: { text: '回见' } }],
  };
  const title = { zhCN: '合并', enUS: 'Merge' };
  const model = modelOf();
  model.run(setMember(['hello'], '/props/text', '新', '文本'));
  model.receive({ revision: 2, document: theirs }, title);
  expect(model.pending).toBeUndefined();
  expect(model.base.revision).toBe(2);
  expect(JSON.stringify(model.document)).toContain('回见');
  expect(JSON.stringify(model.document)).toContain('新');
  // Undoing takes back one's own change, not the other's.
  model.undo();
  expect(model.document).toEqual(theirs);
  model.redo();
  expect(JSON.stringify(model.document)).toMatch(/新.*回见/);

  const other = modelOf();
  other.run(setMember(['bye'], '/props/text', '慢走', '文本'));
  other.receive({ revision: 2, document: theirs }, title);
  expect(other.pending?.conflicts.map(({ pointer }) => pointer)).toEqual(['/body/1/props/text']);
  expect(JSON.stringify(other.document)).toContain('慢走');
});

test('what the server renamed is in every step; a step that would bring the old name back is forgotten', () => {
  const text = (words: string) => ({ type: 'text', id: 'hello', props: { text: words } });
  const source = { call: 'repair/list' };
  const first: AppDocument = {
    ...page,
    sources: { rows: source },
    body: [text('{{ sources.rows.length }}')],
  };
  const model = new DesignModel({ revision: 1, document: first }, language, () => 0);
  model.run(setMember(['hello'], '/props/text', '{{ sources.rows.length + 1 }}', '文本'));
  model.run(setMember(['source:rows'], '/param', { limit: 5 }, '参数'));
  model.run(setMember(['hello'], '/props/tone', 'muted', '颜色'));
  const { document } = model;
  model.saved({ revision: 2, document });
  const renamed = {
    ...(document as AppDocument),
    sources: { lines: { ...source, param: { limit: 5 } } },
    body: [{ type: 'text', id: 'hello', props: { text: '{{ sources.lines.length + 1 }}', tone: 'muted' } }],
  };
  expect(model.renamed({ revision: 3, document: renamed }, { pointer: '/sources/rows', name: 'lines' })).toBe(
    1,
  );
  expect([model.document, model.isDirty]).toEqual([renamed, false]);
  model.undo();
  model.undo();
  expect(model.document).toMatchObject({
    sources: { lines: source },
    body: [{ props: { text: '{{ sources.lines.length + 1 }}' } }],
  });
  expect(model.history.canUndo).toBe(false);
  model.redo();
  model.redo();
  expect(model.document).toEqual(renamed);
});
