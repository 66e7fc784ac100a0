import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import type { Answer } from '../../schemas/wire/answer.ts';
import { GeneratedPage } from './GeneratedPage.tsx';

afterEach(() => {
  window.history.replaceState(null, '');
});

/** Opens `/mgr/{id}` where the server answers so; answers what it was asked. */
function openMgr(id: string, answer: Partial<Answer>) {
  const asked: Record<string, unknown>[] = [];
  const { root } = createTestRoot({
    '/resource/get.do': (param) => {
      asked.push(param);
      return answer;
    },
  });
  renderPortal(
    root,
    <Routes>
      <Route path="/mgr/:id" element={<GeneratedPage kinds={['mgr', 'mgrList']} />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    `/mgr/${id}`,
  );
  return { root, asked };
}

function Elsewhere() {
  return <p>{useLocation().pathname}</p>;
}

test('a page that the role may not open says so by one call, names it with what can be done, and leads home', async () => {
  const { asked } = openMgr('student-list', { msgState: 3, msg: '无权' });
  await screen.findByRole('heading', { name: '没有访问权限' });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ kind: 'mgr', orKinds: ['mgrList'], id: 'student-list' });
  expect(document.title).toMatch(/^管理端组件 - /);
  // Who has no other role is not told to change it.
  expect(screen.getByRole('alert').querySelector('.at-lines')?.textContent).toBe(
    '“管理端组件 student-list”未对当前账号开放。\n如需使用，请联系学校的系统管理员开通。',
  );
  // The person came in here: there is nothing to go back to.
  expect(screen.queryByRole('button', { name: '返回' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '回到首页' }));
  expect(await screen.findByText('/home')).toBeTruthy();
});

test('a page that does not exist names its id, and leads back where there is a page before', async () => {
  window.history.replaceState({ idx: 1 }, '');
  openMgr('nothing-here', { msgState: 4, msg: '不存在' });
  await screen.findByText('抱歉，你访问的应用暂未发布');
  expect(screen.getByText('管理端组件ID：nothing-here')).toBeTruthy();
  expect(screen.getByRole('button', { name: '返回' })).toBeTruthy();
});

test.each(['Not-An-Id', '%E0%A4%A', 'a%2Fb'])(
  'an address that can hold no page, %s, asks nobody',
  async (id) => {
    const { asked } = openMgr(id, { msgState: 4, msg: '不存在' });
    await screen.findByText('抱歉，你访问的应用暂未发布');
    expect(asked).toEqual([]);
  },
);

test('a page without a menu allows what the role may do in its module', async () => {
  const schema = {
    kind: 'mgrList',
    schemaVersion: 1,
    id: 'leave-list',
    name: '请假',
    module: 'leave',
    columns: [{ field: 'reason' }],
  };
  const rights = { actions: ['list', 'update'], read: '*', write: '*' };
  const result = { id: 'leave-list', kind: 'mgrList', name: '请假', version: 1, revision: 1, schema, rights };
  const { root } = openMgr('leave-list', { result });
  await vi.waitFor(() => expect(root.route.actionMights).toEqual(['list', 'update']));
});
