import { act, fireEvent, screen, within } from '@testing-library/react';
import { type ReactElement, createRef } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { violationsIn } from '../../../tests/contract/subject.ts';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { createMetaIndex } from '../../documents/metaIndex.ts';
import { metas } from '../../renderers/metas.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import { Autosave } from '../core/Autosave.ts';
import { DesignModel } from '../core/DesignModel.ts';
import { type Problem, Problems } from '../core/Problems.ts';
import { DesignContext } from './DesignContext.ts';
import { FindBar } from './FindBar.tsx';
import { ProblemList } from './ProblemList.tsx';
import { TextsTab } from './TextsTab.tsx';
import { useFindKey } from './useFindKey.ts';

const form: AtriumDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'repairs',
  name: '报修',
  fields: [
    { type: 'input', id: 'place', name: 'place', title: { zhCN: '地点', enUS: 'Place' } },
    { type: 'input', id: 'phone', name: 'phone', title: '电话' },
    { type: 'input', id: 'note', name: 'note', title: { zhCN: '备注', enUS: '' } },
  ],
  grants: [],
};

function open(drawn: ReactElement, found: readonly Problem[] = []) {
  const model = new DesignModel({ revision: 1, document: form }, { metas: createMetaIndex(metas) });
  const autosave = new Autosave(model, () => Promise.resolve({ revision: 2 }));
  const problems = new Problems(model, { judge: () => Promise.resolve(found) });
  onTestFinished(() => {
    autosave.dispose();
    problems.dispose();
  });
  const { root } = createTestRoot();
  const { container } = renderPortal(
    root,
    <DesignContext.Provider value={{ model, autosave, problems }}>{drawn}</DesignContext.Provider>,
  );
  return { model, container };
}
const titles = ({ document }: DesignModel) =>
  'fields' in document && document.fields.map(({ title }) => title);

test('texts stand in both languages, those that lack one are counted, and typing one is a step', async () => {
  const { model, container } = open(<TextsTab />);
  expect(screen.getByRole('status').textContent).toBe('3 条 缺 2 条译文');
  fireEvent.click(screen.getByRole('checkbox', { name: '只看缺译文的' }));
  expect(screen.queryByRole('textbox', { name: '地点 标题（英文）' })).toBeNull();
  const english = screen.getByRole('textbox', { name: '电话 标题（英文）' });
  for (const value of ['Ph', 'Phone']) fireEvent.change(english, { target: { value } });
  expect(titles(model)).toMatchObject([{}, { zhCN: '电话', enUS: 'Phone' }, {}]);
  expect(model.history.steps).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toBe('3 条 缺 1 条译文');
  // What was just translated stays in sight.
  expect(screen.getByRole('textbox', { name: '电话 标题（英文）' })).toHaveProperty('value', 'Phone');
  fireEvent.click(screen.getByRole('button', { name: /备注/ }));
  expect(model.selection).toEqual(['note']);
  expect(await violationsIn(container)).toEqual([]);
  act(() => void model.undo());
  expect(model.document).toBe(form);
});

test('translations of a sheet are one step, and say before what they change', async () => {
  const { model } = open(<TextsTab />);
  fireEvent.click(screen.getByRole('button', { name: '粘贴译文' }));
  const dialog = await screen.findByRole('dialog', { name: '粘贴译文' });
  const sheet = 'key\tzh-CN\ten\nphone#/title\t电话\tPhone\nnote#/title\t备注\tNote\ngone#/title\t一\tOne';
  fireEvent.change(within(dialog).getByRole('textbox', { name: '表格内容' }), { target: { value: sheet } });
  expect(within(dialog).getByText('将修改 2 条')).toBeTruthy();
  expect(within(dialog).getByText(/^1 行的 key/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: /应\s?用/ }));
  expect(titles(model)).toMatchObject([{ enUS: 'Place' }, { enUS: 'Phone' }, { enUS: 'Note' }]);
  expect(model.history.steps.map(({ title }) => title.zhCN)).toEqual(['粘贴译文']);
});

test('Ctrl+F finds, Enter walks from one part to the next and selects it, Escape leaves', async () => {
  const canvas = createRef<HTMLElement>();
  function Finding() {
    const { asked, leave } = useFindKey();
    return asked > 0 ? <FindBar canvas={canvas} asked={asked} leave={leave} /> : null;
  }
  Element.prototype.scrollIntoView = () => undefined;
  const { model, container } = open(<Finding />);
  expect(screen.queryByRole('search')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true });
  const box = screen.getByRole('textbox', { name: '在文档中查找' });
  expect(document.activeElement).toBe(box);
  const count = () => screen.getByRole('status').textContent;
  fireEvent.change(box, { target: { value: 'INPUT' } });
  for (const key of ['place', 'phone']) {
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(model.selection).toEqual([key]);
  }
  expect(count()).toBe('2 / 3');
  fireEvent.keyDown(box, { key: 'Enter', shiftKey: true });
  expect(model.selection).toEqual(['place']);
  expect(await violationsIn(container)).toEqual([]);
  fireEvent.change(box, { target: { value: '没有的东西' } });
  expect(count()).toBe('没有找到');
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(screen.queryByRole('search')).toBeNull();
});

test('what lacks a translation is one line behind what is wrong, and leads to those texts', async () => {
  const reminder = { severity: 'warning', code: 'MISSING_TEXT', message: '缺少英文文字。' } as const;
  const wrong = {
    severity: 'error',
    code: 'MISSING_MEMBER',
    message: '缺少“name”。',
    path: '/fields/0',
  } as const;
  const found = [{ ...reminder, path: '/fields/1' }, wrong, { ...reminder, path: '/fields/2/title/enUS' }];
  open(
    <>
      <ProblemList />
      <TextsTab />
    </>,
    found,
  );
  const line = await screen.findByRole('button', { name: '2 处缺少译文' });
  const lines = within(line.closest('ul') ?? line).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['错误 地点 缺少“name”。', '2 处缺少译文']);
  fireEvent.click(line);
  expect(screen.queryByRole('textbox', { name: '地点 标题（英文）' })).toBeNull();
  expect(screen.getByRole('textbox', { name: '电话 标题（英文）' })).toBeTruthy();
});
