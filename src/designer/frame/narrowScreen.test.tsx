import { fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { violationsIn } from '../../../tests/contract/subject.ts';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import type { SystemDocument } from '../../schemas/documents/index.ts';
import { Autosave } from '../core/Autosave.ts';
import { DesignModel } from '../core/DesignModel.ts';
import { Problems } from '../core/Problems.ts';
import { DesignScreen } from './DesignScreen.tsx';

const system: SystemDocument = {
  kind: 'system',
  schemaVersion: 1,
  id: 'repairs',
  name: '报修',
  title: '报修',
  group: '后勤',
  menus: [{ id: 'mine', name: '我的报修', type: 'url', url: 'https://example.org' }],
};

test('on a phone the sides of a designer are drawn over its middle', async () => {
  const { innerWidth } = window;
  window.innerWidth = 390;
  onTestFinished(() => {
    window.innerWidth = innerWidth;
  });
  const { root } = createTestRoot({ '/component/getSelectorData.htm': { list: [] } });
  const model = new DesignModel({ revision: 1, document: system }, root.platform.vocabulary);
  const autosave = new Autosave(model, () => Promise.resolve({ revision: 2 }));
  const problems = new Problems(model, { judge: () => Promise.resolve([]) });
  onTestFinished(() => {
    autosave.dispose();
    problems.dispose();
  });
  const { container } = renderPortal(
    root,
    <DesignScreen {...{ model, autosave, problems }} leave={() => undefined} actions={null} />,
  );
  expect(screen.getByText('手机上适合查看和小改，拖动排版请用电脑。')).toBeTruthy();
  await screen.findByRole('region', { name: '菜单' });
  // A system has neither widgets nor a canvas.
  expect(screen.queryByText('电脑')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '内容' }));
  const parts = await screen.findByRole('dialog', { name: '内容' });
  expect(
    within(parts)
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual(['大纲', '数据', '文本']);
  fireEvent.click(within(parts).getByRole('button', { name: /close|关闭/i }));
  fireEvent.click(screen.getByRole('button', { name: '属性' }));
  const panel = await screen.findByRole('region', { name: '属性' });
  fireEvent.change(within(panel).getByRole('textbox', { name: '标题（中文）' }), {
    target: { value: '维修' },
  });
  expect(model.document.title).toEqual({ zhCN: '维修', enUS: '' });
  expect(await violationsIn(container)).toEqual([]);
});
