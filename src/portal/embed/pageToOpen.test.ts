import { beforeEach, expect, test } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import type { MenuRoute } from '../../runtime/stores/SystemStore.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { systemEntry } from '../../../tests/support/systemEntry.ts';
import { pageToOpen } from './pageToOpen.ts';

const origin = 'https://portal.example.edu';
const scope = {
  systems: ['affairs'],
  resources: [
    { kind: 'mgrList', id: 'student-list' },
    { kind: 'flow', id: 'leave' },
  ],
};
const menu = (path: string, id: string): MenuRoute => ({
  path,
  title: id,
  icon: '',
  type: 'app',
  hidden: false,
  actionMights: [],
  defaultParams: {},
  children: [],
  target: { kind: 'mgr', id },
});
let root: RootStore;
beforeEach(() => {
  ({ root } = createPlainRoot());
  root.systems.enter({ entry: systemEntry({ id: 'affairs' }), menus: [menu('/main/1', 'pupils')] });
});

test.each([
  '/',
  '/home',
  '/main/1',
  '/main/1?systemId=affairs&a=1',
  '/menu',
  '/system/affairs',
  '/system/affairs/2/1',
  '/mgr/student-list?status=1#top',
  '/flowApply/leave',
  '/flowWaitList/all',
  '/flowDetail/0b2c',
  '/user/login',
])('%s is opened', (page) => {
  expect(pageToOpen(root, scope, page, origin)).toBe(page);
});

test.each([
  ['//other.example', '不允许打开该地址'],
  ['https://other.example/home', '不允许打开该地址'],
  ['/\\other.example', '不允许打开该地址'],
  ['javascript:alert(1)', '不允许打开该地址'],
  ['home', '不允许打开该地址'],
  ['/home\n', '不允许打开该地址'],
  ['/api/base/user/info.do', '不允许打开该地址'],
  ['/files/1', '不允许打开该地址'],
  ['/home/../api/base', '不允许打开该地址'],
  ['/home/%2e%2e/files/1', '不允许打开该地址'],
  ['/design/form/student', '不允许打开该地址'],
  ['/resource', '不允许打开该地址'],
  ['/constructor', '不允许打开该地址'],
  ['/flowDetail', '不允许打开该地址'],
  ['/system/other', '该地址不在 appKey 授权的系统和资源中'],
  ['/main/1?systemId=other', '该地址不在 appKey 授权的系统和资源中'],
  ['/mgr/other-list', '该地址不在 appKey 授权的系统和资源中'],
  // A menu of the system that is open shows it, and nobody but the portal could load its address anew.
  ['/mgr/pupils', '该地址不在 appKey 授权的系统和资源中'],
  ['/app/student-list', '该地址不在 appKey 授权的系统和资源中'],
  ['/flowApply/other', '该地址不在 appKey 授权的系统和资源中'],
  ['/main/9', '跳转地址不在当前系统中'],
])('%s is refused', (page, message) => {
  expect(() => pageToOpen(root, scope, page, origin)).toThrow(
    expect.objectContaining({ code: 'PAGE_REFUSED', message }),
  );
});

test('where another system is open, its pages are none of the key’s', () => {
  root.systems.enter({ entry: systemEntry({ id: 'other' }), menus: [menu('/main/1', 'pupils')] });
  for (const page of ['/main/1', '/menu'])
    expect(() => pageToOpen(root, scope, page, origin)).toThrow('appKey');
});

test('where none is open, the menus lead to one of the key’s, unless none of these is open to the person', () => {
  root.systems.leave();
  expect(pageToOpen(root, scope, '/main', origin)).toBe('/main');
  root.systems.isLoadingList = false;
  expect(() => pageToOpen(root, scope, '/main', origin)).toThrow(
    expect.objectContaining({
      code: 'PAGE_REFUSED',
      message: '该 appKey 授权的系统都没有对当前用户开放',
    }),
  );
});
