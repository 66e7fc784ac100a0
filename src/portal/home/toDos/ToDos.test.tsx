import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../../tests/support/renderPortal.tsx';
import { testLogin } from '../../../../tests/support/testRoot.ts';
import type { FixedAnswers } from '../../../runtime/data/fixedTransport.ts';
import type { FlowRow } from '../../../schemas/wire/flowLists.ts';
import { ToDos } from './ToDos.tsx';

const row = (id: string, more: Partial<FlowRow> = {}): FlowRow => ({
  id,
  instance: `i${id}`,
  task: `t${id}`,
  flow: 'leave',
  flowTitle: { zhCN: '请假', enUS: 'Leave' },
  title: `请假${id}`,
  state: 'running',
  taskState: 'running',
  initiator: { value: 's', label: '周子昂' },
  current: [{ value: 'a', label: '林知夏' }],
  currentMore: 0,
  createdAt: '2026-03-02T01:00:00.000Z',
  summary: [],
  ...{
    icon: null,
    number: null,
    node: 'N',
    nodeTitle: null,
    decision: null,
    department: null,
    assignee: null,
    absent: [],
  },
  ...{ submittedAt: null, openedAt: null, dueAt: null, endedAt: null, overdue: false, unread: false },
  ...{ urged: 0, batch: true, revision: 1 },
  ...more,
});

type Lists = Partial<Record<string, readonly FlowRow[]>>;

/** Draws the cards over lists by scope, and an answer of the counts. */
function open(lists: Lists, locale: 'zhCN' | 'enUS' = 'zhCN') {
  const asked: Record<string, unknown>[] = [];
  const answers: FixedAnswers = {
    '/flow/counts.do': { result: { wait: 1000, waitOverdue: 2, notify: 0, apply: 1, manage: 0 } },
    '/flow/list.do': (param: Record<string, unknown>) => {
      asked.push(param);
      const list = lists[String(param.scope)];
      return list ? { list: [...list], result: { more: false } } : { msgState: 9, msg: '服务繁忙' };
    },
  };
  const { root } = createTestRoot(answers, locale);
  let tell: (() => void) | undefined;
  root.live.watch = (module, listener) => {
    if (module === 'flow-tasks') tell = listener;
    return () => undefined;
  };
  root.session.begin(testLogin('teacher'));
  renderPortal(root, <ToDos />);
  return { tell: () => tell?.(), asked };
}

const card = (name: string | RegExp): HTMLElement => screen.getByRole('region', { name });

test('each card counts, shows the first few, and says what is there where nothing or nobody is', async () => {
  const lists: Lists = {
    wait: [row('1', { overdue: true })],
    myNotDone: [row('2', { task: null, state: 'returned', currentMore: 3 })],
    notify: [],
  };
  const { tell, asked } = open(lists);
  const wait = await screen.findByRole('region', { name: '待我审批，999+ 项' });
  expect((await within(wait).findByText('请假1')).closest('a')?.getAttribute('href')).toBe(
    '/flowDetail/i1?task=t1',
  );
  expect(wait.textContent).toContain('2 项超时');
  expect(wait.textContent).toContain('请假 · 周子昂 发起');
  expect(within(wait).getByRole('link', { name: '查看全部：待我审批' }).getAttribute('href')).toBe(
    '/flowWaitListAll/all',
  );
  const mine = card('我发起的，1 项');
  expect((await within(mine).findByText('请假2')).closest('a')?.getAttribute('href')).toBe('/flowDetail/i2');
  expect(mine.textContent).toContain('已退回');
  expect(mine.textContent).toContain('林知夏 等 4 人处理中');
  expect(card('抄送我的，0 项').textContent).toContain('没有未读的抄送');
  // Copies that were read are found in their list.
  expect(asked.find(({ scope }) => scope === 'notify')?.where).toMatchObject({
    conditionList: [{ bindKey: 'unread', judgeType: 'true' }],
  });
  // What others do is seen at once, and nothing is blank meanwhile.
  lists.wait = [row('3')];
  tell();
  await within(wait).findByText('请假3');
  expect(within(wait).queryByText('请假1')).toBeNull();
});

test('a list that does not come says so in its card alone', async () => {
  open({ wait: [], notify: [] }, 'enUS');
  const mine = await screen.findByRole('region', { name: 'Started by me, 1' });
  expect((await within(mine).findByRole('alert')).textContent).toContain('Could not be loaded');
  expect(card('Waiting for me, 999+').textContent).toContain('Nothing waits for you');
});

test('what an absence handed on says who has it as well, and for whom the reader stands in; others are told neither', async () => {
  const [reader, standIn, other] = ['林知夏', '陈安', '周明'].map((label, at) => ({
    value: `u${at + 1}`,
    label,
  }));
  const handed = (
    id: string,
    assignee: FlowRow['assignee'],
    ...absent: (FlowRow['assignee'] | undefined)[]
  ) => row(id, { assignee, absent: absent.flatMap((each) => (each ? { ...each, until: null } : [])) });
  open({
    wait: [
      handed('1', standIn!, reader),
      handed('2', reader!, standIn, other),
      handed('3', reader!),
      handed('4', standIn!, other),
    ],
    myNotDone: [],
    notify: [],
  });
  const titleOf = async (title: string) => (await screen.findByText(title)).parentElement?.textContent;
  expect(await titleOf('请假1')).toBe('请假1陈安代办');
  expect(await titleOf('请假2')).toBe('请假2代陈安、周明办理');
  expect(await titleOf('请假3')).toBe('请假3');
  expect(await titleOf('请假4')).toBe('请假4');
});
