import { withinSteps } from '../../conditions/index.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import {
  type ExpectedMember,
  expectedFlags,
  type Expectation,
  type PageTest,
} from '../../schemas/pageTest.ts';
import type { LocalText, Text } from '../../schemas/text.ts';
import type { TestFailure, TestResult } from '../../schemas/wire/pageTests.ts';
import { same } from '../same.ts';
import { Meter, OverBudget } from './Meter.ts';
import { type Observation, observe, type SeenPart } from './observe.ts';
import { scopeOf, timeOf } from './scopeOf.ts';
import {
  compileSubject,
  isTested,
  type Person,
  type ScenarioContext,
  type Subject,
  type TestedDocument,
  testsOf,
} from './subject.ts';
import { words } from './words.ts';

/** Milliseconds that all tests of one document may take. */
const MILLISECONDS = 3_000;
/** Steps that the expressions of one test may take together. */
const STEPS = 5_000_000;

/** What came of a test, said in both languages. */
export type SaidResult = TestResult<LocalText, Text>;
type SaidFailure = TestFailure<LocalText>;

/** What a page looks like in a test; `failed`: why nobody can look. */
export type Sight =
  | Extract<Observation, { parts: unknown }>
  | {
      readonly failed: LocalText;
      /** There was no time left to look. */
      readonly notRun?: true;
    };

/**
 * Runs the tests of one document, each by itself: compile, resolve and settle by the functions of page and server. Pure,
 * and bounded: a test that never settles fails, and says so.
 */
export class Scenario {
  private readonly document: TestedDocument;
  private readonly context: ScenarioContext;
  private readonly meter: Meter;
  private readonly clock: () => number;
  private readonly until: number;
  private compiled: { readonly now: number | undefined; readonly subject: Subject | undefined } | undefined;

  constructor(document: TestedDocument, context: ScenarioContext) {
    this.document = document;
    this.context = context;
    this.clock = context.clock ?? (() => performance.now());
    this.meter = new Meter(this.clock);
    this.until = this.clock() + Math.min(MILLISECONDS, context.most ?? MILLISECONDS);
  }

  run(test: PageTest): SaidResult {
    const sight = this.see(test);
    const failures =
      'failed' in sight
        ? [ofDocument(sight.failed)]
        : test.expect.flatMap((each) => failuresOf(each, sight.parts));
    const notRun = 'notRun' in sight && { notRun: true as const };
    return { test: test.id, title: test.title, passed: failures.length === 0, ...notRun, failures };
  }

  /** The parts of the page as a test finds them, whatever it expects of them. */
  see(test: PageTest): Sight {
    const left = this.until - this.clock();
    if (left <= 0) return { failed: words.notRun, notRun: true };
    const person = this.personOf(test);
    if ('failed' in person) return person;
    const now = timeOf(test);
    if (Number.isNaN(now)) return { failed: words.noTime };
    const subject = this.subject(now);
    if (subject === undefined) return { failed: words.noForm };
    // What compiling takes is bounded by the limits of documents.
    this.meter.begin(left);
    try {
      const { schoolId } = this.context;
      const seen = withinSteps(STEPS, () =>
        observe(subject, test, scopeOf(subject, test, { person: person.found, schoolId })),
      );
      return seen.restless === undefined ? seen : { failed: words.restless(seen.restless) };
    } catch (error) {
      if (error instanceof OverBudget) return { failed: words.tooLong };
      throw error;
    }
  }

  /** Compiled once for all tests at one time, since what never changes is worked out while it is compiled. */
  private subject(now: number | undefined): Subject | undefined {
    if (this.compiled?.now !== now || this.compiled === undefined) {
      const clock = now === undefined ? Date.now : () => now;
      const { document, context, meter } = this;
      this.compiled = { now, subject: compileSubject(document, context, { now: clock, meter }) };
    }
    return this.compiled.subject;
  }

  private personOf({
    as,
  }: PageTest): { readonly found: Person | undefined } | { readonly failed: LocalText } {
    if (as.userId === undefined) return { found: undefined };
    const found = this.context.person?.(as.userId);
    if (found === null) return { failed: words.noPerson };
    if (found && !found.roles.includes(as.role)) return { failed: words.otherRole };
    return { found };
  }
}

/** Runs all tests of a document, one at a time as they are asked for; none of kinds that have none. */
export function* runTests(document: AtriumDocument, context: ScenarioContext): Generator<SaidResult> {
  if (!isTested(document)) return;
  const scenario = new Scenario(document, context);
  for (const test of testsOf(document)) yield scenario.run(test);
}

const ofDocument = (reason: LocalText): SaidFailure => ({
  ...{ part: 'document', member: 'valid', expected: true, actual: null },
  reason,
});

const MEMBERS: readonly ExpectedMember[] = [...expectedFlags, 'value'];

function failuresOf(expected: Expectation, parts: ReadonlyMap<string, SeenPart>): readonly SaidFailure[] {
  const seen = parts.get(expected.part);
  return MEMBERS.flatMap((member) => {
    const wanted = expected[member];
    if (wanted === undefined) return [];
    const failed = (actual: unknown, reason: LocalText): readonly SaidFailure[] => [
      { part: expected.part, member, expected: wanted, actual, reason },
    ];
    const found = seen?.members[member];
    if (found === undefined) return failed(null, seen === undefined ? words.noPart : words.noMember);
    if (found.undecided !== undefined) return failed(null, words.undecided(found.undecided));
    return same(found.value ?? null, wanted) ? [] : failed(found.value ?? null, found.why());
  });
}
