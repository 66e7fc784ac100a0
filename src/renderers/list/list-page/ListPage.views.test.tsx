import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { openResource } from '../../../../tests/support/openResource.tsx';
import { siteLogin } from '../../../../tests/support/testRoot.ts';
import { studentForm, studentList } from '../../../../tests/support/studentList.ts';
import type { FixedAnswers } from '../../../runtime/data/fixedTransport.ts';
import type { ListView } from '../../../schemas/wire/listView.ts';
import type { ListRequest, ModuleRights } from '../../../schemas/wire/record.ts';

const form = studentForm({ type: 'input', id: 'name', name: 'name', title: '姓名' });
const list = studentList([{ field: 'name' }], {
  filters: [{ field: 'name' }],
  search: { fields: ['name'] },
});
const view = (name: string, isDefault: boolean): ListView => ({
  id: name,
  list: 'students',
  name,
  state: { query: { q: name } },
  scope: 'own',
  roles: [],
  revision: 1,
  isDefault,
  isOwn: true,
  owner: '林',
});

// What is fetched late is there: a busy machine takes its time.
beforeAll(() => import('../shared/savedViews/SavedViews.tsx'));

function open(views: FixedAnswers[string], role?: string, search = '', rights?: ModuleRights) {
  const asked: ListRequest[] = [];
  const made = openResource([list, form], {
    ...(role === undefined ? {} : { role }),
    search,
    ...(rights ? { rights } : {}),
    answers: {
      '/listView/list.do': views,
      '/student/list.htm': (param) => {
        asked.push(param);
        return { list: [{ id: '1', revision: 1, name: '林知夏' }], total: 1 };
      },
    },
  });
  return { ...made, asked };
}
const searched = (asked: readonly ListRequest[]) =>
  asked.map(({ where }) => /"value":"(.*?)"/.exec(JSON.stringify(where ?? ''))?.[1]);

it('begins with the person’s own view, and asks for its records alone', async () => {
  const { asked, ui, root } = open({ list: [view('休学', true)] }, 'teacher');
  await screen.findByRole('button', { name: '已存视图：休学' }, { timeout: 12_000 });
  await screen.findByText('林知夏');
  expect(searched(asked)).toEqual(['休学']);
  expect(ui.parameters).toContainEqual(['view', '休学']);
  act(() => {
    root.changes.changed('student');
  });
  expect(searched(asked)).toEqual(['休学', '休学']);
});

it('says that the view of a link is gone, and takes it out of the address', async () => {
  const { ui } = open({ list: [view('休学', false)] }, 'teacher', '?view=gone');
  await screen.findByText('林知夏');
  await vi.waitFor(() => expect(ui.messages).toMatchObject([{ level: 'warning' }]));
  expect(ui.messages[0]?.text).toContain('已删除');
  expect(ui.parameters).toContainEqual(['view', undefined]);
});

it('says that the filters of a link still hold where its view is gone', async () => {
  const { asked, ui } = open({ list: [] }, 'teacher', `?view=gone&list=${encodeURIComponent('{"q":"林"}')}`);
  await screen.findByText('林知夏');
  await vi.waitFor(() => expect(ui.messages).toMatchObject([{ level: 'warning' }]));
  expect(ui.messages[0]?.text).toContain('仍按链接中的条件筛选');
  expect(searched(asked)).toEqual(['林']);
});

it('asks once where none of the views begins', async () => {
  const { asked } = open({ list: [view('休学', false)] }, 'teacher');
  await screen.findByRole('button', { name: '已存视图：默认视图' }, { timeout: 12_000 });
  await screen.findByText('林知夏');
  expect(searched(asked)).toEqual([undefined]);
});

it('goes without views that cannot be loaded, and asks for none where nobody is logged in', async () => {
  const { asked, unmount } = open({ msgState: 9, msg: '服务器错误' }, 'teacher');
  await screen.findByText('林知夏');
  expect([asked.length, screen.queryByRole('button', { name: /已存视图/ })]).toEqual([1, null]);
  unmount();
  const visitor = open(() => {
    throw new Error('asked for views');
  });
  await screen.findByText('林知夏');
  expect(visitor.asked).toHaveLength(1);
});

const condition = (...fields: string[]) => ({
  testRule: 'every',
  conditionList: fields.map((bindKey, at) => ({
    id: `c${String(at)}`,
    bindKey,
    type: 'text',
    judgeType: 'contain',
    value: '林',
  })),
});
const asking = (c: object): ListView => ({ ...view('我的', true), state: { query: { c } } });

it('asks for the condition that a view holds, which stands in the advanced filter', async () => {
  const { asked, ui } = open({ list: [asking(condition('name'))] }, 'teacher');
  await screen.findByRole('button', { name: '高级筛选（已设 1 个条件）' }, { timeout: 12_000 });
  await screen.findByText('林知夏');
  expect(asked).toHaveLength(1);
  expect(JSON.stringify(asked[0]?.where)).toContain('"bindKey":"name","type":"text","judgeType":"contain"');
  expect(ui.messages).toEqual([]);
});

it('names the fields of a condition that are gone, and asks for the rest', async () => {
  const { asked, ui } = open({ list: [asking(condition('name', 'major'))] }, 'teacher');
  await screen.findByText('林知夏');
  expect(ui.messages).toMatchObject([
    { level: 'warning', text: '字段“major”不存在或无权查看，相关筛选条件已忽略' },
  ]);
  expect(JSON.stringify(asked[0]?.where)).toContain('"name"');
  expect(JSON.stringify(asked[0]?.where)).not.toContain('major');
});

it('names the owner of a view that is another’s in the menu, and where it is deleted', async () => {
  const shared: ListView = { ...view('休学', true), scope: 'shared', isOwn: false, owner: '周明远' };
  const { ui } = open({ list: [shared] }, 'admin', '', {
    actions: ['list', 'shareViews'],
    read: '*',
    write: '*',
  });
  fireEvent.click(await screen.findByRole('button', { name: '已存视图：休学' }, { timeout: 12_000 }));
  expect((await screen.findByRole('menuitem', { name: /休学/ })).textContent).toBe('休学（周明远）');
  fireEvent.click(screen.getByRole('menuitem', { name: '删除' }));
  await vi.waitFor(() => expect(JSON.stringify(ui.questions)).toContain('由 周明远 创建'));
});

it('shows what is kept and offers to keep nothing, where the site around has logged the person in', async () => {
  const { root } = open({ list: [view('休学', false)] }, 'teacher');
  act(() => root.session.begin(siteLogin('teacher')));
  fireEvent.click(await screen.findByRole('button', { name: /^已存视图/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '休学' }));
  fireEvent.click(await screen.findByRole('button', { name: '已存视图：休学' }));
  await screen.findByRole('menuitem', { name: '休学' });
  expect(screen.getAllByRole('menuitem')).toHaveLength(2);
});

it('has no saved views where there is none and none can be kept', async () => {
  const { root } = open({ list: [] }, 'teacher');
  await screen.findByRole('button', { name: /^已存视图/ });
  act(() => root.session.begin(siteLogin('teacher')));
  expect(screen.queryByRole('button', { name: /^已存视图/ })).toBeNull();
});
