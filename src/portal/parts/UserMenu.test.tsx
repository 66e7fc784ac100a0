import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { createPlainRoot, testLogin } from '../../../tests/support/testRoot.ts';
import { UserMenu } from './UserMenu.tsx';

test.each([
  ['林知夏', '林知夏'],
  ['', '访客'],
])('a person of the name "%s" is called %s', (realName, shown) => {
  const { root } = createPlainRoot({});
  const login = testLogin();
  root.session.begin({ ...login, userBaseInfo: { ...login.userBaseInfo, realName, userName: '' } });
  renderPortal(root, <UserMenu />);
  expect(screen.getByRole('button', { name: `用户菜单 ${shown}` })).toBeTruthy();
});
