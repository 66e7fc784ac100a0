import { expect, test } from 'vitest';
import { fileName } from './fileName.ts';

test.each([
  ['报告.pdf', '报告.pdf'],
  ['C:\\docs\\a.pdf', 'a.pdf'],
  // As browsers write a quotation mark and a line break in the name of a part.
  ['%22草稿%22.pdf', '"草稿".pdf'],
  ['a%0D%0Ab.pdf', 'ab.pdf'],
  ['100%.pdf', '100%.pdf'],
  ['invoice‮fdp.exe', 'invoicefdp.exe'],
  ['..', 'file'],
])('%j is named %j', (sent, shown) => {
  expect(fileName(sent)).toBe(shown);
});
