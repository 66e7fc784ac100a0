import path from 'node:path';
import { expect, test } from 'vitest';
import { checkFolder } from '../../server/check/documentFolder.ts';

const results = checkFolder(path.join(import.meta.dirname, '../../examples/campus'));

test.each(results)('$name has no findings', ({ findings }) => {
  expect(findings.map(({ code, path: at = '', message }) => `${code} ${at}: ${message.enUS}`)).toEqual([]);
});
