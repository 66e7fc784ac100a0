import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { testLogin } from '../../../tests/support/testRoot.ts';
import { LoginPage } from './LoginPage.tsx';

const ticket = {
  ticketId: 'a'.repeat(43),
  url: 'https://campus.example.edu/scanLogin?ticketId=a',
  expiresIn: 120,
};

async function open(options: object, states: readonly object[] = []) {
  const left = [...states];
  const { root } = createTestRoot({
    '/container/info.do': { list: [{ options: { title: '', skipHome: false, home: {}, ...options } }] },
    '/scan_login/generate_ticket.do': { result: ticket },
    '/scan_login/check_ticket.do': () => ({ result: left.shift() ?? { state: 'expired' } }),
  });
  await root.session.restore();
  await root.session.loadContainer(478);
  renderPortal(root, <LoginPage />, '/user/login');
  return root;
}

test.each([
  [{}, false],
  [{ loginType: ['form', 'qr'] }, false],
  [{ isEnableScan: true, loginType: ['form'] }, false],
  [{ isEnableScan: true, loginType: ['form', 'qr', 'else'] }, true],
])('the ways with %j', async (options, scans) => {
  await open(options);
  await screen.findByLabelText('账号');
  expect(screen.queryByText('扫码登录') !== null).toBe(scans);
});

test('the form for a phone stands beside the password where the container says so', async () => {
  await open({ loginType: ['form'], isEnablePhoneForm: true, isEnableMessageLogin: true });
  // Not once more as a link.
  expect(screen.queryByText('短信验证码登录')).toBeNull();
  fireEvent.click(await screen.findByText('短信登录'));
  expect(await screen.findByLabelText('手机号')).toBeTruthy();
  expect(screen.queryByLabelText('账号')).toBeNull();
});

test('a code alone is shown at once; over, it can be shown anew', async () => {
  await open({ isEnableScan: true, loginType: ['qr'] }, [{ state: 'cancelled' }, { state: 'expired' }]);
  expect(screen.queryByLabelText('账号')).toBeNull();
  await screen.findByText('已在手机上取消');
  fireEvent.click(screen.getByRole('button', { name: '刷新二维码' }));
  await screen.findByText('二维码已失效');
});

test('a confirmed code begins the session', async () => {
  const root = await open({ isEnableScan: true, loginType: ['qr'] }, [
    { state: 'confirmed', ...testLogin('staff') },
  ]);
  await vi.waitFor(() => expect(root.session.status).toBe('loggedIn'));
});
