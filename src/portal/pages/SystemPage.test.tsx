import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import type { FixedAnswer } from '../../runtime/data/fixedTransport.ts';
import type { Locale } from '../../schemas/text.ts';
import { SystemPage } from './SystemPage.tsx';

async function openSystem(answer: FixedAnswer, locale: Locale = 'zhCN', login?: object): Promise<void> {
  const { root } = createTestRoot({ '/initOnly.do': answer, '/login/login.do': { result: login } }, locale);
  if (login !== undefined) await root.session.logIn('someone', 'x', 478);
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
  await openSystem({ msgState: 9, msg: '服务器忙' }, locale);
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
  await openSystem({ msgState: 4, msg: '请求的内容不存在' }, locale);
  await screen.findByRole('heading', { name: title });
  screen.getByText(id);
});

const empty = { id: 'affairs', systemname: '学生工作', options: '{}', skin: '{}', menus: [] };
const asStudent = (more: object[] = []) => ({
  userGroup: [{ groupid: 'student', groupname: '学生' }, ...more],
  userBaseInfo: { realName: '陈同学' },
  userLoginInfo: { loginType: 'form' },
  schoolInfo: { schoolId: 478 },
  token: ['x'],
  redirectUrl: '',
});

test.each([
  ['one role', 'zhCN', asStudent(), '“学生工作”未对“学生”角色开放。\n如需使用，请联系学校的系统管理员开通。'],
  [
    'several',
    'enUS',
    asStudent([{ groupid: 'cadre', groupname: 'Cadre' }]),
    '“学生工作” is not open to the role “学生”.\nSwitch to a role that may use it at the top right, or ask your school’s administrator for access.',
  ],
] as const)(
  'one without menus for a person of %s refuses in %s, with what to do',
  async (_roles, locale, login, text) => {
    await openSystem({ result: empty }, locale, login);
    await screen.findByText('403');
    expect(screen.getByRole('alert').querySelector('.at-lines')?.textContent).toBe(text);
  },
);

test('one without menus tells who designs where to look', async () => {
  const login = { ...asStudent(), userGroup: [{ groupid: 'admin', groupname: '管理员', designs: true }] };
  await openSystem({ result: empty }, 'zhCN', login);
  await screen.findByRole('heading', { name: '系统未打开' });
  expect(screen.getByText(/没有可用菜单/).textContent).toBe(
    '学生工作 没有可用菜单，\n请检查菜单是否授权给当前角色',
  );
});
