import { Compile } from 'typebox/compile';
import { CountParam, DetailParam, ListParam } from '../../../../src/schemas/wire/moduleCalls.ts';
import type { AccessContext, ReadyContext } from '../../../call/definition.ts';
import { describeErrors } from '../../../call/payload.ts';
import { AppError, invalidInput } from '../../../errors/AppError.ts';
import type { OpenModule } from '../../formModule/formModules.ts';
import { countRecords, getRecord, listRecords } from '../../formModule/reading.ts';

/** Calls of form modules that a step may make. */
export const formReads = { list: ListParam, detail: DetailParam, count: CountParam } as const;
export type FormRead = keyof typeof formReads;

export const isFormRead = (url: string): url is FormRead => Object.hasOwn(formReads, url);

/** What a step came to: rows, or one result. */
export interface StepAnswer {
  readonly list: readonly Readonly<Record<string, unknown>>[];
  readonly result: unknown;
  /** All rows that there are; a list that is shorter is cut. */
  readonly total: number;
  /** Only so many rows were asked for: what is beyond them is not missing. */
  readonly isPage?: boolean;
}

type Given = Readonly<Record<string, unknown>>;

const list = Compile(ListParam);
const detail = Compile(DetailParam);
const count = Compile(CountParam);

const contextOf = <P>(ctx: AccessContext, param: P): ReadyContext<P> => ({
  ...ctx,
  param,
  requestId: undefined,
});

/** Reads a form module as the caller may; a record that is not there, or out of reach, is nothing. */
export async function readForm(
  ctx: AccessContext,
  module: OpenModule,
  read: FormRead,
  values: Given,
): Promise<StepAnswer> {
  // As with inputs of interfaces, null is none.
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  if (read === 'list') {
    if (!list.Check(given)) throw invalidInput(...describeErrors(list.Errors(given)));
    // A step takes all rows where it asks for no page: half a list would be joined to nothing.
    const param = { limit: -1, ...given };
    const { list: found = [], total = 0 } = await listRecords(contextOf(ctx, param), module);
    return { list: found as StepAnswer['list'], result: null, total, isPage: param.limit >= 0 };
  }
  if (read === 'count') {
    if (!count.Check(given)) throw invalidInput(...describeErrors(count.Errors(given)));
    const result = { count: await countRecords(contextOf(ctx, given), module) };
    return { list: [], result, total: 0 };
  }
  if (!detail.Check(given)) throw invalidInput(...describeErrors(detail.Errors(given)));
  try {
    return { list: [], result: await getRecord(contextOf(ctx, given), module), total: 0 };
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return { list: [], result: null, total: 0 };
    throw error;
  }
}
