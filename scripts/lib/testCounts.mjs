/** @typedef {{ passed: number, failed: number, skipped: number }} TestCounts */

/**
 * What a run left behind: the counts of each file by its path, and how many errors no test caught.
 * @typedef {{ files: Record<string, TestCounts>, unhandled: number }} RunCounts
 */

/** So many files of a thousand may be unsteady at once; more that fail are broken, and running them again would tell nothing. */
const UNSTEADY_FILES = 5;

/**
 * A run that left nothing died before its end, which counts as a failure.
 * @param {() => string} read
 * @returns {RunCounts}
 */
export function readCounts(read) {
  try {
    return JSON.parse(read());
  } catch {
    return { files: {}, unhandled: 1 }; // counted, and the exit code tells it as well
  }
}

/**
 * @param {RunCounts} run
 * @returns {TestCounts}
 */
export function total({ files, unhandled }) {
  const sum = { passed: 0, failed: unhandled, skipped: 0 };
  for (const { passed, failed, skipped } of Object.values(files)) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}

/**
 * The files that are worth a second run by themselves, to tell an unsteady test from a broken one: the failed ones,
 * where they are few and every failure belongs to a file.
 * @param {RunCounts} run
 */
export function worthRepeating({ files, unhandled }) {
  const failed = Object.keys(files).filter((file) => (files[file]?.failed ?? 0) > 0);
  return unhandled === 0 && failed.length <= UNSTEADY_FILES ? failed : [];
}

/**
 * @param {TestCounts} counts
 * @param {number} [unsteady] files that failed among the others and passed by themselves
 */
export function closingLine({ passed, failed, skipped }, unsteady = 0) {
  const more = [
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(unsteady > 0 ? [`${unsteady} unsteady`] : []),
  ];
  return [`${passed} passed`, `${failed} failed`, ...more].join(', ');
}
