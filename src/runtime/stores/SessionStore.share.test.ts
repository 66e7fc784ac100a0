import { describe, expect, it } from 'vitest';
import { createPlainRoot, testLogin } from '../../../tests/support/testRoot.ts';
import type { Answer } from '../../schemas/wire/answer.ts';

const INFO = '/user/info.do';
const TOKEN: [string, string] = ['web0_token', 'old_token'];

describe('a share link', () => {
  const shared = { ...testLogin(), redirectUrl: '/app/news', token: ['cp', 'share'] };
  const asShare = { ...shared, userLoginInfo: { ...shared.userLoginInfo, loginType: 'share' } };
  const openLink = async (answer: Partial<Answer>, login: typeof asShare = asShare) => {
    const tab = new Map<string, string>();
    const answers = { '/login/skipLogin.do': answer, [INFO]: { result: login } };
    const made = createPlainRoot({ answers, kept: new Map([TOKEN]), tab });
    await made.root.session.restore({ token: 'cp_share' });
    return { session: made.root.session, kept: made.kept, tab };
  };

  it('opens for its tab, and leaves the person’s own session alone', async () => {
    const { session, kept, tab } = await openLink({ result: asShare });
    expect(session).toMatchObject({ status: 'loggedIn', token: 'cp_share', sharedPage: '/app/news' });
    expect(kept.get('web0_token')).toBe('old_token');
    expect(tab.get('web0_shareToken')).toBe('cp_share');
    session.forget('expired');
    expect(kept.get('web0_token')).toBe('old_token');
    expect(tab.has('web0_shareToken')).toBe(false);
  });

  it('is left by the person, whose own session the tab then has', async () => {
    const { session, kept, tab } = await openLink({ result: asShare });
    session.leaveShare();
    expect(tab.has('web0_shareToken')).toBe(false);
    expect(createPlainRoot({ kept, tab }).root.session.token).toBe('old_token');
  });

  it('gives way to a login', async () => {
    const { session, kept, tab } = await openLink({ result: asShare });
    session.begin(testLogin('staff'));
    expect(session.sharedPage).toBeUndefined();
    expect(kept.get('web0_token')).toBe('one_two');
    expect(tab.has('web0_shareToken')).toBe(false);
  });

  it('that is over ends nothing else, and is remembered once', async () => {
    const { session, kept } = await openLink({ msgState: 3, msg: 'token已失效' });
    expect(session).toMatchObject({ status: 'loggedOut', ended: 'share' });
    expect(kept.get('web0_token')).toBe('old_token');
    expect([session.takeShareEnd(), session.takeShareEnd()]).toEqual([true, false]);
  });
});
