import { expect, test } from 'vitest';
import { md5Hex } from '../envelope/sign.ts';
import { isCommonPassword } from './commonPasswords.ts';

test.each([
  '12345678',
  '87654321',
  'aaaaaaaa',
  '00000000000',
  '19990101',
  'password',
  '1qaz2wsx',
  'qwertyuiop',
  'woaini1314',
])('%s is guessed first', (password) => {
  expect(isCommonPassword(md5Hex(password))).toBe(true);
});

test('so is what is known of the person, in any letter case', () => {
  const own = ['Lin.Zhixia', '13800001111'];
  for (const password of ['Lin.Zhixia', 'lin.zhixia', '13800001111'])
    expect(isCommonPassword(md5Hex(password), own)).toBe(true);
});

test.each(['linzhixia', 'a new one', 'correct horse', '20211301', 'secret-one'])(
  '%s is none of them',
  (password) => {
    expect(isCommonPassword(md5Hex(password), ['lin'])).toBe(false);
  },
);
