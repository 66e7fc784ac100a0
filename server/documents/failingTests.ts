import type { SaidResult } from '../../src/documents/scenario/runTests.ts';
import { testsOf } from '../../src/documents/scenario/subject.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import { type ResourceKind, storedKind } from '../../src/schemas/kinds.ts';
import type { TestResult } from '../../src/schemas/wire/pageTests.ts';
import { AppError } from '../errors/AppError.ts';
import { contextAmong, documentsAround, type Standing, surroundings } from './checkContext.ts';
import { usersAmong } from './namedBy.ts';
import { keyOf, readAs } from './naming.ts';
import { allowedOf } from './permits.ts';
import type { DocumentReading } from './services.ts';
import { resultsOf, saysOf } from './testing.ts';

/** A test of a document, as it comes out once something is published. */
export interface TestOf extends TestResult {
  readonly kind: ResourceKind;
  readonly id: string;
  readonly name: string;
}

/** Milliseconds of processor time that the tests of the documents that name what is published may take. */
const MILLISECONDS = 10_000;

/**
 * The tests of what is published, all of them, and of the documents that name it those that fail then and do not fail now:
 * tests of a further form, when its form changes.
 * @param standing whose documents are looked at: those that users have, or those that are worked on
 */
export async function testsWith(
  ctx: DocumentReading,
  coming: readonly AtriumDocument[],
  standing: Standing = 'published',
): Promise<readonly TestOf[]> {
  const keys = coming.map(({ kind, id }) => keyOf({ kind: storedKind(kind), id }));
  const around = await documentsAround(ctx, standing);
  const now = new Map(around);
  for (const key of keys) {
    const [kind = '', id = ''] = key.split('/');
    const present = await ctx.platform.documents.findShown(ctx.db, kind as ResourceKind, id);
    if (present === undefined) now.delete(key);
    else now.set(key, present.document);
  }
  const then = new Map([...around, ...coming.map((document, at) => [keys[at] ?? '', document] as const)]);
  const others = await testedUsers(ctx, keys, standing);
  if (others.length === 0 && coming.every((document) => testsOf(document).length === 0)) return [];
  const beside = await surroundings(ctx, standing);
  const [before, after] = [contextAmong(now, beside), contextAmong(then, beside)];
  const say = await saysOf(ctx);
  const found: TestOf[] = [];
  const tell = (document: AtriumDocument, results: readonly SaidResult[]): void => {
    const { kind, id, name } = document;
    for (const result of results) found.push({ kind: storedKind(kind), id, name, ...say(document, result) });
  };
  for (const document of coming) tell(document, await resultsOf(ctx, document, after));
  const from = process.cpuUsage();
  for (const document of others) {
    const { user, system } = process.cpuUsage(from);
    if ((user + system) / 1000 > MILLISECONDS) break;
    const failed = (await resultsOf(ctx, document, after)).filter(({ passed }) => !passed);
    if (failed.length === 0) continue;
    const known = new Set(
      (await resultsOf(ctx, document, before)).flatMap(({ test, passed }) => (passed ? [] : [test])),
    );
    tell(
      document,
      failed.filter(({ test }) => !known.has(test)),
    );
  }
  return withoutForeign(ctx, found);
}

/** Documents with tests that name some, as `kind/id`. */
async function testedUsers(
  ctx: DocumentReading,
  keys: readonly string[],
  standing: Standing,
): Promise<readonly AtriumDocument[]> {
  const documents = await documentsAround(ctx, standing);
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
 * Refuses a publication with which tests fail, unless somebody says why it is to be done all the same.
 * @returns what the audit keeps of it
 * @throws AppError TEST_FAILED with the tests
 */
export async function refuseFailing(
  ctx: DocumentReading,
  coming: readonly AtriumDocument[],
  override: string | undefined,
): Promise<{ override?: string; failed?: readonly string[] }> {
  const failing = (await testsWith(ctx, coming)).filter(({ passed }) => !passed);
  if (failing.length === 0) return {};
  if (override !== undefined)
    return { override, failed: failing.map((each) => `${keyOf(each)}#${each.test}`) };
  throw new AppError('TEST_FAILED', { list: failing });
}
