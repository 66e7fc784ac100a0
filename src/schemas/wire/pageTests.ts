import type { ExpectedMember } from '../pageTest.ts';

/** What is not as a test expects it. */
export interface TestFailure<Said = string> {
  /** Key of the part; of what concerns the whole test `document`. */
  readonly part: string;
  readonly member: ExpectedMember;
  readonly expected: unknown;
  /** Null where it is empty, or where nobody can say. */
  readonly actual: unknown;
  /** Why it is as it is. */
  readonly reason: Said;
}

/** What came of one test of a document: an entry of `/resource/test.do`. */
export interface TestResult<Said = string, Title = string> {
  /** Its id. */
  readonly test: string;
  readonly title: Title;
  readonly passed: boolean;
  /** It was not run, for want of time: it counts as failed, and says so. */
  readonly notRun?: true;
  readonly failures: readonly TestFailure<Said>[];
}
