import { expect, test } from 'vitest';
import { casAddress, goesToCas } from './casAddress.ts';

const origin = 'https://campus.example.edu';
const casLoginUrl = 'https://cas.example.edu/cas/login';

test('the central login is told where to send back to, and that in turn where to go', () => {
  expect(casAddress({ casLoginUrl }, { origin, search: '' })).toBe(
    `${casLoginUrl}?service=${encodeURIComponent(`${origin}/user/login`)}`,
  );
  expect(casAddress({ casLoginUrl: `${casLoginUrl}?a=1` }, { origin, search: '?redirect=%2Fmgr%2Fb' })).toBe(
    `${casLoginUrl}?a=1&service=${encodeURIComponent(`${origin}/user/login?redirect=%2Fmgr%2Fb`)}`,
  );
});

test('a redirect to another site does not travel', () => {
  expect(casAddress({ casLoginUrl }, { origin, search: '?redirect=https%3A%2F%2Fevil.example' })).toBe(
    `${casLoginUrl}?service=${encodeURIComponent(`${origin}/user/login`)}`,
  );
});

test.each([
  undefined,
  {},
  { casLoginUrl: '' },
  { casLoginUrl: 'javascript:alert(1)' },
  { casLoginUrl: 'https://' },
])('there is none in %j', (options) => {
  expect(casAddress(options, { origin, search: '' })).toBeUndefined();
});

test.each([
  ['auto', undefined, '', true],
  ['auto', undefined, '?redirect=%2Fhome', true],
  ['auto', 'refused', '', false],
  ['auto', undefined, '?way=form', false],
  ['button', undefined, '', false],
  [undefined, undefined, '', false],
])(
  'by the mode %j, with the notice %j and %j, the login page goes there by itself: %j',
  (mode, notice, search, goes) => {
    const login = mode === undefined ? {} : { casLoginMode: mode };
    expect(goesToCas({ login }, notice, search)).toBe(goes);
  },
);
