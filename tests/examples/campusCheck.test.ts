import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkFile, checkFolder, readDocumentFolder } from '../../server/check/documentFolder.ts';
import { checkDocumentSet } from '../../src/documents/check/documentSet.ts';
import { readWidgetExamples } from '../../src/documents/readWidgetExamples.ts';
import { EXAMPLE_TYPES, EXAMPLES } from '../support/widgetExamples.ts';

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

test('the pages of the widgets have no errors beside the campus whose records they show', () => {
  const { entries, around } = readDocumentFolder(path.join(import.meta.dirname, '../../examples/campus'));
  const pages = EXAMPLE_TYPES.map((name) => ({
    name: `renderers/${name}`,
    document: readWidgetExamples(JSON.parse(readFileSync(path.join(EXAMPLES, `${name}.json`), 'utf8'))).page,
  }));
  const errors = checkDocumentSet([...entries, ...pages], around, (name) => name.startsWith('renderers/'))
    .flatMap(({ name, findings }) => findings.map((finding) => ({ name, ...finding })))
    .filter(({ severity }) => severity === 'error');
  expect(pages.length).toBeGreaterThan(150);
  expect(errors).toEqual([]);
}, 60_000);
