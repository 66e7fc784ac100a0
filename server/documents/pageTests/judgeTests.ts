import { contextOf } from '../../../src/documents/check/documentSet.ts';
import { linearPattern } from '../../../src/documents/pattern.ts';
import { runTests, type SaidResult } from '../../../src/documents/scenario/runTests.ts';
import type { ScenarioContext } from '../../../src/documents/scenario/subject.ts';
import type { PackageVocabulary } from '../../../src/documents/vocabulary.ts';
import { metas } from '../../../src/renderers/metas.ts';
import type { AtriumDocument } from '../../../src/schemas/documents/index.ts';
import { documentFits } from '../documentFits.ts';
import type { Judged, TestJob } from '../testJob.ts';

/** Milliseconds that the tests of one job may take together. */
export const JOB_MS = 8_000;

/**
 * Runs the tests of a job, document by document. What is not reached in time is not told: whoever asked takes it for not
 * run.
 * @param clock in milliseconds, from any moment
 */
export function* judgeTests(
  { coming, others, now, then, persons }: TestJob,
  packages: readonly PackageVocabulary[],
  clock: () => number,
): Generator<Judged> {
  const until = clock() + JOB_MS;
  const byId = new Map(persons.map((each) => [each.userId, each]));
  const among = (documents: ReadonlyMap<string, unknown>): ScenarioContext => {
    const entries = [...documents].map(([name, document]) => ({ name, document }));
    const language = { metas, packages, pattern: linearPattern, fits: documentFits };
    return { ...contextOf(entries, language), clock, person: (id) => byId.get(id) ?? null };
  };
  const [before, after] = [among(now), among(then)];
  const run = (document: AtriumDocument, around: ScenarioContext): readonly SaidResult[] => [
    ...runTests(document, { ...around, most: until - clock() }),
  ];
  for (const [at, document] of [...coming, ...others].entries()) {
    if (clock() >= until) return;
    const results = run(document, after);
    if (at < coming.length) yield { at, results };
    else yield { at, results: newlyFailing(results, () => run(document, before)) };
  }
}

/** Those that fail, but for those that are known to fail already: what was not run, then or now, may have passed. */
function newlyFailing(
  results: readonly SaidResult[],
  runBefore: () => readonly SaidResult[],
): readonly SaidResult[] {
  const failed = results.filter(({ passed }) => !passed);
  if (failed.length === 0) return [];
  const known = new Set(
    runBefore().flatMap(({ test, passed, notRun }) => (passed || notRun === true ? [] : [test])),
  );
  return failed.filter(({ test, notRun }) => notRun === true || !known.has(test));
}
