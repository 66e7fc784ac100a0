import type { Tab } from './Tab.ts';

/** One way of drawing the same: the product, a limit that nobody gets below, or a peer. */
export interface PageContender {
  readonly name: string;
  /** Its file in `contenders`, without the ending: `forms/antd`. */
  readonly file: string;
  readonly role: 'atrium' | 'limit' | 'peer';
}

/** What one page told, by column: milliseconds, counts, KiB. */
export type Sample = Readonly<Record<string, readonly number[]>>;

/** What is done in a fresh page with one contender. */
export interface PageCase {
  readonly name: string;
  /** The contender's name decides nothing but what it cannot do. */
  readonly run: (tab: Tab, contender: PageContender) => Promise<Sample>;
  /** Rounds of contenders that take too long for all of them. */
  readonly rounds?: Readonly<Record<string, number>>;
}

/** A table of what was measured. */
export interface PageTable {
  readonly title: string;
  readonly columns: readonly Column[];
  /** Which contenders it shows, by name; absent: all. */
  readonly rows?: (name: string) => boolean;
}

/** A column of a table. */
export interface Column {
  readonly key: string;
  readonly title: string;
  /** What is shown of all that was measured; absent: the median with the smallest and the greatest. */
  readonly percentile?: number;
}

/** What Atrium may take at most: a number, or a multiple of what another contender took in the same run. */
export interface PageTarget {
  readonly what: string;
  /** Absent: the only contender that is Atrium. */
  readonly contender?: string;
  readonly key: string;
  readonly percentile?: number;
  readonly most: number;
  readonly of?: { readonly contender: string; readonly key?: string };
  readonly unit: 'ms' | 'KiB';
}

/** Contenders measured against each other in one browser, each in a build and pages of its own. */
export interface PageSuite {
  readonly title: string;
  readonly notes: readonly string[];
  readonly contenders: readonly PageContender[];
  readonly cases: readonly PageCase[];
  readonly tables: readonly PageTable[];
  readonly targets: readonly PageTarget[];
  /** Rounds where none are asked for. */
  readonly rounds: number;
}

/** Everything that was measured of a suite. */
export interface Measurements {
  /** By contender and column. */
  readonly values: Record<string, Record<string, number[]>>;
  /** Contenders that failed, by name: what they said. */
  readonly failures: Record<string, string[]>;
  rounds: number;
  /** Version of the browser. */
  browser: string;
}
