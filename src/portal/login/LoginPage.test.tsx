import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import type { FixedAnswers } from '../../runtime/data/fixedTransport.ts';
import { md5Hex } from '../../runtime/data/sign.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { LoginPage } from './LoginPage.tsx';

const answers: FixedAnswers = {
  '/login/login.do': ({ loginName, password }) =>
    loginName === 'admin' && password === md5Hex('right')
      ? {
          result: {
            userGroup: [],
            userBaseInfo: {},
            userLoginInfo: {},
            schoolInfo: { schoolId: 478 },
            token: ['cp', 'x'],
            redirectUrl: '',
          },
        }
      : { msgState: 2, msg: '账号或密码错误' },
  '/container/info.do': {
    list: [
      {
        options: { title: '某大学服务门户', skipHome: false, home: {} },
        demoAccounts: [{ loginName: 'teacher', roleName: '辅导员' }],
      },
    ],
  },
};

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}

async function openLogin(address = '/user/login'): Promise<RootStore> {
  const { root } = createTestRoot(answers);
  await root.session.restore();
  renderPortal(
    root,
    <Routes>
      <Route path="/user/login" element={<LoginPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    address,
  );
  return root;
}

const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const submit = (): void => {
  fireEvent.click(screen.getByRole('button', { name: '登录' }));
};

test('empty inputs are named by their fixed texts', async () => {
  await openLogin();
  submit();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    '请输入账号',
    '请输入密码',
  ]);
  expect(document.activeElement).toBe(screen.getByLabelText('账号'));
  type('账号', 'admin');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['请输入密码']);
});

test('a refusal of the server stands in the form until something is changed', async () => {
  await openLogin();
  type('账号', 'admin');
  type('密码', 'wrong');
  submit();
  expect((await screen.findByRole('alert')).textContent).toBe('账号或密码错误');
  type('密码', 'right');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['/user/login', '/home'],
  ['/user/login?redirect=%2Fmain%2F2%3Fq%3D1', '/main/2?q=1'],
  ['/user/login?redirect=%2F%2Fevil.com', '/home'],
])('a login at %s leads to %s', async (address, target) => {
  await openLogin(address);
  type('账号', ' admin ');
  type('密码', 'right');
  submit();
  await screen.findByText(target);
});

test('caps lock is told', async () => {
  await openLogin();
  fireEvent.keyUp(screen.getByLabelText('密码'), { key: 'A', modifierCapsLock: true });
  await screen.findByText('大写锁定已打开');
  fireEvent.blur(screen.getByLabelText('密码'));
  await waitFor(() => expect(screen.queryByText('大写锁定已打开')).toBeNull());
});

test('the container names the product and offers demo accounts, which fill the form', async () => {
  const root = await openLogin();
  expect(screen.queryByText('演示账号')).toBeNull();
  await root.session.loadContainer(478);
  await screen.findByText('某大学服务门户');
  fireEvent.click(screen.getByRole('button', { name: /辅导员/ }));
  expect(screen.getByLabelText<HTMLInputElement>('账号').value).toBe('teacher');
});

test('the other language is spoken by what the server named, too', async () => {
  const { root } = createTestRoot({
    ...answers,
    '/container/info.do': () => ({
      list: [
        {
          options: { title: '', skipHome: false, home: {} },
          demoAccounts: [
            { loginName: 'teacher', roleName: root.locale.locale === 'enUS' ? 'Counsellor' : '辅导员' },
          ],
        },
      ],
    }),
  });
  await root.session.restore();
  await root.session.loadContainer(478);
  renderPortal(root, <LoginPage />);
  type('账号', 'admin');
  type('密码', 'wrong');
  submit();
  await screen.findByText('账号或密码错误');
  fireEvent.click(screen.getByRole('button', { name: '切换到英文' }));
  await screen.findByRole('button', { name: /Counsellor/ });
  expect(screen.queryByText('辅导员')).toBeNull();
  expect(screen.queryByText('账号或密码错误')).toBeNull();
});

test('a link that failed without a word has failed all the same', async () => {
  const { root } = createTestRoot({ '/login/skipLogin.do': { msgState: 2, msg: '' } });
  await root.session.restore({ token: 'cp_preview' });
  renderPortal(root, <LoginPage />, '/user/login?redirect=%2Fsystem%2Faffairs%3FmanagePreview%3D1');
  expect(screen.getByRole('alert').textContent).toBe('登录失败');
});

test('where an app opened the tab, it is a way in that leads where the person wanted to go', async () => {
  const tab = new Map([['web0_chatPlatform', '3']]);
  const { root } = createPlainRoot({ tab });
  await root.session.restore();
  renderPortal(root, <LoginPage />, '/user/login?redirect=%2Fmgr%2Fa%3Fq%3D1%23top');
  const way = await screen.findByRole('link', { name: '钉钉登录' });
  expect(way.getAttribute('href')).toBe('/mgr/a?q=1&platform=3');
});

test('the ways that lead away from the page are set off by one line', async () => {
  const options = { title: '', skipHome: false, home: {}, casLoginUrl: 'https://cas.example.edu/login' };
  const { root } = createPlainRoot({
    answers: { '/container/info.do': { list: [{ options }] } },
    tab: new Map([['web0_chatPlatform', '3']]),
  });
  await root.session.restore();
  await root.session.loadContainer(478);
  renderPortal(root, <LoginPage />, '/user/login');
  await screen.findByRole('link', { name: '钉钉登录' });
  expect(screen.getByRole('link', { name: '统一身份认证登录' })).toBeTruthy();
  expect(screen.getAllByText('或')).toHaveLength(1);
});

test('an expired session is told', async () => {
  const root = await openLogin();
  root.session.forget('expired');
  await screen.findByText('用户登录已过期，请重新登录');
});
