import { toLocalText } from '../../src/documents/rule.ts';
import type { FormDocument, ModuleCall } from '../../src/schemas/documents/form.ts';
import { localise } from '../../src/schemas/text.ts';
import type { Locale } from '../../src/schemas/text.ts';
import { callableOf, callables, isRequired } from '../../src/schemas/wire/callables.ts';
import type { ModuleCallable } from '../../src/schemas/wire/callables.ts';
import type { CallOutput, DescribedCall, OfferedCall } from '../../src/schemas/wire/interface.ts';
import { shapeOf } from '../records/formModules.ts';
import type { RecordReading } from '../records/services.ts';
import type { ModuleColumn, ModuleShape } from '../records/shape.ts';

type Describing = Pick<RecordReading, 'platform' | 'locale'>;

/** The calls of a module that steps make, in the order of the table. */
export const stepCalls: readonly ModuleCall[] = (Object.keys(callables) as ModuleCall[]).filter(
  (name) => callableOf(name)?.step !== undefined,
);

/** A call of a module as a step makes it, by its name. */
export function offerModuleCall(
  form: FormDocument,
  action: ModuleCall,
  { locale }: Pick<Describing, 'locale'>,
): OfferedCall {
  const { answers, writes } = callables[action];
  const name = localise(form.title ?? form.name, locale);
  return { call: `${form.id}/${action}`, name, answers, action, writes };
}

/** The same with what goes in and comes out. */
export function describeModuleCall(form: FormDocument, action: ModuleCall, ctx: Describing): DescribedCall {
  const callable: ModuleCallable = callables[action];
  const { locale } = ctx;
  const shape = shapeOf(form, ctx.platform);
  const columns = [...shape.columns.values()].filter(({ secret }) => secret !== true);
  const titled = columns.map((column) => outputOf(shape, column, locale));
  const { gives } = callable;
  return {
    ...offerModuleCall(form, action, ctx),
    inputs: Object.entries(callable.inputs).map(([name, { title, type }]) => ({
      name,
      title: title[locale],
      type,
      required: isRequired(callable, name),
    })),
    outputs:
      typeof gives === 'string'
        ? titled
        : Object.keys(gives).map((name) => ({
            name,
            title: name,
            type: gives[name] === 'number' ? ('number' as const) : ('text' as const),
          })),
    fields: callable.writes ? writableFields(shape, locale) : titled,
  };
}

function outputOf(shape: ModuleShape, { code, type }: ModuleColumn, locale: Locale): CallOutput {
  const title = shape.byCode.get(code)?.node.title;
  return { name: code, title: title === undefined ? code : toLocalText(title)[locale], type };
}

/** The server computes and numbers the others by itself. */
const writableFields = (shape: ModuleShape, locale: Locale): readonly CallOutput[] =>
  shape.fields
    .filter(({ node, meta }) => node.value === undefined && meta.serial !== true)
    .map((field) => outputOf(shape, field, locale));
