/**
 * Ends the process with a message that says what is wrong and what to do.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(`ERROR ${message}`);
  process.exit(1);
}

/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
