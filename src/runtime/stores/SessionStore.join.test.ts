import { describe, expect, it } from 'vitest';
import { createPlainRoot, testLogin } from '../../../tests/support/testRoot.ts';
import type { Answer } from '../../schemas/wire/answer.ts';
import type { FixedAnswers } from '../data/fixedTransport.ts';

const INFO = '/user/info.do';
const TOKEN: [string, string] = ['web0_token', 'old_token'];
const welcome = { result: testLogin('staff') };
const create = (answers: FixedAnswers, kept: [string, string][] = []) => {
  const made = createPlainRoot({ answers, kept: new Map(kept) });
  return { session: made.root.session, kept: made.kept };
};

describe('a session that begins in another window', () => {
  it('is taken over where nobody is logged in', async () => {
    const { session, kept } = create({ [INFO]: welcome });
    await session.restore();
    await session.join();
    expect(session.status).toBe('loggedOut');
    kept.set('web0_token', 'of_other_window');
    await session.join();
    expect(session).toMatchObject({ status: 'loggedIn', token: 'one_two' });
  });

  it('does not come where its token is dead, or the server cannot be asked', async () => {
    for (const msgState of [0, 9] as const) {
      const { session, kept } = create({ [INFO]: { msgState } });
      await session.restore();
      kept.set('web0_token', 'of_other_window');
      await session.join();
      expect(session).toMatchObject({ status: 'loggedOut', token: '' });
    }
  });

  it('leaves whoever is logged in alone', async () => {
    let asked = 0;
    const answer = (): Partial<Answer> => {
      asked += 1;
      return welcome;
    };
    const { session, kept } = create({ [INFO]: answer }, [TOKEN]);
    await session.restore();
    kept.set('web0_token', 'of_other_window');
    await session.join();
    expect([asked, session.token]).toEqual([1, 'one_two']);
  });
});
