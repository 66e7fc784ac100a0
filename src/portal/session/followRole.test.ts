import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import type { Answer } from '../../schemas/wire/answer.ts';
import { LEFT, PERSON, ROLE, TOKEN } from '../../runtime/stores/KeptSession.ts';
import { followRole } from './followRole.ts';

const LOGIN = {
  token: ['t', '1'],
  userBaseInfo: { realName: '林知夏', userId: 'u1' },
  userLoginInfo: { loginType: 'form' },
  userGroup: [
    { groupid: 'student', groupname: '学生' },
    { groupid: 'teacher', groupname: '教师' },
  ],
};

describe('a window', () => {
  const create = () => {
    const info = vi.fn((): Partial<Answer> => ({ result: LOGIN }));
    const made = createPlainRoot({ answers: { '/user/info.do': () => info() } });
    const browser = new EventTarget();
    const reload = vi.fn();
    return { ...made, info, browser, reload };
  };
  let made: ReturnType<typeof create>;
  const changeElsewhere = (key: string, value: string | null): void => {
    const { root, browser } = made;
    if (value === null) root.storage.remove(key);
    else root.storage.set(key, value);
    browser.dispatchEvent(new Event('storage'));
  };

  beforeEach(async () => {
    made = create();
    await made.root.session.refresh();
    followRole(made.root, made.browser, made.reload);
  });

  test('is loaded anew where another one acts in another role', () => {
    changeElsewhere('theme', '{}');
    changeElsewhere(ROLE, 'student');
    changeElsewhere(ROLE, 'nobody');
    expect(made.reload).not.toHaveBeenCalled();
    changeElsewhere(ROLE, 'teacher');
    expect(made.reload).toHaveBeenCalledOnce();
  });

  test('asks the server once where the token is gone, and goes on where that was no logout', async () => {
    const { root, info, reload } = made;
    info.mockClear();
    changeElsewhere(TOKEN, null);
    changeElsewhere('theme', null);
    await vi.waitFor(() => expect(info).toHaveBeenCalledOnce());
    await root.client.call('base', '/user/info.do', {});
    expect(info).toHaveBeenCalledTimes(2);
    // It may have been left while the server could not be reached.
    expect(root.storage.get(TOKEN)).toBeNull();
    expect(root.session.status).toBe('loggedIn');
    expect(reload).not.toHaveBeenCalled();
  });

  test('that comes back to the screen asks alike, and hears of a logout', async () => {
    const { root, browser, info } = made;
    const ended = vi.spyOn(root, 'onTokenExpired');
    info.mockReturnValue({ msgState: 0, msg: '登录已过期' });
    root.storage.remove(TOKEN);
    browser.dispatchEvent(new Event('pageshow'));
    await vi.waitFor(() => expect(root.session.notice).toBe('登录已过期'));
    expect(ended).toHaveBeenCalledOnce();
    expect(root.storage.get(TOKEN)).toBeNull();
  });

  test('is loaded anew where somebody else has logged in', () => {
    changeElsewhere(PERSON, 'u2');
    expect(made.reload).not.toHaveBeenCalled();
    changeElsewhere(TOKEN, 'other_1');
    expect(made.reload).toHaveBeenCalledOnce();
  });

  test('takes over another session of the same person, and loads nothing', async () => {
    const { root, info, reload } = made;
    info.mockReturnValue({ result: { ...LOGIN, token: ['t', '2'] } });
    changeElsewhere(TOKEN, 't_2');
    await vi.waitFor(() => expect(root.session.token).toBe('t_2'));
    expect([root.storage.get(TOKEN), reload.mock.calls]).toEqual(['t_2', []]);
  });

  test('with input that is not saved asks once whether to go on as it is', async () => {
    const { root, ui, reload } = made;
    root.unsaved.register(() => true, undefined);
    const confirm = vi.spyOn(ui, 'confirm').mockResolvedValue(false);
    changeElsewhere(ROLE, 'teacher');
    changeElsewhere(ROLE, 'teacher');
    await Promise.resolve();
    expect(confirm).toHaveBeenCalledOnce();
    expect(confirm.mock.calls[0]?.[0].content).toContain('林知夏 · 学生');
    expect([reload.mock.calls.length, root.session.currentRole]).toEqual([0, 'student']);
    changeElsewhere(ROLE, 'student');
    confirm.mockResolvedValue(true);
    root.storage.set(PERSON, 'u2');
    changeElsewhere(TOKEN, 'other_1');
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(root.unsaved.any()).toBe(false);
  });
});

test('a page that listens late hears of what another one did meanwhile', async () => {
  const { root } = createPlainRoot({ answers: { '/user/info.do': () => ({ result: LOGIN }) } });
  await root.session.refresh();
  const left = vi.fn();
  root.storage.remove(TOKEN);
  root.storage.set(LEFT, String(Date.now()));
  followRole(root, new EventTarget(), vi.fn(), { begun: 1, left });
  expect(left).toHaveBeenCalledOnce();
  root.storage.set(PERSON, 'u2');
  root.storage.set(TOKEN, 'other_1');
  const reload = vi.fn();
  followRole(root, new EventTarget(), reload);
  expect(reload).toHaveBeenCalledOnce();
});
