import { expect, test } from 'vitest';
import { takeChatStart } from './chatStart.ts';

const origin = 'https://campus.example.edu';
const take = (search: string) => takeChatStart({ origin, pathname: '/mgr/leave-list', search });
const page = `${origin}/mgr/leave-list`;

test.each([
  ['1', '?platform=1&code=C1&state=s', 'C1'],
  ['3', '?platform=3&code=C1', 'C1'],
  ['5', '?code=C1&state=&platform=5', 'C1'],
])('the code of platform %s is taken out of %s', (platform, search, code) => {
  expect(take(search)).toEqual({
    chat: { platform, code, url: `${page}?platform=${platform}` },
    search: '',
  });
});

test('other parameters stay, and go to the provider and back', () => {
  expect(take('?tab=1&platform=1&code=C1&q=%E5%AD%A6')).toEqual({
    chat: { platform: '1', code: 'C1', url: `${page}?tab=1&platform=1&q=%E5%AD%A6` },
    search: '?tab=1&q=%E5%AD%A6',
  });
});

test.each(['?platform=1', '?platform=1&code='])('%s opens the page in the app, without a code', (search) => {
  expect(take(search)).toEqual({
    chat: { platform: '1', code: undefined, url: `${page}?platform=1` },
    search: '',
  });
});

test.each([
  '',
  '?code=C1',
  '?platform=301&code=C1',
  '?platform=ios&state=open',
  '?platform=1&platform=3&code=C1',
  '?platform=13&code=C1',
])('in %j the parameters are the page’s own', (search) => {
  expect(take(search)).toEqual({ chat: undefined, search });
});
