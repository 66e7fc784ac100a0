import { toLocalText } from '../../../src/documents/rule.ts';
import { localise } from '../../../src/schemas/text.ts';
import type { FormDocument } from '../../../src/schemas/documents/index.ts';
import type { DescribedCall, OfferedCall } from '../../../src/schemas/wire/interface.ts';
import type { InterfaceReading } from '../definition/services.ts';
import { shapeOf } from '../../records/formModules.ts';
import { findOnePublished, listReadable } from '../definition/repository.ts';
import type { Definition } from '../definition/schema.ts';
import { formInputsIn } from './formInputs.ts';
import { formReads, isFormRead } from '../../../src/schemas/wire/moduleCalls.ts';
import type { FormRead } from '../../../src/schemas/wire/moduleCalls.ts';

export type CallablesContext = Pick<InterfaceReading, 'db' | 'platform' | 'locale'>;

/** Why nothing can be called under an address. */
export type NoCall = 'UNKNOWN_CALL' | 'STEP_COMPOSED' | 'STEP_WRITES';

const READS = Object.keys(formReads) as FormRead[];

const offeredOf = ({ moduleCode, interfaceUrl, name, answers }: Definition): OfferedCall => ({
  call: `${moduleCode}/${interfaceUrl}`,
  name,
  answers,
});

function offeredRead(
  form: FormDocument,
  read: FormRead,
  { locale }: Pick<CallablesContext, 'locale'>,
): OfferedCall {
  return {
    call: `${form.id}/${read}`,
    name: localise(form.title ?? form.name, locale),
    answers: read === 'list' ? 'list' : 'result',
    read,
  };
}

/** A read of a form with its inputs and outputs. */
export function describeRead(
  form: FormDocument,
  read: FormRead,
  ctx: Pick<CallablesContext, 'platform' | 'locale'>,
): DescribedCall {
  const shape = shapeOf(form, ctx.platform);
  const columns = [...shape.columns.values()].filter(({ secret }) => secret !== true);
  const titled = columns.map(({ code, type }) => {
    const title = shape.byCode.get(code)?.node.title;
    return { name: code, title: title === undefined ? code : toLocalText(title)[ctx.locale], type };
  });
  return {
    ...offeredRead(form, read, ctx),
    inputs: formInputsIn(read, ctx.locale),
    outputs: read === 'count' ? [{ name: 'count', title: 'count', type: 'number' }] : titled,
    fields: titled,
  };
}

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

/** What a step calls, or why it cannot: it is not there, composed itself, or writes. */
export async function findCallable(ctx: CallablesContext, call: string): Promise<DescribedCall | NoCall> {
  const [moduleCode = '', interfaceUrl = ''] = call.split('/');
  if (isFormRead(interfaceUrl)) {
    const form = await ctx.platform.documents.find(ctx.db, 'form', moduleCode);
    return form === undefined ? 'UNKNOWN_CALL' : describeRead(form.document, interfaceUrl, ctx);
  }
  const found = await findOnePublished(ctx.db, { moduleCode, interfaceUrl });
  if (found === undefined) return 'UNKNOWN_CALL';
  // None within another: so that no chain of them leads back to where it began.
  if (found.definition.kind === 'composed') return 'STEP_COMPOSED';
  return found.definition.writes === true ? 'STEP_WRITES' : describeInterface(found.definition);
}

/** Some of what steps can call, with inputs and outputs; what cannot be called is left out. */
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

/** All that steps can call: published interfaces that read and are not composed, and the reads of published forms. */
export async function listCallables(ctx: CallablesContext): Promise<readonly OfferedCall[]> {
  const [interfaces, forms] = await Promise.all([
    listReadable(ctx.db),
    ctx.platform.documents.list(ctx.db, 'form'),
  ]);
  return [
    ...interfaces.map(offeredOf),
    ...forms.flatMap(({ document }) => READS.map((read) => offeredRead(document, read, ctx))),
  ];
}
