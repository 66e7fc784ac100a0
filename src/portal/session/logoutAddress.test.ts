import { expect, test } from 'vitest';
import { logoutAddress } from './logoutAddress.ts';

const origin = 'https://campus.example.edu';
const login = { casLoginMode: 'auto' } as const;
const cas = { casLoginUrl: 'https://cas.example.edu/login', casLogoutUrl: 'https://cas.example.edu/logout' };

test.each([
  ['a password session', 'form', cas, '/user/login'],
  ['a session beside an automatic central login', 'form', { ...cas, login }, '/user/login?way=form'],
  ['no container', 'cas', undefined, '/user/login'],
  ['no central login', 'cas', { casLogoutUrl: cas.casLogoutUrl }, '/user/login'],
  ['a logout address that is none', 'cas', { ...cas, casLogoutUrl: '/logout' }, '/user/login'],
  [
    'a central session',
    'cas',
    cas,
    'https://cas.example.edu/logout?redirectUrl=https%3A%2F%2Fcampus.example.edu',
  ],
  [
    'an address with parameters, not encoded',
    'cas',
    { ...cas, casLogoutUrl: `${cas.casLogoutUrl}?a=1`, notEncodeCasLogoutRedirectUrl: true },
    'https://cas.example.edu/logout?a=1&redirectUrl=https://campus.example.edu',
  ],
])('a logout of %s', (_name, type, options, expected) => {
  expect(logoutAddress(type, options, origin)).toBe(expected);
});
