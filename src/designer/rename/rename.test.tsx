import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { violationsIn } from '../../../tests/contract/subject.ts';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { setMember } from '../../documents/edit/setMember.ts';
import { createMetaIndex } from '../../documents/metaIndex.ts';
import type { UserPlaces } from '../../documents/uses/told.ts';
import { metas } from '../../renderers/metas.ts';
import type { FormDocument } from '../../schemas/documents/index.ts';
import { Autosave } from '../core/Autosave.ts';
import { DesignModel } from '../core/DesignModel.ts';
import { Problems } from '../core/Problems.ts';
import { DesignContext } from '../frame/DesignContext.ts';
import { PropertyPanel } from '../panel/PropertyPanel.tsx';
import { RenameContext } from './RenameContext.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { RenameModel } from './RenameModel.ts';

const form = (code: string): FormDocument => ({
  ...{ kind: 'form', schemaVersion: 2, id: 'leave', name: '请假', grants: [] },
  fields: [
    { type: 'number', id: 'f-days', name: code, title: '天数' },
    { type: 'input', id: 'f-why', name: 'reason', title: '事由', visible: `{{ form.${code} > 3 }}` },
  ],
});
const own: UserPlaces = {
  ...{ kind: 'form', id: 'leave', name: '请假', published: true, draft: true },
  places: [{ path: '/fields/1/visible', sentence: '表单『请假』的字段『事由』' }],
};
const list: UserPlaces = {
  ...{ kind: 'mgrList', id: 'leave-list', name: '请假单', published: true, draft: true },
  places: [{ path: '/columns/1/field', sentence: '管理列表『请假单』的列『天数』' }],
};

function open(users: readonly UserPlaces[]) {
  const sent: unknown[] = [];
  const { root, ui } = createTestRoot({
    '/resource/rename.do': ({ part, to, dryRun = false }) => {
      sent.push([part, to, dryRun]);
      const result = dryRun === true ? { revision: 1, schema: form(String(to)) } : { revision: 2 };
      return { list: [...users], result };
    },
    '/resource/get.do': { result: { version: 1, revision: 2, schema: form('dayCount') } },
  });
  const language = { metas: createMetaIndex(metas) };
  const model = new DesignModel({ revision: 1, document: form('days') }, language, () => 0);
  model.select(['f-days']);
  const autosave = new Autosave(model, () => Promise.resolve({ revision: 2 }));
  const problems = new Problems(model, { judge: () => Promise.resolve([]) });
  onTestFinished(() => {
    autosave.dispose();
    problems.dispose();
  });
  const drawn = renderPortal(
    root,
    <DesignContext.Provider value={{ model, autosave, problems }}>
      <RenameContext.Provider value={new RenameModel(root.client, model, autosave)}>
        <PropertyPanel />
        <RenameDialog />
      </RenameContext.Provider>
    </DesignContext.Provider>,
  );
  const rename = (to: string): void => {
    const box = screen.getByRole('textbox', { name: '编码' });
    fireEvent.change(box, { target: { value: to } });
    fireEvent.blur(box);
  };
  return { model, sent, ui, drawn, rename };
}

test('where only the document itself names the field, all of it is one step that can be undone', async () => {
  const { model, sent, rename } = open([own]);
  rename('dayCount');
  await waitFor(() => expect(model.document).toEqual(form('dayCount')));
  expect(sent).toEqual([['f-days', 'dayCount', true]]);
  expect(model.history.steps).toHaveLength(1);
  model.undo();
  expect(model.document).toEqual(form('days'));
});

test('those that name it elsewhere are shown, and rewritten with it in one go', async () => {
  const { model, sent, ui, drawn, rename } = open([own, list]);
  rename('dayCount');
  await screen.findByText('管理列表『请假单』的列『天数』');
  expect(await violationsIn(drawn.baseElement)).toEqual([]);
  expect(model.document).toEqual(form('days'));
  fireEvent.click(screen.getByRole('button', { name: '同时改写引用' }));
  await waitFor(() => expect(model.document).toEqual(form('dayCount')));
  expect([model.base.revision, model.isDirty, model.history.canUndo]).toEqual([2, false, false]);
  expect(sent.at(-1)).toEqual(['f-days', 'dayCount', false]);
  expect(ui.messages).toMatchObject([{ text: '已改写 2 个文档中的 2 处引用' }]);
});

test('it is called off, or changed here alone', async () => {
  const { model, rename } = open([list]);
  rename('dayCount');
  fireEvent.click(await screen.findByRole('button', { name: /取\s?消/ }));
  expect(screen.getByRole('textbox', { name: '编码' })).toHaveProperty('value', 'days');
  rename('dayCount');
  fireEvent.click(await screen.findByRole('button', { name: '只改这里' }));
  expect(model.document).toMatchObject({
    fields: [{ name: 'dayCount' }, { visible: '{{ form.days > 3 }}' }],
  });
});

test.each([
  ['reason', '“reason”已被使用'],
  ['createdAt', '“createdAt”由系统保留'],
])('a code that cannot be is refused where it is typed: %s', async (code, why) => {
  const { model, sent, rename } = open([]);
  rename(code);
  await screen.findByText(why);
  expect([sent, model.document]).toEqual([[], form('days')]);
});

test.each([
  ['made of its title and known to nobody', 'shuzi', undefined, [own], 'tianshu'],
  ['given by hand', 'amount', undefined, [own], 'amount'],
  ['that another document names', 'shuzi', undefined, [own, list], 'shuzi'],
  ['that users have', 'shuzi', 3, [own], 'shuzi'],
])('a title is changed of a field with a code %s', async (_, code, version, users, expected) => {
  const { root } = createTestRoot({
    '/resource/rename.do': ({ to }) => ({ list: users, result: { revision: 1, schema: form(String(to)) } }),
    '/resource/get.do': { result: { version: version ?? 0, revision: 1, schema: form(code) } },
  });
  const codes: Readonly<Record<string, string>> = { 数字: 'shuzi', 天数: 'tianshu' };
  const language = { metas: createMetaIndex(metas), codeFor: (title: string) => codes[title] ?? '' };
  const [field, ...others] = form(code).fields;
  const document = {
    ...form(code),
    fields: [{ ...field, title: { zhCN: '数字', enUS: 'Number' } }, ...others],
  };
  const model = new DesignModel({ revision: 1, document: document as FormDocument }, language, () => 0);
  const autosave = new Autosave(model, () => Promise.resolve({ revision: 2 }));
  onTestFinished(() => autosave.dispose());
  const title = { zhCN: '天数', enUS: 'Number' };
  model.run(setMember(['f-days'], '/title', title, '标题'), 'f-days/title');
  await new RenameModel(root.client, model, autosave).followTitle('f-days', { zhCN: '数字', enUS: 'Number' });
  expect([model.document, model.history.steps.length]).toEqual([form(expected), 1]);
});
