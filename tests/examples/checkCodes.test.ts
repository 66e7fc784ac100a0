import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkCodes } from '../../src/documents/check/codes.ts';

// The codes that people look up, held against what the check can give.

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const sorted = (codes: Iterable<string>): readonly string[] => [...new Set(codes)].sort();
const all = sorted(Object.keys(checkCodes));

test('the table of checking-documents.md lists the codes of the catalogue, and no others', () => {
  const rows = read('docs/checking-documents.md').match(/^\|.*\|$/gm) ?? [];
  const listed = rows.flatMap((row) =>
    [...row.matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g)].map(([, code = '']) => code),
  );
  expect(sorted(listed)).toEqual(all);
});

const filesIn = (place: string): readonly string[] =>
  place.endsWith('.ts')
    ? [place]
    : readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${place}/${file}`,
      );

/** What stands in sources like a code. */
const codesIn = (...places: readonly string[]): readonly string[] => {
  const files = places
    .flatMap(filesIn)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('/codes.ts'));
  return sorted(
    files.flatMap((file) =>
      [...read(file).matchAll(/'([A-Z]{2,}(?:_[A-Z]+)*)'/g)].map(([, code = '']) => code),
    ),
  );
};

/** Where findings of the check are made: its own, and those of what reads a document, a rule set, an expression. */
const given = codesIn(
  'src/documents/check',
  'src/documents/migrate.ts',
  'src/conditions/check',
  'src/conditions/condition/arrange.ts',
  'src/conditions/condition/leaf.ts',
  'src/conditions/condition/error.ts',
  'src/conditions/expression/error.ts',
  'server/check/documentFolder.ts',
);

/** What only a document can give that was never checked, and what fails as it runs. */
const AT_RUN_TIME = [
  'AND',
  'OR',
  'CONDITION_RULE',
  'CONDITION_SHAPE',
  'CONDITION_UNION',
  'EXPRESSION_FAILED',
  'EXPRESSION_TOO_MANY_STEPS',
];

test('the catalogue holds the codes that findings are made with, and no others', () => {
  expect(given.filter((code) => !all.includes(code) && !AT_RUN_TIME.includes(code))).toEqual([]);
  const anywhere = codesIn('src/documents', 'src/conditions', 'server/check', 'server/envelope/guard.ts');
  expect(all.filter((code) => !anywhere.includes(code))).toEqual([]);
});
