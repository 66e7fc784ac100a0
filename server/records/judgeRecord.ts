import type { Values } from '../../src/documents/recordScope.ts';
import type { CompiledForm } from '../../src/documents/form.ts';
import type { RecordWork } from './services.ts';
import { settleFiles } from './files.ts';
import { compiledForm } from './formModules.ts';
import type { OpenModule } from './formModules.ts';
import type { OptionQuestion } from './optionCheck.ts';
import { Refusal } from './refusal.ts';
import { checkSerials } from './serial.ts';
import { changedFields, initialValues, readData, settle } from './settle.ts';

/** A record as a write would leave it, with all that is wrong with it but what has to be looked up. */
export interface Judged extends OptionQuestion {
  /** Every field of the record. */
  readonly settled: Values;
  /** The fields that differ from what is stored; of a new record those that hold something. */
  readonly changed: Values;
  readonly refusal: Refusal;
}

const NONE: ReadonlySet<string> = new Set();

/** A module with its form, compiled. */
export interface FormModule {
  readonly module: OpenModule;
  readonly form: CompiledForm;
  /** Fields whose values nobody knows here: neither they are judged nor what hangs on them. */
  readonly unknown?: ReadonlySet<string>;
}

/** The same of a module. */
export const withForm = async (ctx: RecordWork, module: OpenModule): Promise<FormModule> => ({
  module,
  form: await compiledForm(ctx, module.document),
});

/**
 * The values of a request as they are stored.
 * @throws AppError INPUT_INVALID, FIELD_FORBIDDEN where they are of no field, not the role's to write, or of no type
 */
export function readRequested(module: OpenModule, requested: Readonly<Values>): Values {
  const refusal = new Refusal();
  const data = readData(module, requested, refusal);
  refusal.throwIfAny();
  return data;
}

/** Judges what values that were read make of a new record. */
export function judgeNew(ctx: RecordWork, known: FormModule, data: Readonly<Values>): Promise<Judged> {
  const { module, form } = known;
  const before = initialValues(form, module.shape, module.authority.scope, data);
  return judge(ctx, known, { data, before, held: {}, isNew: true });
}

/** Judges what values that were read make of a stored record. */
export function judgeChange(
  ctx: RecordWork,
  module: FormModule,
  data: Readonly<Values>,
  stored: Readonly<Values>,
): Promise<Judged> {
  return judge(ctx, module, { data, before: stored, held: stored, isNew: false });
}

async function judge(
  ctx: RecordWork,
  { module, form, unknown = NONE }: FormModule,
  {
    data,
    before,
    held,
    isNew,
  }: {
    data: Readonly<Values>;
    before: Readonly<Values>;
    /** What the database holds of it. */
    held: Readonly<Values>;
    isNew: boolean;
  },
): Promise<Judged> {
  const { shape, authority } = module;
  const { scope } = authority;
  const refusal = new Refusal();
  checkSerials(shape, { data, before: held }, refusal);
  await settleFiles(ctx, module, { data, before: held }, refusal);
  const settled = settle(module, form, { data, before, isNew, unknown }, refusal);
  return { settled, changed: changedFields(shape, held, settled), held, scope, unknown, refusal };
}
