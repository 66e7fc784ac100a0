import type { Person } from '../../src/documents/scenario/subject.ts';
import type { SaidResult } from '../../src/documents/scenario/runTests.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import { findReferences } from './references.ts';

/** What the thread of page tests is given: all of it is data, and copied. */
export interface TestJob {
  /** Documents of which all tests are told. */
  readonly coming: readonly AtriumDocument[];
  /** Documents that name them: of these the tests are told that fail then and do not fail now. */
  readonly others: readonly AtriumDocument[];
  /** The documents that pages are made of, by `kind/id`: as they are now, for `others` alone, and as they will be. */
  readonly now: ReadonlyMap<string, unknown>;
  readonly then: ReadonlyMap<string, unknown>;
  /** Those whom tests name. */
  readonly persons: readonly Person[];
}

/** What came of the tests of one document. */
export interface Judged {
  /** Its place among `coming` and `others` together. */
  readonly at: number;
  readonly results: readonly SaidResult[];
}

/** A message of the thread: it can take jobs; a document is done; the job is; a fault of the product. */
export type ThreadMessage =
  { readonly ready: true } | Judged | { readonly done: true } | { readonly fault: string };

/** Kinds of which a page is made; what a page leads to is another page. */
const PARTS: ReadonlySet<string> = new Set(['form', 'control', 'condition']);

/** The documents that tests of some are decided by: the forms, controls and conditions that they name, be it by way of others. */
export function partsOf(
  tested: readonly AtriumDocument[],
  among: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  const open: unknown[] = [...tested];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const { kind, id } of findReferences(next)) {
      const key = `${kind}/${id}`;
      if (!PARTS.has(kind) || found.has(key) || !among.has(key)) continue;
      const part = among.get(key);
      found.set(key, part);
      open.push(part);
    }
  }
  return found;
}

/** Why documents of a job were not judged: it took too long, or too many others wait. */
export type Unjudged = 'late' | 'busy';

/** What came of a job. */
export interface JobOutcome {
  readonly judged: readonly Judged[];
  /** Of those that are not among them; undefined: all are. */
  readonly unjudged?: Unjudged;
}

/** Runs the tests of pages, in a thread of their own. */
export interface TestJudge {
  /** @param holds whether whoever asks holds a transaction open meanwhile */
  judge(job: TestJob, holds: boolean): Promise<JobOutcome>;
}
