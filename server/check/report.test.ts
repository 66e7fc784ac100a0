import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkFile, checkFolder } from './documentFolder.ts';
import { reportResults } from './report.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-check-'));
  mkdirSync(path.join(folder, 'apps'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: unknown): void =>
  writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
const page = (id: string, text: string) => ({
  kind: 'app',
  schemaVersion: 1,
  id,
  name: id,
  body: [{ type: 'text', id: 'line', props: { text } }],
});

test('every document below a folder is checked, and what is no JSON is said', () => {
  write('apps/good.json', page('good', '{{ platform_userName }}'));
  write('apps/bad.json', page('bad', '{{ platform_usrName }}'));
  write('apps/torn.json', '{\n  "kind": ');
  write('roles.json', [{ id: 'student' }]);
  const { text, errors } = reportResults(checkFolder(folder), 'enUS');
  expect(errors).toBe(2);
  expect(text).toContain('apps/bad.json\n  error    /body/0/props/text  There is no "platform_usrName" here');
  expect(text).toContain('→ "{{ platform_userName }}"');
  expect(text).toMatch(/This is no JSON, at line 2, column 11: .*\[NO_JSON\]/);
  expect(text).not.toContain('good.json');
  expect(text.endsWith('3 documents: 2 errors, 0 warnings')).toBe(true);
});

test('texts of one language are one line, unless each is asked for', () => {
  const body = ['甲', '乙'].map((text, at) => ({ type: 'text', id: `line${String(at)}`, props: { text } }));
  write('apps/texts.json', { kind: 'app', schemaVersion: 1, id: 'texts', name: 'texts', body });
  const results = checkFolder(folder);
  const lines = (texts: boolean) =>
    reportResults(results, 'enUS', texts)
      .text.split('\n')
      .filter((line) => line.includes('[MISSING_TEXT]'));
  expect(lines(false)).toEqual([
    '  warning  /  2 texts in one language only; --texts lists them [MISSING_TEXT]',
  ]);
  expect(lines(true).map((line) => line.split('  ').at(2))).toEqual([
    '/body/0/props/text',
    '/body/1/props/text',
  ]);
  expect(reportResults(results, 'enUS').text).toContain('0 errors, 2 warnings');
});

test.each([
  ['{ "kind": "app", "props": { "constructor": 1 } }', 'KEY_FORBIDDEN', '/props/constructor'],
  ['{ "kind": "app", "kind": "form" }', 'DUPLICATE_KEY', '/kind'],
  [`{ "kind": "app", "a": ${'['.repeat(70)}${']'.repeat(70)} }`, 'TOO_DEEP', `/a${'/0'.repeat(63)}`],
  ['{ "kind": "app", "body": [{ "id": "\\ud800" }] }', 'TEXT_INVALID', '/body/0/id'],
])('what the server would not take is told where it stands: %s', (text, code, at) => {
  write('apps/odd.json', text);
  expect(checkFolder(folder)).toMatchObject([{ findings: [{ code, path: at }] }]);
});

test.each([[[1, 2]], [[page('a', 'x')]], [['student']]])(
  'a list that can be no list of roles, dictionaries or records is told: %j',
  (list) => {
    write('apps/list.json', list);
    write('records.json', [{ id: 'r1', title: 'x' }]);
    const results = checkFolder(folder);
    expect(results.map(({ name, findings }) => [name, findings.map(({ code }) => code)])).toEqual([
      [path.join('apps', 'list.json'), ['NO_DOCUMENT']],
    ]);
  },
);

test('a folder is no document, whatever it is called', () => {
  mkdirSync(path.join(folder, 'old.json'));
  write('old.json/good.json', page('good', 'x'));
  expect(checkFolder(folder)).toEqual([{ name: path.join('old.json', 'good.json'), findings: [] }]);
});

test('it is told in Chinese too', () => {
  write('apps/bad.json', page('bad', '{{ platform_usrName }}'));
  expect(reportResults(checkFolder(folder), 'zhCN').text).toContain('这里没有“platform_usrName”');
});

test('an id that two documents have is found', () => {
  write('apps/a.json', page('same', 'a'));
  write('apps/b.json', page('same', 'b'));
  const results = checkFolder(folder);
  expect(results.map(({ findings }) => findings.map(({ code }) => code))).toEqual([
    [],
    ['DUPLICATE_DOCUMENT'],
  ]);
});

test.each([[[{ code: 'administrator' }]], [{ administrator: 1 }], [['administrator']], [[{ id: '' }]]])(
  'what is no list of roles is said at its file, for the folder and for one document: %j',
  (roles) => {
    write('apps/good.json', page('good', 'x'));
    write('roles.json', roles);
    for (const results of [checkFolder(folder), checkFile(path.join(folder, 'apps/good.json'))]) {
      const { text, errors } = reportResults(results, 'enUS');
      expect(errors).toBe(1);
      expect(text).toMatch(/^roles\.json\n.*This is no list of roles.*\[NO_ROLES\]/);
    }
  },
);

test('a list of interfaces says which calls there are', () => {
  write('apps/good.json', { ...page('good', 'x'), sources: { books: { call: 'library/books' } } });
  const codes = () => checkFolder(folder).flatMap(({ findings }) => findings.map(({ code }) => code));
  expect(codes()).toContain('UNKNOWN_CALL');
  write('interfaces.json', [{ id: 'library/books' }]);
  expect(codes()).not.toContain('UNKNOWN_CALL');
  write('interfaces.json', { library: 'books' });
  expect(codes()).toContain('NO_INTERFACES');
});
