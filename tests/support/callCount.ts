import { Session } from 'node:inspector/promises';

/** Counts calls of functions in this process while it is started. */
export interface CallCount {
  /** Functions that were called, ours and those of packages, while some work was done. */
  during(work: () => unknown): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Counts what work costs where its time may not be asserted: the calls of JavaScript functions, as V8 counts them for coverage. How
 * busy the machine is, and what was compiled before, changes nothing of it. What one native function does is not seen, and
 * neither is a turn of a loop that calls nothing: both are bounded by the length of what they are given.
 */
export async function startCallCount(): Promise<CallCount> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const taken = async (): Promise<number> => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
      .reduce((sum, count) => sum + count, 0);
  };
  return {
    during: async (work) => {
      await taken();
      await work();
      return taken();
    },
    stop: async () => {
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}

/** Functions that were called while each of some works was done, one after the other. */
export async function callsOf(...works: readonly (() => unknown)[]): Promise<readonly number[]> {
  const calls = await startCallCount();
  try {
    const counted: number[] = [];
    for (const work of works) counted.push(await calls.during(work));
    return counted;
  } finally {
    await calls.stop();
  }
}
