import { expect, test } from 'vitest';
import { readDocumentFolder } from '../../server/check/documentFolder.ts';
import { testFolder } from '../../server/check/documentTests.ts';
import { reportTests } from '../../server/check/testReport.ts';
import { contextOf } from '../../src/documents/check/documentSet.ts';
import { readDocument } from '../../src/documents/check/shape.ts';
import { expectedOf } from '../../src/documents/scenario/recorded.ts';
import { runTests } from '../../src/documents/scenario/runTests.ts';
import { isTested, testsOf } from '../../src/documents/scenario/subject.ts';

// The tests of pages that the demo campus and the back office ship with, run by the command's own functions.

test('all tests of pages pass, and there are twenty at least', () => {
  const files = ['examples/campus', 'backoffice'].flatMap((folder) => testFolder(folder));
  const { text, failed } = reportTests(files, 'zhCN');
  expect(failed, text).toBe(0);
  expect(files.flatMap(({ results }) => results).length).toBeGreaterThanOrEqual(20);
});

test('each of them can fail: with the contrary of anything that it expects', () => {
  const { entries, around } = readDocumentFolder('examples/campus');
  const context = contextOf(entries, around);
  const blind: string[] = [];
  for (const { document } of entries) {
    const known = readDocument(document).document;
    if (known === undefined || !isTested(known)) continue;
    for (const each of testsOf(known))
      for (const expected of each.expect)
        for (const member of expectedOf(expected)) {
          const contrary = member === 'value' ? '?' : expected[member] !== true;
          const against = { ...each, expect: [{ part: expected.part, [member]: contrary }] };
          const [result] = [...runTests({ ...known, tests: [against] }, context)];
          if (result?.passed !== false) blind.push(`${known.id} ${each.id} ${expected.part} ${member}`);
        }
  }
  expect(blind).toEqual([]);
});
