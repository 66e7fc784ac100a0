import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { remarkTable } from '../../src/conditions/check/findings.ts';
import { conditionTable } from '../../src/conditions/findings.ts';
import { checkCodes, checkTable } from '../../src/documents/check/findings.ts';
import { fieldTable } from '../../src/documents/check/findingTables/fields.ts';
import { flowTable } from '../../src/documents/check/findingTables/flows.ts';
import { nameTable } from '../../src/documents/check/findingTables/names.ts';
import { partTable } from '../../src/documents/check/findingTables/parts.ts';
import { shapeTable } from '../../src/documents/check/findingTables/shapes.ts';
import { documentTable } from '../../src/documents/findings.ts';
import { formilyTable } from '../../src/documents/formily/findings.ts';

// The codes that people look up, held against the table of findings.

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const sorted = (codes: Iterable<string>): readonly string[] => [...new Set(codes)].sort();

/** What is found in the text of a file before it is a document, by the door of the server. */
const OF_TEXTS = ['DUPLICATE_KEY', 'TEXT_INVALID'];

test('the tables of checking-documents.md list the codes of the table of findings, and no others', () => {
  const rows = read('docs/checking-documents.md').match(/^\|.*\|$/gm) ?? [];
  const listed = rows.flatMap((row) =>
    [...row.matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g)].map(([, code = '']) => code),
  );
  expect(sorted(listed)).toEqual(sorted([...checkCodes, ...OF_TEXTS]));
});

test('each key stands in one of the tables that are joined', () => {
  const ofDocuments = [documentTable, nameTable, shapeTable, fieldTable, partTable, flowTable, formilyTable];
  const tables = [conditionTable, remarkTable, ...ofDocuments];
  expect(tables.flatMap((table) => Object.keys(table)).sort()).toEqual(Object.keys(checkTable).sort());
});

test('nothing stands in the table that is never told', () => {
  const files = ['src/documents', 'src/conditions', 'src/runtime', 'server'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|findingTables|(?:^|\/)findings\.ts$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const sources = files.map(read).join('\n');
  const told = (key: string): boolean => sources.includes(`'${key}'`);
  // By the name of a constant, and by the language that is missing.
  const elsewhere = ['MISSING_EXTENSION', 'MISSING_TEXT.zhCN'];
  expect(Object.keys(checkTable).filter((key) => !told(key) && !elsewhere.includes(key))).toEqual([]);
});
