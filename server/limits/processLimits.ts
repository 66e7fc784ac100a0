import { makeBucketLimit } from './bucketLimit.ts';
import type { BucketLimit } from './bucketLimit.ts';
import { KeyedSlots } from './keyedSlots.ts';
import { RecentKeys } from './recentKeys.ts';
import { makeSlots } from './slots.ts';
import type { Slots } from './slots.ts';

/** Exports at once: each holds all its rows and a workbook in memory. */
const EXPORTS = 2;

/** Sheets that are read at once, each in a thread of its own with a workbook in memory. */
const SHEETS = 2;

/** Thumbnails that are made at once, each with an image in memory. */
const IMAGES = 2;

/** Uploads at once: of one account, each of which holds a connection and a file that grows, and of all. */
const UPLOADS = { ofOne: 4, ofAll: 200 };

/** Bodies at once: of one address, behind which a campus may be, and of all. */
const BODIES = { ofOne: 500, ofAll: 2_000 };

/** Large ones: of one user, and of all. */
const LARGE_BODIES = { ofOne: 8, ofAll: 64 };

/** Tokens that are kept in mind: of all people who work at one time. */
const GOOD_TOKENS = 20_000;

/** The limits that one process keeps in memory. */
export interface ProcessLimits {
  /** Calls of one user or, without one, of one address. */
  readonly calls: BucketLimit;
  /** Tokens from one address that nobody has. A room full of browsers that wake with dead ones fits in. */
  readonly unknownTokens: BucketLimit;
  /** Streams by which frames hear of their site, as one address begins them: a campus wakes with all of its frames. */
  readonly watches: BucketLimit;
  /** Malformed, wrongly signed, unknown-key and too old envelopes from one address. */
  readonly refusedEnvelopes: BucketLimit;
  /** Bodies of calls that are being received, by address. */
  readonly bodies: KeyedSlots;
  /** Those of them that are larger than who has no token may send, by user: each is held in memory. */
  readonly largeBodies: KeyedSlots;
  /** Hashes of tokens that were good when they last came. */
  readonly goodTokens: RecentKeys;
  /** Audit rows about refusals of one kind to one address, where whoever is refused could write any number. */
  readonly refusalRows: BucketLimit;
  /** Exports that are made, whoever asked for them. */
  readonly exports: Slots;
  /** Sheets that are read for imports, whoever asked for them. */
  readonly sheets: Slots;
  /** Thumbnails that are made, whoever asked for them. */
  readonly images: Slots;
  /** Uploads that are received, by account. */
  readonly uploads: KeyedSlots;
}

/**
 * Makes the limits of one process.
 * @param scale factor on the limits of calls and tokens; 0 switches these off
 */
export function makeProcessLimits(scale: number): ProcessLimits {
  return {
    calls: makeBucketLimit({ burst: 300, perSecond: 100 }, scale),
    unknownTokens: makeBucketLimit({ burst: 300, perSecond: 5 }, scale),
    watches: makeBucketLimit({ burst: 2_000, perSecond: 20 }, scale),
    refusedEnvelopes: makeBucketLimit({ burst: 60, perSecond: 1 }, scale),
    bodies: new KeyedSlots(BODIES),
    largeBodies: new KeyedSlots(LARGE_BODIES),
    goodTokens: new RecentKeys(GOOD_TOKENS),
    refusalRows: makeBucketLimit({ burst: 1, perSecond: 1 / 60 }, 1),
    exports: makeSlots(EXPORTS),
    sheets: makeSlots(SHEETS),
    images: makeSlots(IMAGES),
    uploads: new KeyedSlots(UPLOADS),
  };
}
