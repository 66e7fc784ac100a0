import path from 'node:path';
import { expect, test } from 'vitest';
import { checkFile, checkFolder } from '../../server/check/documentFolder.ts';

const results = ['examples/campus', 'backoffice'].flatMap((folder) =>
  checkFolder(path.join(import.meta.dirname, '../..', folder)),
);

test.each(results)('$name has no findings', ({ findings }) => {
  expect(findings.map(({ code, path: at = '', message }) => `${code} ${at}: ${message.enUS}`)).toEqual([]);
});

test('one document of it is checked against the others', () => {
  const file = path.join(import.meta.dirname, '../../examples/campus/forms/leave.json');
  expect(checkFile(file)).toEqual([{ name: path.join('forms', 'leave.json'), findings: [] }]);
});

test('the examples of the widgets have no errors beside the campus whose records they show', () => {
  const folder = path.join(import.meta.dirname, '../../examples');
  const errors = checkFolder(folder)
    .filter(({ name }) => name.startsWith(`renderers${path.sep}`))
    .flatMap(({ name, findings }) => findings.map((finding) => ({ name, ...finding })))
    .filter(({ severity }) => severity === 'error');
  expect(errors).toEqual([]);
}, 60_000);
