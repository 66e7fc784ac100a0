import type { SaidResult } from '../../src/documents/scenario/runTests.ts';
import { testsOf } from '../../src/documents/scenario/subject.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import { type ResourceKind, storedKind } from '../../src/schemas/kinds.ts';
import type { TestResult } from '../../src/schemas/wire/pageTests.ts';
import { AppError } from '../errors/AppError.ts';
import { documentsAround, type Standing } from './checkContext.ts';
import { usersAmong } from './namedBy.ts';
import { keyOf, readAs } from './naming.ts';
import { allowedOf } from './permits.ts';
import type { DocumentReading } from './services.ts';
import { personsOf } from './testedPersons.ts';
import { notRun, saysOf } from './testing.ts';
import { partsOf } from './testJob.ts';
import type { Unjudged } from './testJob.ts';

/** A test of a document, as it comes out once something is published. */
export interface TestOf extends TestResult {
  readonly kind: ResourceKind;
  readonly id: string;
  readonly name: string;
}

/**
 * The tests of what is published, all of them, and of the documents that name it those that fail then and do not fail now:
 * tests of a further form, when its form changes. Documents whose tests were not run are among them, as failing.
 * @param standing whose documents are looked at: those that users have, or those that are worked on
 * @param holds a transaction is open meanwhile
 */
export async function testsWith(
  ctx: DocumentReading,
  coming: readonly AtriumDocument[],
  { standing = 'published', holds = false }: { standing?: Standing; holds?: boolean } = {},
): Promise<readonly TestOf[]> {
  const keys = coming.map(({ kind, id }) => keyOf({ kind: storedKind(kind), id }));
  const around = await documentsAround(ctx, standing);
  const others = await testedUsers(ctx, keys, around, standing);
  const tested = [...coming.filter((document) => testsOf(document).length > 0), ...others];
  if (tested.length === 0) return [];
  const present = new Map(around);
  for (const key of keys) {
    const [kind = '', id = ''] = key.split('/');
    const shown = await ctx.platform.documents.findShown(ctx.db, kind as ResourceKind, id);
    if (shown === undefined) present.delete(key);
    else present.set(key, shown.document);
  }
  const future = new Map([...around, ...coming.map((document, at) => [keys[at] ?? '', document] as const)]);
  const job = {
    coming: tested.slice(0, tested.length - others.length),
    others,
    now: partsOf(others, present),
    then: partsOf(tested, future),
    persons: await personsOf(ctx.db, tested.flatMap(testsOf)),
  };
  const { judged, unjudged } = await ctx.platform.testThread.judge(job, holds);
  const say = await saysOf(ctx);
  const found = tested.flatMap((document, index) => {
    const results = judged.find(({ at }) => at === index)?.results ?? [allNotRun(document, unjudged)];
    const { kind, id, name } = document;
    return results.map((result) => ({ kind: storedKind(kind), id, name, ...say(document, result) }));
  });
  return withoutForeign(ctx, found);
}

/** Of a document that nobody came to there is one entry for all of its tests. */
const allNotRun = (document: AtriumDocument, why: Unjudged | undefined): SaidResult => {
  const count = String(testsOf(document).length);
  const title = { zhCN: `全部 ${count} 项测试`, enUS: `All tests (${count})` };
  return notRun({ id: ALL_TESTS, title }, why);
};

/** In the place of the id of a test, which it cannot be: all of a document. */
const ALL_TESTS = '*';

/** Documents with tests that name some, as `kind/id`. */
async function testedUsers(
  ctx: DocumentReading,
  keys: readonly string[],
  documents: ReadonlyMap<string, unknown>,
  standing: Standing,
): Promise<readonly AtriumDocument[]> {
  const pairs = await usersAmong(ctx, keys, documents);
  return pairs.flatMap((pair) => {
    const stored = pair[standing];
    const document = keys.includes(keyOf(pair)) || stored === null ? undefined : readAs(stored);
    return document !== undefined && testsOf(document).length > 0 ? [document] : [];
  });
}

/** Of a document that the caller may not read it is told that its test fails, and nothing of what stands in it. */
async function withoutForeign(ctx: DocumentReading, found: readonly TestOf[]): Promise<readonly TestOf[]> {
  const mayRead = await allowedOf(ctx, 'read');
  return found.map((each) => (mayRead(each) ? each : { ...each, title: '', failures: [] }));
}

/**
 * Refuses a publication with which tests fail or were not run, unless somebody says why it is to be done all the same.
 * @returns what the audit keeps of it
 * @throws AppError TEST_FAILED with the tests
 */
export async function refuseFailing(
  ctx: DocumentReading,
  coming: readonly AtriumDocument[],
  override: string | undefined,
): Promise<{ override?: string; failed?: readonly string[] }> {
  const failing = (await testsWith(ctx, coming, { holds: true })).filter(({ passed }) => !passed);
  if (failing.length === 0) return {};
  if (override !== undefined)
    return { override, failed: failing.map((each) => `${keyOf(each)}#${each.test}`) };
  throw new AppError('TEST_FAILED', { list: failing });
}
