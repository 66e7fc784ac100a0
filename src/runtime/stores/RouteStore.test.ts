import { expect, it } from 'vitest';
import { RouteStore } from './RouteStore.ts';

it('holds the address as expressions see it', () => {
  const route = new RouteStore();
  route.enter('/mgr/student-list', '?tab=2&name=%E6%9E%97&tab=3');
  expect(route).toMatchObject({ path: '/mgr/student-list', query: { tab: '3', name: '林' } });
  expect(route.address).toBe('/mgr/student-list?tab=2&name=%E6%9E%97&tab=3');
  route.allow(['add']);
  expect(route.actionMights).toEqual(['add']);
  route.enter('/', '');
  expect(route.query).toEqual({});
});

it.each([
  ['?managePreview=1', 'draft'],
  ['?checkToken=0&skipPermission=1', 'unpublished'],
  ['?managePreview=0&skipPermission=0', undefined],
  ['', undefined],
])('with %j asks to see %s', (search, expected) => {
  const route = new RouteStore();
  route.enter('/app/page', search);
  expect(route.preview).toBe(expected);
});
