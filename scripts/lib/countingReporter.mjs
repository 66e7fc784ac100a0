import { writeFileSync } from 'node:fs';

/**
 * Counts the tests of a run, file by file, into the file that ATRIUM_TEST_COUNTS names. A file that could not be
 * loaded, and an error that no test caught, count as one failure each.
 */
export default class CountingReporter {
  /**
   * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
   * @param {ReadonlyArray<unknown>} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    /** @type {Record<string, import('./testCounts.mjs').TestCounts>} */
    const files = {};
    for (const module of modules) files[module.moduleId] = counted(module);
    writeFileSync(
      process.env.ATRIUM_TEST_COUNTS ?? '/dev/null',
      JSON.stringify({ files, unhandled: unhandled.length }),
    );
  }
}

/**
 * @param {import('vitest/node').TestModule} module
 * @returns {import('./testCounts.mjs').TestCounts}
 */
function counted(module) {
  const counts = { passed: 0, failed: module.errors().length > 0 ? 1 : 0, skipped: 0 };
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state === 'passed') counts.passed += 1;
    else if (state === 'failed') counts.failed += 1;
    else counts.skipped += 1;
  }
  for (const suite of module.children.allSuites()) counts.failed += suite.errors().length > 0 ? 1 : 0;
  return counts;
}
