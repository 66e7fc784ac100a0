// Loaded once by each worker. Apart from what it is used for, so that files without a DOM load nothing of that.

const ends = new Set<() => void>();

/** Ends something when the test file is over; what goes on asking by the clock would ask in the window of another file. */
export function atEndOfFile(end: () => void): void {
  ends.add(end);
}

/** To be called when a test file is over. */
export function endFile(): void {
  for (const end of ends) end();
  ends.clear();
}
