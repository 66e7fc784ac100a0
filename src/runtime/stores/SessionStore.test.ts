import { describe, expect, it } from 'vitest';
import { createPlainRoot, testLogin } from '../../../tests/support/testRoot.ts';
import { createFixedTransport, type FixedAnswers } from '../data/fixedTransport.ts';
import type { Answer } from '../../schemas/wire/answer.ts';
import { md5Hex } from '../data/sign.ts';

const INFO = '/user/info.do';
const create = (answers: FixedAnswers = {}, kept: [string, string][] = []) => {
  const { root, ...rest } = createPlainRoot({ answers, kept: new Map(kept) });
  return { root, session: root.session, ...rest };
};
const welcome = (...roles: string[]) => ({ result: testLogin(...roles) });
const TOKEN: [string, string] = ['web0_token', 'old_token'];

describe('restoring a session on start', () => {
  it('needs no call where no token is kept', async () => {
    const { session } = create({ [INFO]: () => expect.fail('nothing to ask') });
    expect(session.status).toBe('unknown');
    await session.restore();
    expect(session.status).toBe('loggedOut');
  });

  it('begins with what the server says of the token', async () => {
    const { session, kept } = create({ [INFO]: welcome('staff', 'admin') }, [TOKEN]);
    await session.restore();
    expect(session).toMatchObject({ status: 'loggedIn', token: 'one_two', currentRole: 'staff' });
    expect(session.roles.map(({ groupid }) => groupid)).toEqual(['staff', 'admin']);
    expect(kept.get('web0_token')).toBe('one_two');
  });

  it('leaves nobody logged in where the token is dead', async () => {
    const { session } = create({ [INFO]: { msgState: 0 } }, [TOKEN]);
    await session.restore();
    expect(session).toMatchObject({ status: 'loggedOut', token: '', login: undefined });
  });

  it.each([9, 6, 3] as const)(
    'keeps it where the server says nothing of it (%s), to ask again',
    async (msgState) => {
      let answer: Partial<Answer> = { msgState };
      const { session, kept } = create({ [INFO]: () => answer }, [TOKEN]);
      await session.restore();
      expect(session).toMatchObject({ status: 'unreachable', token: 'old_token' });
      expect(kept.get('web0_token')).toBe('old_token');
      answer = welcome('staff');
      await session.retry();
      expect(session.status).toBe('loggedIn');
    },
  );

  it('keeps it where nothing comes back, and the token of a link for another try', async () => {
    let down = true;
    const answers = { '/login/skipLogin.do': welcome('staff') };
    const transport: typeof fetch = (...call) =>
      down ? Promise.reject(new TypeError('offline')) : createFixedTransport(answers)(...call);
    const { root, kept } = createPlainRoot({ transport, kept: new Map([TOKEN]) });
    await root.session.restore({ token: 'from_link' });
    expect(root.session).toMatchObject({ status: 'unreachable', notice: undefined });
    expect(kept.get('web0_token')).toBe('old_token');
    down = false;
    await root.session.retry();
    expect(root.session).toMatchObject({ status: 'loggedIn', token: 'one_two' });
  });
});

describe('logging in', () => {
  it('sends the password as md5 only', async () => {
    let sent: Record<string, unknown> = {};
    const { session } = create({
      '/login/login.do': (param) => {
        sent = param;
        return welcome('student');
      },
    });
    await session.logIn('lin', 'secret', 478);
    expect(sent).toMatchObject({ loginName: 'lin', password: md5Hex('secret'), schoolId: 478 });
    expect(JSON.stringify(sent)).not.toContain('"secret"');
    expect(session.status).toBe('loggedIn');
  });

  it('fails with the server’s words, and nobody is logged in', async () => {
    const { session } = create({ '/login/login.do': { msgState: 2, msg: '账号或密码错误' } });
    await expect(session.logIn('lin', 'x', 478)).rejects.toThrow('账号或密码错误');
    expect(session.token).toBe('');
  });

  it('exchanges a token that came with the address', async () => {
    let sent: Record<string, unknown> = {};
    const { session, kept } = create({
      '/login/skipLogin.do': (param) => {
        sent = param;
        return welcome('student');
      },
    });
    await session.adopt({ token: 'from_address' });
    expect(sent).toMatchObject({ token: 'from_address' });
    expect(kept.get('web0_token')).toBe('one_two');
  });

  it('forgets why the last session ended and what there was to tell', async () => {
    const { session } = create({ '/login/login.do': welcome('student') });
    session.forget('expired');
    session.tell('链接不合法');
    expect(session).toMatchObject({ ended: 'expired', notice: '链接不合法' });
    await session.logIn('lin', 'x', 478);
    expect(session).toMatchObject({ ended: undefined, notice: undefined });
  });

  it('may leave a person without any role', async () => {
    const { session } = create({ '/login/login.do': welcome() });
    await session.logIn('lin', 'x', 478);
    expect(session).toMatchObject({ status: 'loggedIn', currentRole: undefined, roles: [] });
  });
});

