import type { DescribedCall, OfferedCall } from '../../../src/schemas/wire/interface.ts';
import { callableOf, isModuleCall } from '../../../src/schemas/wire/callables.ts';
import { describeModuleCall, offerModuleCall, stepCalls } from '../../steps/describeModuleCall.ts';
import type { NoCall } from '../../steps/check/checkCall.ts';
import { findOnePublished, listReadable } from '../definition/repository.ts';
import type { Definition } from '../definition/schema.ts';
import type { InterfaceReading } from '../definition/services.ts';

export type CallablesContext = Pick<InterfaceReading, 'db' | 'platform' | 'locale'>;

const offeredOf = ({ moduleCode, interfaceUrl, name, answers, writes }: Definition): OfferedCall => ({
  call: `${moduleCode}/${interfaceUrl}`,
  name,
  answers,
  writes: writes === true,
});

/** A published interface with its inputs and outputs. */
export function describeInterface(definition: Definition): DescribedCall {
  return {
    ...offeredOf(definition),
    inputs: definition.inputs
      // What the session gives is nobody's to fill in.
      .filter(({ from }) => from === undefined)
      .map(({ name, title = name, type, required = false, default: usual = null }) => ({
        name,
        title,
        type,
        required: required && usual === null,
      })),
    outputs: definition.outputs.map(({ name, title = name, type }) => ({ name, title, type })),
  };
}

/** What a step makes at an address, or why it cannot: it is not there, composed itself, or an interface that writes. */
export async function findCallable(ctx: CallablesContext, call: string): Promise<DescribedCall | NoCall> {
  const [moduleCode = '', interfaceUrl = ''] = call.split('/');
  if (isModuleCall(interfaceUrl)) {
    if (callableOf(interfaceUrl)?.step === undefined) return 'UNKNOWN_CALL';
    const form = await ctx.platform.documents.find(ctx.db, 'form', moduleCode);
    return form === undefined ? 'UNKNOWN_CALL' : describeModuleCall(form.document, interfaceUrl, ctx);
  }
  const found = await findOnePublished(ctx.db, { moduleCode, interfaceUrl });
  if (found === undefined) return 'UNKNOWN_CALL';
  // None within another: so that no chain of them leads back to where it began.
  if (found.definition.kind === 'composed') return 'STEP_COMPOSED';
  return found.definition.writes === true ? 'STEP_WRITES' : describeInterface(found.definition);
}

/** Some of what steps can make, with inputs and outputs; what cannot be made is left out. */
export async function describeCallables(
  ctx: CallablesContext,
  calls: readonly string[],
): Promise<readonly DescribedCall[]> {
  const found: DescribedCall[] = [];
  for (const call of new Set(calls)) {
    const callable = await findCallable(ctx, call);
    if (typeof callable !== 'string') found.push(callable);
  }
  return found;
}

/** All that steps can make: published interfaces that read and are not composed, and calls of published forms. */
export async function listCallables(ctx: CallablesContext): Promise<readonly OfferedCall[]> {
  const [interfaces, forms] = await Promise.all([
    listReadable(ctx.db),
    ctx.platform.documents.list(ctx.db, 'form'),
  ]);
  return [
    ...interfaces.map(offeredOf),
    ...forms.flatMap(({ document }) => stepCalls.map((action) => offerModuleCall(document, action, ctx))),
  ];
}
