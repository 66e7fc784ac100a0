/** One way of doing the work: the product, a bound, or a peer. */
export interface Contender {
  readonly name: string;
  /** `limit` is what the others are compared with; `bound` is shown for orientation only. */
  readonly role: 'atrium' | 'limit' | 'bound' | 'peer';
  /** The same, asynchronous: `run` gives a promise that is awaited. */
  readonly isAsync?: boolean;
  /** Prepares a case; undefined where the contender cannot express it. */
  readonly prepare: (caseName: string) => ((index: number) => unknown) | undefined;
}

/** One piece of work. Every contender must give the same results for inputs 0 to `inputs` - 1. */
export interface Case {
  readonly name: string;
  readonly inputs: number;
  /** Nanoseconds that Atrium may take at most; absent where no target is set. */
  readonly target?: number;
}

/** Contenders that are measured against each other in one run. Each runs in a process of its own, once a round. */
export interface Suite {
  readonly title: string;
  readonly unit: 'ns';
  readonly notes: readonly string[];
  readonly cases: readonly Case[];
  readonly contenders: () => readonly Contender[];
}

/** What a process reports of one contender and case. */
export interface Measured {
  readonly contender: string;
  readonly caseName: string;
  /** Nanoseconds for one run. */
  readonly time: number;
  readonly results: readonly unknown[];
}

/** One figure of a report. */
export interface ReportLine {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the figure is a multiple of, and how often: `1.4 × bare Fastify`. */
  readonly ratio?: string;
  readonly target?: string;
  readonly isMet?: boolean;
}

/** Figures that are not a matter of contenders and rounds: of a running server, of a bundle. Runs once. */
export interface Report {
  readonly title: string;
  readonly notes: readonly string[];
  readonly run: () => Promise<readonly ReportLine[]>;
}

/** The value below which a share of all values lies; NaN where there are none. @param share 0.5: the median; 1: the greatest */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Median and 95th percentile of some times in milliseconds.
 * @param target milliseconds that both are to stay under; absent: for orientation
 */
export function timeLines(name: string, times: readonly number[], target?: number): readonly ReportLine[] {
  const figures = [
    ['median', 0.5],
    ['p95', 0.95],
  ] as const;
  return figures.map(([figure, part]) => {
    const value = quantile(times, part);
    const held = target !== undefined && { target: `under ${String(target)} ms`, isMet: value < target };
    return { name: `${name}, ${figure}`, value: Math.round(value), unit: 'ms', ...held };
  });
}

/** Milliseconds that each of some runs takes, one after the other; the first is left out. */
export async function timesOf(
  runs: number,
  run: (index: number) => Promise<unknown>,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index <= runs; index += 1) {
    const begun = performance.now();
    await run(index);
    times.push(performance.now() - begun);
  }
  return times.slice(1);
}
