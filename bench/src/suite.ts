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
