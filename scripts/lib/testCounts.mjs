/** @typedef {{ passed: number, failed: number, skipped: number }} TestCounts */

/**
 * What the run left behind. A run that left nothing died before its end, which counts as a failure.
 * @param {() => string} read
 * @returns {TestCounts}
 */
export function readCounts(read) {
  try {
    return JSON.parse(read());
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }; // counted, and the exit code tells it as well
  }
}

/** @param {TestCounts} counts */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
