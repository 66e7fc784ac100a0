/** Half a minute, a dozen times. */
const INTERVAL = 30_000;
const ROUNDS = 12;

export interface PollOptions {
  /** Milliseconds between the end of a round and the next. */
  readonly interval?: number;
  /** How often at most. */
  readonly rounds?: number;
}

/**
 * The polling helper: asks at once, then again after each interval, a round only after the one before has ended. It
 * ends by itself after so many rounds, or when a round answers false; a round that fails is one that answers nothing.
 * @returns ends it
 */
export function poll(
  round: (signal: AbortSignal) => unknown,
  { interval = INTERVAL, rounds = ROUNDS }: PollOptions = {},
): () => void {
  const ended = new AbortController();
  let left = rounds;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = async (): Promise<void> => {
    left -= 1;
    let answer: unknown;
    try {
      answer = await round(ended.signal);
    } catch {
      // The next one may do better.
    }
    if (answer === false || left <= 0 || ended.signal.aborted) return;
    timer = setTimeout(() => void next(), interval);
  };
  if (left > 0) void next();
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}
