import { Compile } from 'typebox/compile';
import { literal } from '../../../src/conditions/index.ts';
import { formReads } from '../../../src/schemas/wire/moduleCalls.ts';
import type { FormRead } from '../../../src/schemas/wire/moduleCalls.ts';
import type { InterfaceReading } from '../definition/services.ts';
import { describeErrors } from '../../envelope/payload.ts';
import { AppError, invalidInput } from '../../errors/AppError.ts';
import type { OpenModule } from '../../records/formModules.ts';
import { countRecords, getRecord, listRecords } from '../../records/reading.ts';

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

const list = Compile(formReads.list);
const detail = Compile(formReads.detail);
const count = Compile(formReads.count);

/** A value all of whose texts are taken as they stand. */
function asItStands(value: unknown): unknown {
  if (typeof value === 'string') return literal(value);
  if (Array.isArray(value)) return value.map(asItStands);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asItStands(member)]));
}

/** Reads a form module as the caller may; a record that is not there, or out of reach, is nothing. */
export async function readForm(
  ctx: InterfaceReading,
  module: OpenModule,
  read: FormRead,
  values: Given,
): Promise<StepAnswer> {
  // As with inputs of interfaces, null is none.
  const given = Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== null)
      // Its expressions have been evaluated: what a caller typed is none.
      .map(([name, value]) => [name, name === 'where' ? asItStands(value) : value]),
  );
  if (read === 'list') {
    if (!list.Check(given)) throw invalidInput(...describeErrors(list.Errors(given)));
    // A step takes all rows where it asks for no page: half a list would be joined to nothing.
    const param = { limit: -1, ...given };
    const { list: found = [], total = 0 } = await listRecords(ctx, module, param);
    const { offset = 0 } = given;
    // What was skipped is not missing either.
    const isPage = param.limit >= 0 || (offset > 0 && offset + found.length >= total);
    return { list: found as StepAnswer['list'], result: null, total, isPage };
  }
  if (read === 'count') {
    if (!count.Check(given)) throw invalidInput(...describeErrors(count.Errors(given)));
    const result = { count: await countRecords(ctx, module, given) };
    return { list: [], result, total: 0 };
  }
  if (!detail.Check(given)) throw invalidInput(...describeErrors(detail.Errors(given)));
  try {
    return { list: [], result: await getRecord(ctx, module, given), total: 0 };
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return { list: [], result: null, total: 0 };
    throw error;
  }
}
