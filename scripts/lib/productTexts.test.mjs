import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from './paths.mjs';
import { readTexts } from './productTexts.mjs';

const files = readdirSync(inRoot('src'), { recursive: true, withFileTypes: true })
  .filter(({ name }) => name.endsWith('.locale.ts'))
  .map(({ parentPath, name }) => path.join(parentPath, name));

test('every text of the product is read once, in both languages, in the order of the keys', async () => {
  const texts = await readTexts(files);
  expect(texts).toContainEqual({ key: 'portal.login:logIn', zh_cn: '登录', en_us: 'Log in' });
  const keys = texts.map(({ key }) => key);
  expect(keys).toEqual([...new Set(keys)].sort());
  expect(texts.filter(({ en_us }) => /[\u3400-\u9fff]/.test(en_us)).map(({ key }) => key)).toEqual([]);
  expect(texts.filter(({ zh_cn, en_us }) => zh_cn === '' || en_us === '')).toEqual([]);
});
