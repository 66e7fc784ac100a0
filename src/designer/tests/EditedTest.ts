import type { NewTest } from '../../documents/edit/tests.ts';
import type { Expectation, PageTest } from '../../schemas/pageTest.ts';
import type { Text } from '../../schemas/text.ts';

/** A test while it is written; members that say nothing are undefined. */
export interface EditedTest {
  /** Undefined: it is not in the document yet. */
  readonly id?: string | undefined;
  readonly title: Text;
  readonly as: PageTest['as'];
  readonly at?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly actionMights?: PageTest['actionMights'] | undefined;
  readonly record?: PageTest['record'] | undefined;
  readonly expect: readonly Expectation[];
}

/** A test as a document holds it, but for its id. */
export const testOf = ({ title, as, at, params, actionMights, record, expect }: EditedTest): NewTest => ({
  title,
  as,
  ...(at !== undefined && { at }),
  ...(params !== undefined && { params: { ...params } }),
  ...(actionMights !== undefined && { actionMights }),
  ...(record !== undefined && { record }),
  expect: [...expect],
});
