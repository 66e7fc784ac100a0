import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { createPlainRoot, siteLogin, testLogin } from '../../../tests/support/testRoot.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { OwnPage } from './OwnPage.tsx';

test('403 goes back to the light menu in its own colour, and keeps what the person chose', () => {
  const { root } = createTestRoot();
  root.theme.change({ navTheme: 'realDark', primaryColor: '#722ed1' });
  const { unmount } = renderPortal(root, <ErrorPage code="403" />);
  screen.getByRole('heading', { name: '没有访问权限' });
  expect(root.theme.settings).toMatchObject({ navTheme: 'lightMenu', primaryColor: '#1890ff' });
  expect(root.storage.json('theme')).toMatchObject({ navTheme: 'realDark', primaryColor: '#722ed1' });
  unmount();
  expect(root.theme.settings).toMatchObject({ navTheme: 'realDark', primaryColor: '#722ed1' });
});

test.each(['404', '500', 'error'] as const)('%s leaves the looks, and leads home', (code) => {
  const { root } = createTestRoot();
  root.theme.change({ navTheme: 'darkMenu' });
  renderPortal(root, <ErrorPage code={code} />);
  expect(root.theme.settings.navTheme).toBe('darkMenu');
  screen.getByRole('button', { name: '回到首页' });
});

test.each([
  ['403', '无法下载文件'],
  ['404', '文件不存在'],
  ['500', '服务暂时不可用'],
] as const)('%s about a file says %s', (code, title) => {
  const { root } = createTestRoot();
  renderPortal(root, <ErrorPage code={code} />, `/${code}?about=file`);
  screen.getByRole('heading', { name: title });
});

test('403 about the site around says that none of its systems is open, and offers to try again', () => {
  const { root } = createTestRoot();
  root.container = { ...root.container, makesRoom: true };
  renderPortal(root, <ErrorPage code="403" />, '/403?about=site');
  screen.getByRole('heading', { name: '没有可以打开的系统' });
  screen.getByText(/请联系学校的系统管理员开通/);
  screen.getByRole('button', { name: '重试' });
});

test('/error says why a login did not come to be, with the ways on', async () => {
  const { root } = createPlainRoot({ tab: new Map([['web0_chatPlatform', '5']]) });
  root.session.tell('请关注 <b>公众号</b>');
  renderPortal(root, <ErrorPage code="error" />, '/error?redirect=%2Fapp%2Fnews');
  await screen.findByRole('heading', { name: '登录未完成' });
  screen.getByText('请关注 <b>公众号</b>');
  expect(screen.getByRole('link', { name: '微信登录' }).getAttribute('href')).toBe('/app/news?platform=5');
  screen.getByRole('button', { name: '账号密码登录' });
});

test('a page of one’s own is told to whom the site around has logged in, and drawn for others', () => {
  const { root } = createTestRoot();
  const page = <OwnPage needs="form/flow/delegation/save.do">离岗委托</OwnPage>;
  root.session.begin(testLogin());
  renderPortal(root, page);
  screen.getByText('离岗委托');
  act(() => root.session.begin(siteLogin()));
  screen.getByRole('heading', { name: '请在门户中使用此页面' });
  expect(screen.queryByText('离岗委托')).toBeNull();
});
