import { describe, expect, test } from 'vitest';
import { loginPath, pageParameters, redirectTarget } from './redirect.ts';

const origin = 'https://campus.example.edu';
const ask = (target: string): string | undefined =>
  redirectTarget(`?redirect=${encodeURIComponent(target)}`, origin);

describe('redirect after login', () => {
  test.each(['/main/2/1', '/main/1?status=active&page=2', '/app/student-dashboard#charts', '/a?next=//b'])(
    'goes to the path %s of this site',
    (path) => {
      expect(ask(path)).toBe(path);
    },
  );

  test.each([
    '//evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    '/%09/evil.com'.replace('%09', '\t'),
    '/\u0000/evil.com',
    'https://own@evil.com',
    'https://campus.example.edu@evil.com',
    'https://evil.com',
    'javascript:alert(1)',
    'evil.com',
    '/.//evil.com',
    '/a/..//evil.com',
    '',
    '/user/login?redirect=/user/login',
  ])('refuses %j', (target) => {
    expect(ask(target)).toBeUndefined();
  });

  test('refuses a parameter given twice', () => {
    expect(redirectTarget('?redirect=/a&redirect=//evil', origin)).toBeUndefined();
  });

  test('an address written for the login page leads back unchanged', () => {
    const path = loginPath('/main/2/1?college=math&q=a%26b');
    expect(redirectTarget(path.slice(path.indexOf('?')), origin)).toBe('/main/2/1?college=math&q=a%26b');
    const shared = loginPath('/example?type=title#json=e30');
    expect(redirectTarget(new URL(shared, 'http://x').search, 'http://x')).toBe(
      '/example?type=title#json=e30',
    );
    for (const home of ['/', '/home', '/home?t=1', '/?x#y']) expect(loginPath(home)).toBe('/user/login');
    expect(loginPath('/homework')).toBe('/user/login?redirect=%2Fhomework');
  });
});

test('pages do not see reserved parameters', () => {
  expect(pageParameters({ id: '7', t: '1', lang: 'en', sign: 'x' })).toEqual({ id: '7' });
});
