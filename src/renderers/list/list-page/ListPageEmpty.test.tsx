import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openResource } from '../../../../tests/support/openResource.tsx';
import { list, openStudentList as open, record } from '../../../../tests/support/openStudentList.tsx';

describe('where there are no records', () => {
  it('says that there are none yet', async () => {
    open({ total: 0 });
    expect(await screen.findByText('暂无数据')).toBeTruthy();
  });

  it('says it in the document’s words', async () => {
    open({ total: 0, document: { emptyText: '还没有学生' } });
    expect(await screen.findByText('还没有学生')).toBeTruthy();
  });

  it('offers to ask for more where the question is too narrow', async () => {
    const { asked } = open({ total: 0 });
    await screen.findByText('暂无数据');
    fireEvent.change(screen.getByRole('textbox', { name: '搜索' }), { target: { value: 'x' } });
    fireEvent.click(await screen.findByRole('button', { name: '清除筛选条件' }));
    await waitFor(() => {
      expect(asked.at(-1)?.where).toBeUndefined();
    });
  });

  it('says that they could not be loaded, and tries again', async () => {
    let down = true;
    open({
      answers: {
        '/student/list.htm': () =>
          down ? { msgState: 9, msg: '服务器错误' } : { list: [record(1)], total: 1 },
      },
    });
    expect(await screen.findByText('服务器错误')).toBeTruthy();
    down = false;
    fireEvent.click(screen.getByRole('button', { name: /重\s*试/ }));
    expect(await screen.findByText('学生1')).toBeTruthy();
  });

  it('shows nothing but that to a role that may see no records', async () => {
    const { asked } = open({ role: 'student', rights: { actions: ['add'], read: '*', write: '*' } });
    expect(await screen.findByText('当前角色没有查看这些记录的权限')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('shows the page to a caller without a role', async () => {
    open({ rights: { actions: [], read: '*', write: '*' } });
    expect(await screen.findByRole('textbox', { name: '搜索' })).toBeTruthy();
  });

  it('says that its form could not be loaded', async () => {
    openResource([list]);
    expect(await screen.findByText('列表加载失败')).toBeTruthy();
  });
});
