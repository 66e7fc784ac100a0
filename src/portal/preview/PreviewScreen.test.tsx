import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { violationsIn } from '../../../tests/contract/subject.ts';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { PreviewPage } from '../pages/PreviewPage.tsx';
import { readChoices, writeChoices } from './choices.ts';
import { askPreviewStart } from './previewStart.ts';

const login = {
  userGroup: [{ groupid: 'designer', groupname: '配置员', designs: true }],
  userBaseInfo: {},
  userLoginInfo: { loginType: 'form' },
  schoolInfo: { schoolId: 478 },
  token: ['cp', 'own'],
  redirectUrl: '',
};
const menu = (name: string, role: string) => ({
  name,
  app: { kind: 'app', id: name },
  grants: [{ role }],
});
const system = {
  ...{ kind: 'system', schemaVersion: 1, id: 'affairs', name: '学生工作', group: '校园' },
  menus: [menu('我的请假', 'student'), menu('审批', 'counsellor')],
};
const roles = [
  { value: 'counsellor', label: '辅导员' },
  { value: 'student', label: '学生' },
];

const Address = () => <output>{useLocation().search}</output>;

const leave = {
  ...{ kind: 'form', schemaVersion: 2, id: 'leave', name: '请假', titleField: 'reason', grants: [] },
  fields: [{ type: 'input', id: 'f', name: 'reason', title: { zhCN: '事由', enUS: 'Why' } }],
};

async function open(search = '', schema: { kind: string; id: string } = system, found = vi.fn()) {
  const made = vi.fn();
  const { root, ui } = createTestRoot({
    '/login/login.do': { result: login },
    '/resource/get.do': { result: { revision: 3, version: 1, schema } },
    '/rest/http/leave/list.htm': (param) => ({ list: found(param) as object[], total: 1 }),
    '/resource/previewChoices.do': { list: roles },
    '/resource/preview.do': (param) => {
      made(param);
      return { result: { token: ['cp', 'theirs'], expiresAt: '2026-11-28T08:30:00.000Z' } };
    },
  });
  await root.session.logIn('someone', 'x', 478);
  const { baseElement } = renderPortal(
    root,
    <>
      <Address />
      <Routes>
        <Route path="/preview/:kind/:id" element={<PreviewPage />} />
      </Routes>
    </>,
    `/preview/${schema.kind}/${schema.id}${search}`,
  );
  return { baseElement, made, ui };
}

test('a role is chosen, and the address holds it', async () => {
  const { baseElement, made } = await open();
  await screen.findByRole('region', { name: '以谁的身份预览？' });
  expect(await violationsIn(baseElement)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /学\s?生/ }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('?role=student'));
  await waitFor(() => expect(made).toHaveBeenCalledWith(expect.objectContaining({ role: 'student' })));
  // What the role does not see is told by what the designer reads.
  fireEvent.click(await screen.findByText(/学生看不到的内容：1 项/));
  screen.getByText('菜单“审批”：角色“学生”不能查看');
});

test('the page in the frame begins with what the address says, and with the token of the preview alone', async () => {
  const { made } = await open('?role=student&user=u1&at=2026-09-01T00:00:00.000Z&device=phone&dark=1');
  const frame = await screen.findByTitle('预览的页面');
  expect(made).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ role: 'student', userId: 'u1', at: '2026-09-01T00:00:00.000Z' }),
  );
  expect(frame.style.width).toBe('375px');
  await waitFor(() => expect(frame.getAttribute('src')).toBe('/system/affairs'));
  expect(askPreviewStart(frame)).toMatchObject({
    token: 'cp_theirs',
    at: Date.parse('2026-09-01T00:00:00.000Z'),
    ...{ lang: 'zhCN', dark: true, inspects: false },
  });
  // What is changed of looks alone needs no other token.
  fireEvent.click(screen.getByRole('button', { name: /检查器/ }));
  await waitFor(() => expect(askPreviewStart(frame)).toMatchObject({ inspects: true }));
  expect(made).toHaveBeenCalledOnce();
  expect(askPreviewStart(null)).toBeUndefined();
});

test('the record is found by its name, and named by its id in the address', async () => {
  const found = vi.fn(() => [{ id: 'r7', revision: 1, reason: '回家' }]);
  await open('?role=student&at=2026-09-01T00:00:00.000Z', leave, found);
  const box = await screen.findByRole('combobox', { name: '记录' });
  fireEvent.mouseDown(box);
  fireEvent.change(box, { target: { value: '回' } });
  fireEvent.click(await screen.findByText('回家'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('record=r7'));
  expect(found).toHaveBeenLastCalledWith(
    expect.objectContaining({
      where: { testRule: 'every', conditionList: [expect.objectContaining({ bindKey: 'id', value: 'r7' })] },
    }),
  );
  expect(found).toHaveBeenCalledWith(
    expect.objectContaining({
      where: {
        testRule: 'every',
        conditionList: [expect.objectContaining({ bindKey: 'reason', value: '回' })],
      },
    }),
  );
  // What does not follow the chosen time is said.
  screen.getByText(/自编 SQL 里的 now\(\)/);
});

test('what an address says is read as it was written, and nonsense is left out', () => {
  const said = '?role=student&user=u1&record=r1&at=2026-09-01&device=phone&dark=1&inspector=1';
  expect(writeChoices(readChoices(said))).toBe(said);
  expect(writeChoices(readChoices('?user=u1&device=watch&at=soon&dark=yes'))).toBe('');
});

test('roles that did not come, and what a role does not see, are asked for once more', async () => {
  const page = { ...{ kind: 'app', schemaVersion: 1, id: 'notice', name: '公告' }, body: [] };
  let fails = true;
  const unless = (answer: object) => (fails ? { msgState: 9, msg: '服务繁忙' } : answer);
  const { root } = createTestRoot({
    '/login/login.do': { result: login },
    '/resource/get.do': ({ version }) =>
      version === 'draft'
        ? { result: { revision: 3, version: 1, schema: page } }
        : unless({ msgState: 3, msg: '' }),
    '/resource/previewChoices.do': () => unless({ list: roles }),
    '/resource/preview.do': { result: { token: ['cp', 'theirs'], expiresAt: '2026-11-28T08:30:00.000Z' } },
  });
  await root.session.logIn('someone', 'x', 478);
  renderPortal(
    root,
    <Routes>
      <Route path="/preview/:kind/:id" element={<PreviewPage />} />
    </Routes>,
    '/preview/app/notice',
  );
  await screen.findByText('没有读到可以选择的角色');
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: /重\s?试/ }));
  const student = await screen.findByRole('button', { name: /学\s?生/ });
  fails = true;
  fireEvent.click(student);
  await screen.findByText(/没有查到学生看不到哪些内容/);
  // A search that was refused is none that found nobody.
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '用户' }));
  await screen.findByText('加载失败：服务繁忙');
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: /重\s?试/ }));
  await screen.findByText('此页面：角色“学生”没有通向它的菜单');
});
