import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import type { FixedAnswer } from '../../runtime/data/fixedTransport.ts';
import type { Locale } from '../../schemas/text.ts';
import { SystemPage } from './SystemPage.tsx';

function openSystem(answer: FixedAnswer, locale: Locale = 'zhCN'): void {
  const { root } = createTestRoot({ '/initOnly.do': answer }, locale);
  renderPortal(
    root,
    <Routes>
      <Route path="/system/:id/*" element={<SystemPage />} />
    </Routes>,
    '/system/affairs?managePreview=1',
  );
}

test.each([
  ['zhCN', '获取系统信息失败'],
  ['enUS', 'Failed to get system info'],
] as const)('a system that does not come is told in %s, with the reason', async (locale, title) => {
  openSystem({ msgState: 9, msg: '服务器忙' }, locale);
  await screen.findByRole('heading', { name: title });
  screen.getByText('服务器忙');
});

test.each([
  ['zhCN', '抱歉，你访问的应用暂未发布', '系统应用ID：affairs'],
  [
    'enUS',
    'Sorry, the application you are visiting has not been published',
    'System application ID: affairs',
  ],
] as const)('one that is not published is told in %s as every page is', async (locale, title, id) => {
  openSystem({ msgState: 4, msg: '请求的内容不存在' }, locale);
  await screen.findByRole('heading', { name: title });
  screen.getByText(id);
});

test('one without menus is no failure of that kind', async () => {
  openSystem({ result: { id: 'affairs', systemname: '学生工作', options: '{}', skin: '{}', menus: [] } });
  await screen.findByRole('heading', { name: '系统未打开' });
  expect(screen.getByText(/没有可用菜单/).textContent).toBe(
    '学生工作 没有可用菜单，\n请检查菜单是否授权给当前角色',
  );
});
