import { Compile } from 'typebox/compile';
import type { InterfaceReading } from './definition/services.ts';
import { describeErrors } from '../envelope/payload.ts';
import { AppError, invalidInput } from '../errors/AppError.ts';
import { openModule } from '../records/formModules.ts';
import type { CallRows } from '../records/sourceOptions.ts';
import { callInterface } from './callInterface.ts';
import { isModuleCall } from '../../src/schemas/wire/callables.ts';
import { readModule } from '../steps/readModule.ts';
import type { StepAnswer } from '../steps/StepAnswer.ts';
import { publishedAt } from './definition/open.ts';
import { mayCall } from './definition/policy.ts';
import { CallInterfaceParam } from './definition/schema.ts';

const callParam = Compile(CallInterfaceParam);

/**
 * Reads rows as a page of the caller's does that names the call as its source: all that may be had at once where nothing
 * is said of how many. Undefined for calls that write, that answer no rows, and for those that nobody configured: the
 * product's own.
 * @param call `moduleCode/interfaceUrl`
 * @param given what is sent along, as `param` of a request
 * @throws AppError FORBIDDEN, NOT_FOUND, INPUT_INVALID, and what the interface fails with
 */
export async function readCall(
  ctx: InterfaceReading,
  call: string,
  given: Readonly<Record<string, unknown>>,
): Promise<CallRows | undefined> {
  const [moduleCode = '', interfaceUrl = '', ...rest] = call.split('/');
  if (rest.length > 0) return undefined;
  const param = { limit: -1, ...given };
  if (interfaceUrl === 'list')
    return readModule(ctx, await openModule(ctx, moduleCode, 'list'), 'list', param);
  if (isModuleCall(interfaceUrl)) return undefined;
  const found = await publishedAt(ctx, { moduleCode, interfaceUrl });
  if (found?.definition.answers !== 'list' || found.definition.writes === true) return undefined;
  if (!mayCall(found.definition, ctx.actor)) throw new AppError('FORBIDDEN');
  if (!callParam.Check(param)) throw invalidInput(...describeErrors(callParam.Errors(param)));
  const { list = [], total = 0 } = await callInterface(ctx, found, param);
  return { list: list as StepAnswer['list'], total };
}
