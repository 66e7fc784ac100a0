import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openResource } from '../../../../tests/support/openResource.tsx';
import { testLogin } from '../../../../tests/support/testRoot.ts';
import type { FormDocument } from '../../../schemas/documents/index.ts';

const form: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'student',
  name: 'student',
  fields: [{ type: 'input', id: 'name', name: 'name', title: { zhCN: '姓名', enUS: 'Name' } }],
  grants: [],
};

test('whoever holds the link of a form sees what it asks, and fills in nothing', async () => {
  const { root, reopen } = openResource([form], { rights: { actions: [], read: '*', write: '*' } });
  expect(await screen.findByText('当前角色不能新增记录')).toBeTruthy();
  const login = testLogin();
  const userLoginInfo = { ...login.userLoginInfo, loginType: 'share' };
  act(() => root.session.begin({ ...login, userLoginInfo, redirectUrl: '/mgr/student' }));
  reopen({ id: 'student', params: {} });
  expect(await screen.findByText('姓名')).toBeTruthy();
  expect(screen.queryByText('当前角色不能新增记录')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /保\s*存|提\s*交/ })).toBeNull();
});