describe('the current role', () => {
  const login = async (kept: [string, string][] = []) => {
    const made = create({ [INFO]: welcome('staff', 'admin') }, [TOKEN, ...kept]);
    await made.session.restore();
    return made;
  };

  it('is the one that was chosen before', async () => {
    expect((await login([['web0_role', 'admin']])).session.currentRole).toBe('admin');
  });

  it('is the first where the chosen one is not the person’s any more', async () => {
    expect((await login([['web0_role', 'dean']])).session.currentRole).toBe('staff');
  });

  it('is changed to one that the person has, and kept', async () => {
    const { session, kept } = await login();
    session.chooseRole('admin');
    expect(session.currentRole).toBe('admin');
    expect(kept.get('web0_role')).toBe('admin');
    session.chooseRole('dean');
    expect(session.currentRole).toBe('admin');
  });
});

describe('logging out', () => {
  const login = async (answers: FixedAnswers) => {
    const made = create({ [INFO]: welcome('staff'), ...answers }, [
      TOKEN,
      ['web0_hideProjectHelp', '1'],
      ['web0_locale', 'enUS'],
      ['web0_other', 'x'],
    ]);
    await made.session.restore();
    return made;
  };

  it('revokes the token and clears what is kept, but for the flags that outlive it', async () => {
    let revoked = false;
    const { session, kept } = await login({
      '/login/logout.do': () => {
        revoked = true;
        return {};
      },
    });
    await session.logOut();
    expect(revoked).toBe(true);
    expect(session).toMatchObject({
      status: 'loggedOut',
      token: '',
      currentRole: undefined,
      ended: 'chosen',
    });
    expect(Object.fromEntries(kept)).toEqual({
      web0_hideProjectHelp: '1',
      web0_locale: 'enUS',
      web0_left: expect.stringMatching(/^\d+$/) as string,
    });
  });

  it('ends the session here even where the server cannot be reached', async () => {
    const { session } = await login({ '/login/logout.do': { msgState: 9, msg: 'down' } });
    await expect(session.logOut()).rejects.toThrow('down');
    expect(session).toMatchObject({ status: 'loggedOut', token: '' });
  });

  it('needs no call where the token is dead already', async () => {
    const { session } = await login({ '/login/logout.do': () => expect.fail('no call') });
    session.forget('expired');
    expect(session).toMatchObject({ status: 'loggedOut', ended: 'expired' });
  });
});

it('takes no answer about a session that has ended meanwhile', async () => {
  const made = create(
    {
      [INFO]: () => {
        made.session.forget('chosen');
        return welcome('staff');
      },
    },
    [TOKEN],
  );
  await made.session.refresh();
  expect(made.session).toMatchObject({ status: 'loggedOut', token: '', login: undefined });
});

it('leaves the role to the person where the container says so', async () => {
  const container = { options: { title: '', initRole: false }, filePrefix: '', mgrUrl: '' };
  const { session } = create(
    { [INFO]: welcome('staff', 'admin'), '/container/info.do': { list: [container] } },
    [TOKEN],
  );
  await Promise.all([session.restore(), session.loadContainer(478)]);
  expect(session.currentRole).toBeUndefined();
  session.chooseRole('admin');
  expect(session.currentRole).toBe('admin');
  // A role that is no longer among the person's is cleared.
  session.begin(testLogin('staff'));
  expect(session.currentRole).toBeUndefined();
});

it('reads what the login page looks like', async () => {
  const container = { options: { title: '一站式' }, filePrefix: '/files', mgrUrl: '' };
  const { session } = create({ '/container/info.do': { list: [container] } });
  await session.loadContainer(478);
  expect(session.container).toEqual(container);
});

it('changes a password with both as md5', async () => {
  let sent: Record<string, unknown> = {};
  const { session } = create({
    '/user/password/update.do': (param) => {
      sent = param;
      return {};
    },
  });
  await session.changePassword('old', 'new');
  expect(sent).toMatchObject({ oldPassword: md5Hex('old'), newPassword: md5Hex('new') });
});

describe('a session that ends here while another window has begun one', () => {
  it('leaves what is kept of the other', async () => {
    const { session, kept } = create({ [INFO]: welcome('staff') }, [TOKEN]);
    await session.restore();
    kept.set('web0_token', 'of_another_window');
    session.forget('expired');
    expect(session.status).toBe('loggedOut');
    expect(kept.get('web0_token')).toBe('of_another_window');
  });

  it.each([['the token that was kept before'], ['nothing kept before']])(
    'by the same link, which is good once, with %s',
    async (before) => {
      const { session, kept } = create(
        {
          '/login/skipLogin.do': () => {
            kept.set('web0_token', 'of_another_window');
            return { msgState: 0, msg: '登录已失效' };
          },
        },
        before === 'nothing kept before' ? [] : [TOKEN],
      );
      await session.restore({ token: 'from_link' });
      expect(session).toMatchObject({ status: 'loggedOut', notice: '登录已失效' });
      expect(kept.get('web0_token')).toBe('of_another_window');
    },
  );

  it('takes its own along', async () => {
    const { session, kept } = create({ [INFO]: welcome('staff') }, [TOKEN]);
    await session.restore();
    session.forget('expired');
    expect(kept.has('web0_token')).toBe(false);
  });
});
