import { localise, type LocalText, type Text } from '../../schemas/text.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { Expectation, ExpectedMember, PageTest } from '../../schemas/pageTest.ts';
import { MOST_TESTS } from '../../schemas/pageTest.ts';
import { same } from '../same.ts';
import { IdSource } from '../parts/newId.ts';
import { isTested, testsOf } from '../scenario/subject.ts';
import { type Command, type EditLanguage, gone, type Refused, refuse, treeOf, withValue } from './command.ts';
import { stepTitle } from './stepTitle.ts';

/** A test that is not in a document yet. */
export type NewTest = Omit<PageTest, 'id'>;

const withTests = (document: AtriumDocument, tests: readonly PageTest[]): AtriumDocument =>
  withValue(document, '/tests', tests.length === 0 ? undefined : tests);

/** Why a document takes no further test. */
function refusal(document: AtriumDocument): Refused | undefined {
  if (!isTested(document)) return refuse('这种文档没有测试', 'Documents of this kind have no tests');
  if (testsOf(document).length < MOST_TESTS) return undefined;
  return refuse(`最多 ${String(MOST_TESTS)} 项测试`, `At most ${String(MOST_TESTS)} tests`);
}

const newId = (document: AtriumDocument, language: EditLanguage): string =>
  new IdSource(treeOf(document, language), language.idSuffix).next('test');

/** Adds a test behind the others. */
export const addTest =
  (test: NewTest): Command =>
  (document, language) => {
    const refused = refusal(document);
    if (refused) return refused;
    const added = { id: newId(document, language), ...test };
    const title = stepTitle('新增测试', 'Add test', inQuotes(test.title));
    return { document: withTests(document, [...testsOf(document), added]), title, select: [] };
  };

/** Puts a test in the place of the one of its id. */
export const setTest =
  (test: PageTest): Command =>
  (document) => {
    const before = testsOf(document).find(({ id }) => id === test.id);
    if (before === undefined) return gone();
    if (same(before, test)) return refuse('没有变化', 'Nothing changes');
    const tests = testsOf(document).map((each) => (each.id === test.id ? test : each));
    return {
      document: withTests(document, tests),
      title: stepTitle('修改测试', 'Change test', inQuotes(test.title)),
    };
  };

/** Takes a test away. */
export const removeTest =
  (id: string): Command =>
  (document) => {
    const test = testsOf(document).find((each) => each.id === id);
    if (test === undefined) return gone();
    const tests = testsOf(document).filter((each) => each !== test);
    return {
      document: withTests(document, tests),
      title: stepTitle('删除测试', 'Remove test', inQuotes(test.title)),
    };
  };

/** Puts the same test behind itself, under another title. */
export const duplicateTest =
  (id: string): Command =>
  (document, language) => {
    const refused = refusal(document);
    if (refused) return refused;
    const at = testsOf(document).findIndex((each) => each.id === id);
    const test = testsOf(document)[at];
    if (test === undefined) return gone();
    const copy = { ...test, id: newId(document, language), title: copied(test.title) };
    const tests = testsOf(document).toSpliced(at + 1, 0, copy);
    return {
      document: withTests(document, tests),
      title: stepTitle('复制测试', 'Duplicate test', inQuotes(test.title)),
    };
  };

/** What a test found, where that is other than it expects. */
export interface Found {
  readonly part: string;
  readonly member: ExpectedMember;
  readonly actual: unknown;
}

/** Expects from now on what a test found. */
export const acceptFound =
  (id: string, found: readonly Found[]): Command =>
  (document, language) => {
    const test = testsOf(document).find((each) => each.id === id);
    if (test === undefined) return gone();
    const expect = test.expect.map((each) => accepted(each, found));
    return setTest({ ...test, expect })(document, language);
  };

const accepted = (expected: Expectation, found: readonly Found[]): Expectation => {
  const own = found.filter(({ part, member }) => part === expected.part && expected[member] !== undefined);
  return { ...expected, ...Object.fromEntries(own.map(({ member, actual }) => [member, actual])) };
};

const copied = (title: Text): LocalText => ({
  zhCN: `${localise(title, 'zhCN')}（副本）`,
  enUS: `${localise(title, 'enUS')} (copy)`,
});

const inQuotes = (title: Text): LocalText => ({
  zhCN: `“${localise(title, 'zhCN')}”`,
  enUS: `“${localise(title, 'enUS')}”`,
});
