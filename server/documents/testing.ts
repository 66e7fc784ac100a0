import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Static } from 'typebox';
import type { CheckContext } from '../../src/documents/check/context.ts';
import { runTests, type SaidResult } from '../../src/documents/scenario/runTests.ts';
import { type ScenarioContext, testsOf } from '../../src/documents/scenario/subject.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import { storedKind } from '../../src/schemas/kinds.ts';
import { localise } from '../../src/schemas/text.ts';
import type { TestResult } from '../../src/schemas/wire/pageTests.ts';
import { AppError } from '../errors/AppError.ts';
import { contextAmong, documentsAround, surroundings } from './checkContext.ts';
import { findResource } from './findResource.ts';
import { keyOf } from './naming.ts';
import { allowedOf } from './permits.ts';
import type { TestParam } from './schema.ts';
import type { DocumentReading } from './services.ts';
import { type FindPerson, personsOf } from './testedPersons.ts';

/** Processor time of this process in milliseconds: a machine that is busy with other things fails no test. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Runs the tests of a draft, or of what users have.
 * @throws AppError NOT_FOUND, DOCUMENT_INVALID
 */
export async function testResource(
  ctx: DocumentReading,
  { id, version, ...param }: Static<typeof TestParam>,
): Promise<readonly TestResult[]> {
  const kind = storedKind(param.kind);
  const found = await findResource(ctx, kind, id, version);
  if (found === undefined) throw new AppError('NOT_FOUND');
  const document = found.schema as AtriumDocument;
  const documents = await documentsAround(ctx, version);
  documents.set(keyOf({ kind, id }), document);
  const context = contextAmong(documents, await surroundings(ctx, version));
  const say = await saysOf(ctx);
  return (await resultsOf(ctx, document, context)).map((result) => say(document, result));
}

/**
 * Runs the tests of a document one by one; between two of them others have their turn.
 * @param context the documents around it, itself among them
 */
export async function resultsOf(
  ctx: DocumentReading,
  document: AtriumDocument,
  context: CheckContext,
): Promise<readonly SaidResult[]> {
  const tests = testsOf(document);
  if (tests.length === 0) return [];
  const results: SaidResult[] = [];
  for (const result of runTests(document, scenarioContext(context, await personsOf(ctx.db, tests)))) {
    results.push(result);
    await nextTurn();
  }
  return results;
}

const scenarioContext = (context: CheckContext, person: FindPerson): ScenarioContext => ({
  ...context,
  person,
  clock: processorTime,
});

/**
 * Says results in the caller's language. Of a test that looks as a named person only whether it passes is told to whom
 * may not look at the document's system as others do: what such a page holds is that person's name.
 */
export async function saysOf(
  ctx: DocumentReading,
): Promise<(document: AtriumDocument, result: SaidResult) => TestResult> {
  const mayPreview = await allowedOf(ctx, 'preview');
  const { locale } = ctx;
  return (document, { test, title, passed, failures }) => {
    const named = testsOf(document).find(({ id }) => id === test)?.as.userId !== undefined;
    const kind = storedKind(document.kind);
    const covered = named && !mayPreview({ kind, id: document.id });
    return {
      ...{ test, title: localise(title, locale), passed },
      failures: failures.map(({ reason, actual, ...failure }) => ({
        ...failure,
        actual: covered ? null : actual,
        reason: localise(covered ? COVERED : reason, locale),
      })),
    };
  };
}

const COVERED = {
  zhCN: '这项测试以某位用户的身份查看；当前角色没有预览权限，不能看到详情',
  enUS: 'The test looks as a certain user: the current role may not preview, and is not told more',
};
