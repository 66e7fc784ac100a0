import type { Static } from 'typebox';
import type { SaidResult } from '../../src/documents/scenario/runTests.ts';
import { testsOf } from '../../src/documents/scenario/subject.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import { storedKind } from '../../src/schemas/kinds.ts';
import type { PageTest } from '../../src/schemas/pageTest.ts';
import { localise, type LocalText } from '../../src/schemas/text.ts';
import type { TestResult } from '../../src/schemas/wire/pageTests.ts';
import { AppError } from '../errors/AppError.ts';
import { documentsAround } from './checkContext.ts';
import { findResource } from './findResource.ts';
import { keyOf } from './naming.ts';
import { allowedOf } from './permits.ts';
import type { TestParam } from './schema.ts';
import type { DocumentReading } from './services.ts';
import { personsOf } from './testedPersons.ts';
import { partsOf } from './testJob.ts';
import type { Unjudged } from './testJob.ts';

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
  const tests = testsOf(document);
  if (tests.length === 0) return [];
  const say = await saysOf(ctx);
  const then = partsOf([document], documents);
  const persons = await personsOf(ctx.db, tests);
  const job = { coming: [document], others: [], now: new Map<string, unknown>(), then, persons };
  const { judged, unjudged } = await ctx.platform.testThread.judge(job, false);
  const [{ results } = { results: undefined }] = judged;
  return (results ?? tests.map((each) => notRun(each, unjudged))).map((result) => say(document, result));
}

/** What is said of a test that nobody came to. @param title absent: its own */
export const notRun = (
  { id, title }: Pick<PageTest, 'id' | 'title'>,
  why: Unjudged = 'late',
): SaidResult => ({
  ...{ test: id, title, passed: false, notRun: true },
  failures: [
    { ...{ part: 'document', member: 'valid', expected: true, actual: null }, reason: NOT_RUN[why] },
  ],
});

const NOT_RUN: Readonly<Record<Unjudged, LocalText>> = {
  late: {
    zhCN: '没有运行：这次要运行的测试用时过长，已停止',
    enUS: 'Not run: the tests that are run together take too long, and were stopped',
  },
  busy: {
    zhCN: '没有运行：服务器正在为多次发布运行测试，请稍后重试',
    enUS: 'Not run: the server is running tests for several publications; try again in a moment',
  },
};

/**
 * Says results in the caller's language. Of a test that looks as a named person only whether it passes is told to whom
 * may not look at the document's system as others do: what such a page holds is that person's name.
 */
export async function saysOf(
  ctx: DocumentReading,
): Promise<(document: AtriumDocument, result: SaidResult) => TestResult> {
  const mayPreview = await allowedOf(ctx, 'preview');
  const { locale } = ctx;
  return (document, { title, failures, ...result }) => {
    const named = testsOf(document).find(({ id }) => id === result.test)?.as.userId !== undefined;
    const kind = storedKind(document.kind);
    const covered = named && !mayPreview({ kind, id: document.id });
    return {
      ...{ ...result, title: localise(title, locale) },
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
