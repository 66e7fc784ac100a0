import { Compile } from 'typebox/compile';
import { literal } from '../../src/conditions/index.ts';
import { callables } from '../../src/schemas/wire/callables.ts';
import type { ModuleRead } from '../../src/schemas/wire/callables.ts';
import { describeErrors } from '../envelope/payload.ts';
import { AppError, invalidInput } from '../errors/AppError.ts';
import type { OpenModule } from '../records/formModules.ts';
import { countRecords, getRecord, listRecords } from '../records/reading.ts';
import type { RecordReading } from '../records/services.ts';
import { NOTHING, resultOf } from './StepAnswer.ts';
import type { StepAnswer } from './StepAnswer.ts';
import type { Given } from './StepHost.ts';

const list = Compile(callables.list.param);
const detail = Compile(callables.detail.param);
const count = Compile(callables.count.param);

/** A value all of whose texts are taken as they stand. */
function asItStands(value: unknown): unknown {
  if (typeof value === 'string') return literal(value);
  if (Array.isArray(value)) return value.map(asItStands);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asItStands(member)]));
}

/**
 * Reads a module under the authority that it was opened with; a record that is not there, or out of reach, is nothing.
 * @param values what the read takes, evaluated already
 * @throws AppError INPUT_INVALID, FIELD_FORBIDDEN, QUERY_TOO_COMPLEX
 */
export async function readModule(
  ctx: RecordReading,
  module: OpenModule,
  read: ModuleRead,
  values: Given,
): Promise<StepAnswer> {
  // As with inputs of interfaces, null is none.
  const given = Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => (value ?? null) !== null)
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
    return resultOf({ count: await countRecords(ctx, module, given) });
  }
  if (!detail.Check(given)) throw invalidInput(...describeErrors(detail.Errors(given)));
  try {
    return resultOf(await getRecord(ctx, module, given));
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return NOTHING;
    throw error;
  }
}
