import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { testLogin } from '../../../tests/support/testRoot.ts';
import type { FixedAnswers } from '../../runtime/data/fixedTransport.ts';
import { md5Hex } from '../../runtime/data/sign.ts';
import type { Registration } from '../../schemas/wire/project.ts';
import { ForgetPasswordPage } from './ForgetPasswordPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { MessageLoginPage } from './MessageLoginPage.tsx';
import { RegisterPage } from './RegisterPage.tsx';

const PHONE = '13800000001';
/** Has been sent all the codes of the hour. */
const TIRED = '13800000009';
const calls: { path: string; param: unknown }[] = [];
const noted =
  (path: string, answer: object) =>
  (param: unknown): object => {
    calls.push({ path, param });
    return answer;
  };
const answers = (options: object): FixedAnswers => ({
  '/container/info.do': { list: [{ options: { title: '某大学', skipHome: false, home: {}, ...options } }] },
  '/login/sendCode.do': (param) =>
    param.phone === TIRED
      ? { msgState: 6, msg: '操作过于频繁', retryAfter: 3_000 }
      : noted('send', { result: { expiresIn: 300, resendIn: 60 } })(param),
  '/login/messageLogin.do': (param) =>
    param.code === '123456'
      ? { result: testLogin('staff') }
      : { msgState: 2, msg: '验证码错误或已过期', code: 'CODE_WRONG' },
  '/login/register.do': (param) => {
    calls.push({ path: 'register', param });
    return param.userName === 'taken'
      ? {
          msgState: 2,
          msg: '输入内容不正确',
          errors: [{ path: 'userName', code: 'NOT_UNIQUE', message: '该值已存在' }],
        }
      : { result: testLogin('staff') };
  },
  '/user/password/reset.do': noted('reset', {}),
});

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}

async function open(address: string, options: { register?: Registration } & Record<string, unknown> = {}) {
  calls.length = 0;
  const { root } = createTestRoot(answers(options));
  await root.session.restore();
  await root.session.loadContainer(478);
  renderPortal(
    root,
    <Routes>
      <Route path="/user/login" element={<LoginPage />} />
      <Route path="/messageLogin" element={<MessageLoginPage />} />
      <Route path="/userRegister" element={<RegisterPage />} />
      <Route path="/forgetPassWord" element={<ForgetPasswordPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    address,
  );
}

const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

test('the login page leads to what the container turns on, and nowhere else', async () => {
  await open('/user/login');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('the ways to the other pages take along where one came from', async () => {
  await open('/user/login?redirect=%2Fmain%2F2', {
    isEnableMessageLogin: true,
    isEnableForgetPassword: true,
    register: {},
  });
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['短信验证码登录', '/messageLogin?redirect=%2Fmain%2F2'],
    ['注册账号', '/userRegister?redirect=%2Fmain%2F2'],
    ['忘记密码', '/forgetPassWord?redirect=%2Fmain%2F2'],
  ]);
});

test('a code is sent to a phone that is one, and not again before its time', async () => {
  await open('/messageLogin');
  press('获取验证码');
  expect(alerts()).toEqual(['请输入手机号']);
  expect(document.activeElement).toBe(screen.getByLabelText('手机号'));
  type('手机号', '12345');
  press('获取验证码');
  expect(alerts()).toEqual(['请输入正确的手机号']);
  // As a Chinese keyboard may write them.
  type(
    '手机号',
    PHONE.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  );
  press('获取验证码');
  const again = await screen.findByRole('button', { name: '60 秒后可重发' });
  expect(screen.getByRole('status').textContent).toBe('验证码已发送，5 分钟内有效');
  expect(document.activeElement).toBe(screen.getByLabelText('验证码'));
  fireEvent.click(again);
  expect(calls).toMatchObject([{ path: 'send', param: { phone: PHONE, scene: 'login' } }]);
});

test('a refusal for trying too often keeps the button waiting, a minute at most', async () => {
  await open('/messageLogin');
  type('手机号', TIRED);
  press('获取验证码');
  await screen.findByRole('button', { name: '60 秒后可重发' });
  expect(screen.getByRole('alert').textContent).toContain('操作过于频繁');
});

test('a number that is corrected has been sent no code yet', async () => {
  await open('/messageLogin');
  type('手机号', PHONE);
  press('获取验证码');
  await screen.findByText(/^验证码已发送/);
  screen.getByRole('button', { name: '60 秒后可重发' });
  type('手机号', TIRED);
  expect(screen.queryByText(/^验证码已发送/)).toBeNull();
  screen.getByRole('button', { name: '获取验证码' });
});

test('a wrong code is told, a right one leads back to where one came from', async () => {
  await open('/messageLogin?redirect=%2Fmain%2F2');
  type('手机号', PHONE);
  type('验证码', '000000');
  press('登录');
  await screen.findByText('验证码错误或已过期');
  expect(screen.queryByText(/^验证码已发送/)).toBeNull();
  const input = screen.getByLabelText('验证码');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(input);
  type('验证码', '123456');
  press('登录');
  await screen.findByText('/main/2');
});

test('a new password is set, and the login page says so', async () => {
  await open('/forgetPassWord');
  type('手机号', PHONE);
  type('验证码', '123456');
  type('新密码', 'short');
  type('确认密码', 'other');
  press('重置密码');
  expect(alerts()).toEqual(['密码至少 8 个字符', '两次输入的密码不一致']);
  type('新密码', ' '.repeat(8));
  type('确认密码', ' '.repeat(8));
  press('重置密码');
  expect(alerts()).toEqual(['请输入新密码']);
  type('新密码', 'long enough');
  type('确认密码', 'long enough');
  press('重置密码');
  const notice = await screen.findByText('密码已重置，请使用新密码登录');
  expect(notice.className).toBe('at-login-done');
  expect(calls).toMatchObject([{ path: 'reset', param: { newPassword: md5Hex('long enough') } }]);
});

test('an account is made; what the server says of an input stands at the input', async () => {
  await open('/userRegister', { register: {} });
  press('注册并登录');
  expect(alerts()).toEqual([
    '请输入登录名',
    '请输入姓名',
    '请输入手机号',
    '请输入验证码',
    '请输入密码',
    '请再次输入密码',
  ]);
  type('姓名', '新\u202e同学');
  press('注册并登录');
  expect(alerts()).toContain('姓名中有看不见的字符，请删除后重新输入');
  type('登录名', 'taken');
  type('姓名', '新同学');
  type('手机号', PHONE);
  type('验证码', '123456');
  type('密码', 'long enough');
  type('确认密码', 'long enough');
  press('注册并登录');
  await waitFor(() => expect(alerts()).toEqual(['该值已存在']));
  expect(screen.getByLabelText('登录名').getAttribute('aria-describedby')).toBe('userName-problem');
  type('登录名', 'fresh');
  press('注册并登录');
  await screen.findByText('/home');
  expect(calls.at(-1)?.param).not.toHaveProperty('userInfo');
});

test('nobody registers where the deployment lets nobody', async () => {
  await open('/userRegister');
  expect(alerts()).toEqual(['本平台未开放注册，请联系管理员开通账号']);
  expect(screen.queryByLabelText('登录名')).toBeNull();
});

test('the college is asked for where it has to be told', async () => {
  await open('/userRegister', {
    register: { needUserInfo: true, colleges: [{ value: 'computing', label: '计算机学院' }] },
  });
  press('注册并登录');
  expect(alerts()).toContain('请选择学院');
  fireEvent.mouseDown(screen.getByLabelText('学院'));
  fireEvent.click(await screen.findByTitle('计算机学院'));
  expect(alerts()).not.toContain('请选择学院');
});
