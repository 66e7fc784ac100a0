import { beforeEach, expect, test } from 'vitest';
import { framersOf } from '../../server/project/framing.ts';
import { pageToOpen } from '../../src/portal/embed/pageToOpen.ts';
import type { RootStore } from '../../src/runtime/stores/RootStore.ts';
import type { EmbedScope } from '../../src/schemas/embed/verify.ts';
import { systemEntry } from '../support/systemEntry.ts';
import { createPlainRoot } from '../support/testRoot.ts';

// Where a frame is led it can also be loaded anew: what the portal opens for a parent, the header of that address lets it frame.

const ORIGIN = 'https://parent.example.edu';
const SCOPES: readonly EmbedScope[] = [
  { systems: ['affairs'], resources: [] },
  { systems: [], resources: [{ kind: 'flow', id: 'leave' }] },
  { systems: [], resources: [{ kind: 'mgrList', id: 'pupils' }] },
  { systems: ['affairs', 'clubs'], resources: [{ kind: 'form', id: 'pupil' }] },
];
const ADDRESSES = [
  ...['/', '/home', '/error', '/404', '/user/login', '/menu', '/main', '/main/', '/main?systemId=affairs'],
  ...['/main?systemId=clubs', '/main?systemId=affairs&systemId=other', '/single/app', '/system/affairs'],
  ...['/system/clubs/1', '/system/other', '/system/%61ffairs', '/mgr/pupils', '/mgr/pupil', '/mgr/pupils/'],
  ...['/app/pupils', '/bi/pupils', '/flowStart', '/flowApply/leave', '/flowApply/other', '/flowWaitList/all'],
  ...[
    '/flowWaitList/leave',
    '/flowDetail/0b2c',
    '/flowDetail',
    '/flowPrint/0b2c',
    '/design/form/pupil',
    '/share',
  ],
];

let root: RootStore;
beforeEach(() => {
  ({ root } = createPlainRoot());
  root.systems.enter({ entry: systemEntry({ id: 'affairs' }), menus: [] });
});

const isOpened = (scope: EmbedScope, address: string): boolean => {
  try {
    pageToOpen(root, scope, address, 'https://portal.example.edu');
    return true;
  } catch {
    return false;
  }
};

test.each(SCOPES)('of a site that lists %j', (scope) => {
  const site = { appKey: 'site', origins: [ORIGIN], scope };
  const opened = ADDRESSES.filter((address) => isOpened(scope, address));
  const framed = ADDRESSES.filter((address) => framersOf(address, [site]).includes(ORIGIN));
  expect(opened.length).toBeGreaterThan(3);
  // And nothing is framed that no parent could ask for, but for systems that are not open.
  expect(opened).toEqual(framed.filter((address) => isOpened(scope, address)));
  expect(
    framed.filter((address) => !opened.includes(address) && !/^\/(?:menu|main|single)/.test(address)),
  ).toEqual([]);
});
