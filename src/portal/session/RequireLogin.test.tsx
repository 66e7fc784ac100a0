import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { createPlainRoot, testLogin } from '../../../tests/support/testRoot.ts';
import type { Answer } from '../../schemas/wire/answer.ts';
import type { SystemEntry } from '../../schemas/wire/system.ts';
import { RequireLogin } from './RequireLogin.tsx';

function Login() {
  return <p>login{useLocation().search}</p>;
}

async function open(answer: () => Partial<Answer>) {
  const { root } = createPlainRoot({
    answers: { '/user/info.do': answer },
    kept: new Map([['web0_token', 'old_token']]),
  });
  await root.session.restore();
  renderPortal(
    root,
    <Routes>
      <Route path="/user/login" element={<Login />} />
      <Route path="*" element={<RequireLogin>inside</RequireLogin>} />
    </Routes>,
    '/main/1',
  );
  return root;
}

test('a server that does not answer is asked again, and nobody has to log in', async () => {
  let answer: Partial<Answer> = { msgState: 9, msg: '' };
  await open(() => answer);
  expect(screen.getByRole('alert').textContent).toContain('暂时无法连接服务器');
  answer = { result: testLogin('staff') };
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('inside')).toBeTruthy();
});

test('a token that is over leads to the login page', async () => {
  await open(() => ({ msgState: 0, msg: '' }));
  expect(screen.getByText('login?redirect=%2Fmain%2F1')).toBeTruthy();
});

test('a session that ends in a system leads back to a page of that system', async () => {
  const root = await open(() => ({ result: testLogin('staff') }));
  const entry: SystemEntry = {
    id: 'campus',
    updatetime: '',
    systemname: '校园',
    projectId: '1',
    language: '',
    layout: '',
    skin: {},
    options: {},
  };
  act(() => root.systems.enter({ entry, menus: [] }));
  act(() => {
    root.session.forget('expired');
    root.systems.close();
  });
  expect(screen.getByText('login?redirect=%2Fsystem%2Fcampus%2F1')).toBeTruthy();
});

test('a share link that is over is said in the place of its page, not on a login page', async () => {
  const root = await open(() => ({ result: testLogin('staff') }));
  act(() => {
    root.session.endShare();
    root.session.tell('分享链接已失效');
  });
  expect(screen.getByRole('alert').textContent).toContain('分享链接已失效');
  expect(screen.queryByText(/login/)).toBeNull();
});
