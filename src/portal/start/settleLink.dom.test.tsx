import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { createPlainRoot, testLogin } from '../../../tests/support/testRoot.ts';
import type { FixedAnswers } from '../../runtime/data/fixedTransport.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { LinkChoice } from '../../runtime/stores/linkChoice.ts';
import type { LinkLogin } from '../../runtime/stores/SessionStore.ts';
import type { LoginResponse } from '../../schemas/wire/session.ts';
import { beginSession } from './beginSession.ts';
import { LinkQuestion } from './LinkQuestion.tsx';

// Whose link it is, and who is logged in already.

function person(userId: string, realName: string, ...token: string[]): LoginResponse {
  const login = testLogin('student');
  return {
    ...login,
    userBaseInfo: { ...login.userBaseInfo, userId, realName },
    userLoginInfo: { ...login.userLoginInfo, loginName: userId },
    token,
  };
}
const known: Readonly<Record<string, LoginResponse>> = {
  cp_kept: person('lin', '林', 'cp', 'kept'),
  cp_link: person('chen', '陈', 'cp', 'link'),
  cp_own: person('lin', '林', 'cp', 'own'),
  // Alive, and good for no login.
  cp_visitor: person('', '', 'cp', 'visitor'),
};
const over = { msgState: 0, msg: '登录已失效' } as const;
/** What the server says of whose token it is when that was asked too often, as its owner can see to. */
const tooOften = { msgState: 6, msg: '操作过于频繁' } as const;

interface Start {
  readonly link?: string;
  readonly ticket?: string;
  readonly kept?: string;
  readonly search?: string;
  readonly busy?: string;
}

function start({ link, ticket, kept = 'cp_kept', search = '', busy }: Start) {
  const revoked: unknown[] = [];
  const exchanged: unknown[] = [];
  const answers: FixedAnswers = {
    '/container/info.do': { list: [{ options: { logoutOnBrowserClose: false, home: {} } }] },
    '/user/info.do': (_param, token = '') => {
      const result = known[token];
      if (token === busy) return tooOften;
      return result ? { result } : over;
    },
    '/login/skipLogin.do': ({ token, ticket }) => {
      exchanged.push(token ?? ticket);
      if (token === 'cp_visitor') return over;
      const whose = ticket === undefined ? known[String(token)] : known.cp_link;
      return { result: { ...whose, token: ['cp', 'fresh'] } };
    },
    '/login/logout.do': (_param, token) => {
      revoked.push(token);
      return {};
    },
  };
  const browser = new Map([['web0_token', kept]]);
  const { root } = createPlainRoot({ answers, kept: browser });
  const other: LinkLogin | undefined = ticket === undefined ? undefined : { ticket, service: 'x' };
  const begun = beginSession(root, { token: link, search, legal: true }, other);
  return { root, begun, revoked, exchanged };
}

const question = (root: RootStore) => vi.waitUntil(() => root.linkQuestions.current);

async function choose(root: RootStore, choice: LinkChoice): Promise<void> {
  const asked = await question(root);
  expect(asked.request).toEqual({ now: '林 (lin)', then: '陈 (chen)' });
  expect([root.session.status, root.session.login]).toEqual(['unknown', undefined]);
  asked.close(choice);
}

beforeEach(() => window.history.replaceState(null, '', '/main/1'));

describe('the link of another person', () => {
  test.each<[LinkChoice, string, unknown[], unknown[], string]>([
    ['keep', 'cp_kept', [], [], '/main/1'],
    ['cancel', 'cp_kept', [], [], '/home'],
    ['switch', 'cp_fresh', ['cp_link'], ['cp_kept'], '/main/1'],
  ])('by a token: %s', async (choice, token, exchanges, revokes, path) => {
    const { root, begun, revoked, exchanged } = start({ link: 'cp_link' });
    await choose(root, choice);
    await begun;
    expect([root.session.token, root.storage.get('token')]).toEqual([token, token]);
    expect([exchanged, revoked, window.location.pathname]).toEqual([exchanges, revokes, path]);
  });

  test.each<[LinkChoice, string, unknown[]]>([
    ['keep', 'cp_kept', ['cp_fresh']],
    ['switch', 'cp_fresh', ['cp_kept']],
  ])('by a ticket of the campus login: %s', async (choice, token, revokes) => {
    const { root, begun, revoked, exchanged } = start({ ticket: 'ST-1' });
    await choose(root, choice);
    await begun;
    expect([root.session.token, exchanged, revoked]).toEqual([token, ['ST-1'], revokes]);
  });
});

test.each([
  ['of the same person', { link: 'cp_own' }],
  ['where the session is over', { link: 'cp_link', kept: 'cp_over' }],
  ['where nobody is', { link: 'cp_link', kept: '' }],
])('a link %s logs in without a question', async (_what, given) => {
  const { root, begun, exchanged } = start(given);
  await begun;
  expect([root.session.token, exchanged]).toEqual(['cp_fresh', [given.link]]);
});

test.each([
  ['while the server does not say whose it is', { busy: 'cp_link' }, 'loggedIn', []],
  ['that is called a share link', { search: '?hsPlatform=301' }, 'loggedOut', ['cp_link']],
])('the link of another person %s replaces nobody', async (_what, given, status, exchanges) => {
  const { root, begun, exchanged, revoked } = start({ link: 'cp_link', ...given });
  await begun;
  expect([root.session.status, root.storage.get('token')]).toEqual([status, 'cp_kept']);
  expect([exchanged, revoked]).toEqual([exchanges, []]);
  expect(root.session.notice).toBeTruthy();
});

test.each([
  ['dead', 'cp_dead', []],
  ['good for no login', 'cp_visitor', ['cp_visitor']],
])('a link whose token is %s logs nobody out', async (_what, link, exchanges) => {
  const { root, begun, exchanged, revoked } = start({ link });
  await begun;
  expect([root.session.login?.userBaseInfo.userId, root.storage.get('token')]).toEqual(['lin', 'cp_kept']);
  expect([exchanged, revoked, root.session.notice]).toEqual([exchanges, [], '该链接已失效']);
});

describe('the question', () => {
  const draw = (language: 'zhCN' | 'enUS') => {
    const { root } = createPlainRoot();
    root.locale.change(language);
    const close = vi.fn();
    renderPortal(
      root,
      <LinkQuestion key={1} request={{ now: '林 (lin)', then: '陈 (chen)' }} close={close} />,
    );
    return close;
  };

  test.each([
    ['zhCN', '现在登录的是 林 (lin)，链接属于 陈 (chen)。', '保持 林 (lin)', '切换为 陈 (chen)'],
    [
      'enUS',
      '林 (lin) is logged in, and the link belongs to 陈 (chen).',
      'Stay 林 (lin)',
      'Switch to 陈 (chen)',
    ],
  ] as const)(
    'names both in %s, and has the focus on what changes nothing',
    (language, people, keep, other) => {
      const close = draw(language);
      expect(screen.getByRole('alertdialog').textContent).toContain(people);
      expect(document.activeElement).toBe(screen.getByRole('button', { name: keep }));
      fireEvent.click(screen.getByRole('button', { name: other }));
      fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
      expect(close.mock.calls).toEqual([['switch'], ['cancel']]);
    },
  );
});
