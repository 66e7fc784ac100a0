import { type Locale, localise } from '../../src/schemas/text.ts';
import type { TestedFile } from './documentTests.ts';

/** What came of tests, as a person reads it in a terminal. */
export interface TestReport {
  readonly text: string;
  readonly failed: number;
}

/** Lays out the tests of each document, and of those that fail what is other than they expect, and why. */
export function reportTests(files: readonly TestedFile[], locale: Locale): TestReport {
  const all = files.flatMap(({ results }) => results);
  const failed = all.filter(({ passed }) => !passed).length;
  const lines = files.flatMap(({ name, results }) => [
    name,
    ...results.flatMap(({ test, title, passed, failures }) => [
      `  ${passed ? 'passed' : 'FAILED'}  ${localise(title, locale)} [${test}]`,
      ...failures.map(
        ({ part, member, expected, actual, reason }) =>
          `          ${part} ${member}: expected ${JSON.stringify(expected)}, is ${JSON.stringify(actual)} – ${localise(reason, locale)}`,
      ),
    ]),
    '',
  ]);
  const summary = `${String(all.length)} test${all.length === 1 ? '' : 's'} of pages: ${String(failed)} failed`;
  return { text: [...lines, summary].join('\n'), failed };
}
