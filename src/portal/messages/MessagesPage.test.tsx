import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { testLogin } from '../../../tests/support/testRoot.ts';
import type { FixedAnswer } from '../../runtime/data/fixedTransport.ts';
import type { Message, MessageKind, MessageSettings } from '../../schemas/wire/message.ts';
import { MessageBell } from './MessageBell.tsx';
import { MessagesPage } from './MessagesPage.tsx';

const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  kind: 'flow',
  title: `消息${id}`,
  content: '请处理',
  link: `/flowDetail/${id}`,
  createdAt: '2026-03-02T01:00:00.000Z',
  readAt: null,
  ...more,
});

const settings: MessageSettings = {
  channels: { flow: ['chat'], task: [], announcement: [], system: [] },
  available: ['sms', 'chat', 'email'],
  reached: ['chat'],
  email: '',
  quiet: null,
  revision: 2,
};

/** An inbox that keeps what was read and removed. */
function inbox(all: readonly Message[], answers: Record<string, FixedAnswer> = {}) {
  let list = all;
  const kinds: MessageKind[] = ['flow', 'task', 'announcement', 'system'];
  const unread = (kind: MessageKind): number =>
    list.filter((each) => each.kind === kind && each.readAt === null).length;
  const asked = vi.fn();
  const made = createTestRoot({
    '/message/counts.do': () => ({
      result: {
        unread: list.filter(({ readAt }) => readAt === null).length,
        kinds: Object.fromEntries(kinds.map((kind) => [kind, unread(kind)])),
      },
    }),
    '/message/list.do': (param) => {
      asked(param);
      const {
        kind,
        unread: only,
        after,
      } = param as { kind?: string; unread?: boolean; after?: { id: string } };
      const wanted = list.filter(
        (each) => (kind === undefined || each.kind === kind) && (only !== true || each.readAt === null),
      );
      const from = wanted.findIndex(({ id }) => id === after?.id) + 1;
      return { list: wanted.slice(from, from + 20), result: { more: wanted.length > from + 20 } };
    },
    '/message/read.do': (param) => {
      const { ids, kind } = param as { ids?: string[]; kind?: string };
      list = list.map((each) =>
        (ids?.includes(each.id) ?? true) && (kind === undefined || each.kind === kind)
          ? { ...each, readAt: '2026-03-02T02:00:00.000Z' }
          : each,
      );
      return {};
    },
    '/message/remove.do': ({ ids }) => {
      list = list.filter(({ id }) => !(ids as string[]).includes(id));
      return {};
    },
    '/message/settings/get.do': { result: settings },
    ...answers,
  });
  let told: (() => void) | undefined;
  made.root.live.watch = (module, listener) => {
    if (module === 'inbox') told = listener;
    return () => undefined;
  };
  made.root.session.begin(testLogin('teacher'));
  /** Others tell the person something. */
  const come = (one: Message): void => {
    list = [one, ...list];
    told?.();
  };
  return { ...made, asked, come };
}

const titles = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);

test('messages stand by kind, are read by following their link, in bulk, and removed', async () => {
  const { root, ui } = inbox([
    message('a'),
    message('b', { kind: 'announcement', link: null }),
    message('c', { link: 'https://elsewhere.example/' }),
    message('d', { readAt: '2026-03-02T02:00:00.000Z' }),
  ]);
  renderPortal(root, <MessagesPage />);
  await screen.findByText('消息a');
  // The header of the page counts, and so does the title of the tab.
  await screen.findByRole('button', { name: '消息，3 条未读' });
  expect(document.title).toBe('(3) 消息中心 - test');
  expect(screen.getAllByRole('img', { name: '未读' })).toHaveLength(3);
  // What leads out of the site leads nowhere.
  expect(
    screen.getAllByRole('link').filter(({ textContent }) => textContent.startsWith('消息')),
  ).toHaveLength(2);
  fireEvent.click(screen.getByRole('link', { name: '消息a' }));
  expect(ui.paths).toEqual(['/flowDetail/a']);
  await screen.findByRole('button', { name: '消息，2 条未读' });
  fireEvent.click(screen.getByText('公告 1'));
  await expect.poll(titles).toEqual(['消息b']);
  fireEvent.click(screen.getByRole('button', { name: '全部标为已读' }));
  await screen.findByRole('button', { name: '消息，1 条未读' });
  fireEvent.click(screen.getByLabelText('只看未读'));
  await screen.findByText('没有未读消息');
  fireEvent.click(screen.getByText('全部 1'));
  await expect.poll(titles).toEqual(['消息c']);
  fireEvent.click(screen.getByRole('button', { name: '删除 消息c' }));
  await screen.findByText('没有未读消息');
  expect(document.activeElement?.textContent).toBe('消息中心');
  expect(document.title).toBe('消息中心 - test');
});

