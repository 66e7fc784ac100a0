import { expect, test } from 'vitest';
import { takeCasTicket } from './casTicket.ts';

const origin = 'https://campus.example.edu';
const take = (pathname: string, search: string) => takeCasTicket({ origin, pathname, search });

test.each([
  ['alone', '?ticket=ST-1', '', '/user/login'],
  [
    'behind others, which stay as they are',
    '?redirect=%2Fmgr%2fa&ticket=ST-1',
    '?redirect=%2Fmgr%2fa',
    '/user/login?redirect=%2Fmgr%2fa',
  ],
])('a ticket is taken %s', (_where, search, rest, service) => {
  expect(take('/user/login', search)).toEqual({
    cas: { ticket: 'ST-1', service: `${origin}${service}` },
    search: rest,
  });
});

test('an empty ticket is taken away and is none', () => {
  expect(take('/user/login', '?ticket=')).toEqual({ cas: undefined, search: '' });
});

test.each([
  ['/mgr/a', '?ticket=ST-1'],
  ['/user/login', '?ticket=ST-1&a=1'],
  ['/user/login', '?ticketId=1'],
  ['/user/login', ''],
])('%s%s holds no ticket', (pathname, search) => {
  expect(take(pathname, search)).toEqual({ cas: undefined, search });
});
