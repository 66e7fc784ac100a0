import { makeBucketLimit } from './bucketLimit.ts';
import type { BucketLimit } from './bucketLimit.ts';
import { makeSlots } from './slots.ts';
import type { Slots } from './slots.ts';

/** Exports at once: each holds all its rows and a workbook in memory. */
const EXPORTS = 2;

/** The limits that one process keeps in memory. */
export interface ProcessLimits {
  /** Calls of one user or, without one, of one address. */
  readonly calls: BucketLimit;
  /** Tokens from one address that nobody has. */
  readonly unknownTokens: BucketLimit;
  /** Audit rows about refusals of one kind to one address, where whoever is refused could write any number. */
  readonly refusalRows: BucketLimit;
  /** Exports that are made, whoever asked for them. */
  readonly exports: Slots;
}

/**
 * Makes the limits of one process.
 * @param scale factor on the limits of calls and tokens; 0 switches these off
 */
export function makeProcessLimits(scale: number): ProcessLimits {
  return {
    calls: makeBucketLimit({ burst: 300, perSecond: 100 }, scale),
    unknownTokens: makeBucketLimit({ burst: 60, perSecond: 1 }, scale),
    refusalRows: makeBucketLimit({ burst: 1, perSecond: 1 / 60 }, 1),
    exports: makeSlots(EXPORTS),
  };
}
