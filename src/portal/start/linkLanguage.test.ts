import { expect, test } from 'vitest';
import { takeLanguage } from './linkLanguage.ts';

test.each([
  ['?lang=en', 'enUS', ''],
  ['?a=1&lang=us&b=2', 'enUS', '?a=1&b=2'],
  ['?lang=zh-CN', 'zhCN', ''],
  ['?lang=cn', 'zhCN', ''],
  ['?lang=fr', undefined, ''],
  ['?lang=', undefined, ''],
  ['?a=1', undefined, '?a=1'],
  ['', undefined, ''],
])('an address with %s is for readers of %s, and goes on as "%s"', (search, language, rest) => {
  expect(takeLanguage({ pathname: '/home', search })).toEqual({ language, search: rest });
});

test('the gallery keeps the language of its own', () => {
  const search = '?type=map&lang=enUS';
  expect(takeLanguage({ pathname: '/example', search })).toEqual({ language: undefined, search });
});