test('more are asked for behind the last one, and a failure says so', async () => {
  const many = Array.from({ length: 25 }, (_one, index) => message(String(index)));
  let fails = true;
  const { root, asked } = inbox(many);
  renderPortal(root, <MessagesPage />);
  fireEvent.click(await screen.findByRole('button', { name: '加载更多' }));
  await screen.findByText('消息24');
  expect(asked.mock.lastCall).toEqual([
    expect.objectContaining({ after: { createdAt: '2026-03-02T01:00:00.000Z', id: '19' } }),
  ]);
  expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull();
  // What is shown stays shown, however many pages that are.
  fireEvent.click(screen.getByRole('button', { name: '删除 消息3' }));
  await expect.poll(() => screen.queryByText('消息3')).toBeNull();
  expect(titles()).toHaveLength(24);
  const failing = inbox([], {
    '/message/list.do': () =>
      fails ? { msgState: 9, msg: '服务繁忙' } : { list: [], result: { more: false } },
  });
  renderPortal(failing.root, <MessagesPage />);
  await screen.findByText('服务繁忙');
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByText(/还没有消息/);
});

test('what comes meanwhile shows by itself, on the page and at the bell', async () => {
  const { root, come } = inbox([message('a', { readAt: '2026-03-02T02:00:00.000Z' })]);
  renderPortal(root, <MessagesPage />);
  await screen.findByText('消息a');
  act(() => come(message('b')));
  await screen.findByText('消息b');
  await screen.findByRole('button', { name: '消息，1 条未读' });
  expect(screen.getByText('消息a')).toBeTruthy();
});

test('the bell shows the latest, which lead where they are about', async () => {
  const { root, ui } = inbox([message('a'), message('b', { link: '/files/f?sign=1' })]);
  const download = vi.spyOn(ui, 'download');
  renderPortal(root, <MessageBell />);
  const bell = await screen.findByRole('button', { name: '消息，2 条未读' });
  fireEvent.click(bell);
  const panel = await screen.findByRole('dialog', { name: '最新消息' });
  await expect.poll(() => document.activeElement).toBe(panel);
  fireEvent.click(await within(panel).findByRole('link', { name: '消息b' }));
  expect(download).toHaveBeenCalledWith('/files/f?sign=1');
  await screen.findByRole('button', { name: '消息，1 条未读' });
  expect(screen.getByRole('button', { name: '消息，1 条未读' }).getAttribute('aria-expanded')).toBe('false');
});

test('on a phone the bell leads to the page of messages', async () => {
  const { root, ui } = inbox([message('a')]);
  root.theme.resize(400);
  renderPortal(root, <MessageBell />);
  fireEvent.click(await screen.findByRole('button', { name: '消息，1 条未读' }));
  expect(ui.paths).toEqual(['/messages']);
});

test('the settings offer what the school has and the person can be reached by', async () => {
  const saved = vi.fn();
  const { root, ui } = inbox([], {
    '/message/settings/save.do': (param) => {
      saved(param);
      return param.email === 'x'
        ? {
            msgState: 2,
            code: 'INPUT_INVALID',
            errors: [{ path: 'email', code: 'FORMAT_INVALID', message: '格式不正确' }],
          }
        : { result: settings };
    },
  });
  renderPortal(root, <MessagesPage />);
  fireEvent.click(await screen.findByRole('button', { name: /接收设置/ }));
  const drawer = await screen.findByRole('dialog');
  const box = (name: string): HTMLInputElement => within(drawer).getByRole('checkbox', { name });
  await within(drawer).findByRole('checkbox', { name: '审批 短信' });
  expect([box('审批 短信').disabled, box('审批 企业聊天应用').checked]).toEqual([true, true]);
  fireEvent.change(within(drawer).getByLabelText('接收邮件的邮箱'), { target: { value: 'x' } });
  fireEvent.click(box('公告 邮件'));
  fireEvent.click(within(drawer).getByRole('switch'));
  fireEvent.change(within(drawer).getByLabelText('开始时间'), { target: { value: '07:00' } });
  const save = within(drawer).getByRole('button', { name: /保\s?存/ });
  fireEvent.click(save);
  expect((await within(drawer).findByRole('alert')).textContent).toBe('开始和结束时间不能相同');
  fireEvent.change(within(drawer).getByLabelText('开始时间'), { target: { value: '23:00' } });
  fireEvent.click(save);
  await within(drawer).findByText('格式不正确');
  const email = within(drawer).getByLabelText<HTMLInputElement>('接收邮件的邮箱');
  fireEvent.change(email, { target: { value: 'lin@example.edu' } });
  // Nothing of it goes unasked.
  ui.agrees = false;
  fireEvent.click(within(drawer).getByRole('button', { name: /取\s?消/ }));
  await expect.poll(() => ui.questions.length).toBe(1);
  expect(email.value).toBe('lin@example.edu');
  fireEvent.click(save);
  await expect.poll(() => ui.messages.map(({ text }) => text)).toEqual(['设置已保存']);
  expect(saved.mock.lastCall).toMatchObject([
    {
      channels: { ...settings.channels, announcement: ['email'] },
      quiet: { from: '23:00', to: '07:00' },
      email: 'lin@example.edu',
      revision: 2,
    },
  ]);
});
