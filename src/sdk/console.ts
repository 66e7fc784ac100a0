/** Where the developer of a parent page reads; the only place of the SDK that writes there. */
export const report = {
  passed: (text: string): void => console.info(text),
  waiting: (text: string): void => console.warn(text),
  failed: (problem: unknown): void => console.error(problem),
};

/** Calls a handler of the page's own code: where it throws, the next one is called all the same. */
export function guarded(handler: () => void): void {
  try {
    handler();
  } catch (thrown) {
    report.failed(thrown);
  }
}
