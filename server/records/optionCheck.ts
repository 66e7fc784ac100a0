import { compileTemplate, toText } from '../../src/conditions/index.ts';
import type { Values } from '../../src/documents/recordScope.ts';
import type { Options } from '../../src/schemas/option.ts';
import type { RecordReading } from './services.ts';
import { isRecord } from '../envelope/envelope.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { listChoices } from '../organisation/choices.ts';
import type { Choice } from '../organisation/choices.ts';
import { nameReferences } from './references.ts';
import type { Refusal } from './refusal.ts';
import type { ModuleField, ModuleShape } from './shape.ts';
import { fieldOptions } from './fieldOptions.ts';
import { readSourceOptions, sourceKey } from './sourceOptions.ts';

/** Values of one field that must be choices of a source. */
interface Question {
  /** Where the value stands in the request. */
  readonly path: string;
  /** As `getSelectorData` takes it; a name of its own where the options come from a source of the form. */
  readonly source: string;
  /** The field whose options come from a source of the form. */
  readonly field?: ModuleField;
  readonly values: readonly string[];
  /** The choice above them; undefined: any. */
  readonly parent: string | undefined;
}

/** A choice by what tells whether a value is it. */
type Known = Pick<Choice, 'value' | 'parent'>;

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(toText);

const readsByField = new WeakMap<ModuleField, readonly string[]>();

/** Codes of the form's fields that narrow the options of a field, or of the fields inside its value. */
function readsOf(field: ModuleField): readonly string[] {
  const known = readsByField.get(field) ?? findReads(field);
  readsByField.set(field, known);
  return known;
}

function findReads(field: ModuleField): readonly string[] {
  const inside = (field.members ?? []).flatMap(findReads);
  const options = fieldOptions(field);
  if (options === undefined || !('dictionary' in options) || options.parent === undefined) return inside;
  const own = compileTemplate(options.parent).paths.flatMap((path) => /^form\.(\w+)/.exec(path)?.[1] ?? []);
  return [...own, ...inside];
}

/** The value under which the options of a field stand; undefined where nothing narrows them. */
function parentOf(options: Options, scope: Readonly<Values>): string | undefined {
  if (!('dictionary' in options) || options.parent === undefined) return undefined;
  const parent = compileTemplate(options.parent, { fallback: null }).evaluate(scope);
  return parent === null || parent === undefined || parent === '' ? undefined : toText(parent);
}

/** A record whose values are to be among the options of their fields. */
export interface OptionQuestion {
  readonly changed: Values;
  readonly settled: Values;
  /** What the database holds of it. */
  readonly held: Readonly<Values>;
  /** What the narrowing templates see. */
  readonly scope: Readonly<Values>;
  /** Fields whose values nobody knows: what they narrow is not looked at. */
  readonly unknown: ReadonlySet<string>;
  /** Takes what is wrong. */
  readonly refusal: Refusal;
}

/**
 * Checks that values of records are among the options of their fields: those written in the document, of a dictionary,
 * of people, departments and roles, of a source of the form (as far as `sourceOptions.ts` can ask it), and gives what they
 * name by id its name (`references.ts`). A field is looked at when it or what narrows its options has changed. Each
 * source is asked once for all records.
 * Where a source of the form fails nobody knows what it offers: the field is refused for that.
 */
export async function checkOptions(
  ctx: RecordReading,
  shape: ModuleShape,
  ...records: readonly OptionQuestion[]
): Promise<void> {
  await nameReferences(ctx, shape, records);
  const asked = new Map<string, (readonly [Question, Refusal])[]>();
  for (const { changed, settled, scope, unknown, refusal } of records) {
    const questions: Question[] = [];
    const fields = shape.fields.filter((field) => {
      const reads = [field.code, ...readsOf(field)];
      return reads.some((code) => Object.hasOwn(changed, code)) && !reads.some((code) => unknown.has(code));
    });
    collect(
      { fields, values: settled, scope: { ...scope, form: settled }, path: 'data' },
      questions,
      refusal,
    );
    for (const question of questions) {
      const others = asked.get(question.source) ?? [];
      others.push([question, refusal]);
      asked.set(question.source, others);
    }
  }
  // One after the other: they may run on a transaction's one connection.
  for (const [source, questions] of asked) {
    const values = [...new Set(questions.flatMap(([question]) => question.values))];
    const choices = await choicesOf(ctx, source, questions[0]?.[0].field, values);
    if (choices === undefined) continue;
    for (const [question, refusal] of questions) {
      if (choices === 'unread') refusal.invalid(inputError(question.path, 'OPTIONS_UNREAD'));
      else if (!allKnown(question, choices)) refusal.invalid(inputError(question.path, 'UNKNOWN_OPTION'));
    }
  }
}

/** The choices among which values are looked for; undefined where only a page can know them. */
async function choicesOf(
  ctx: RecordReading,
  source: string,
  field: ModuleField | undefined,
  values: readonly string[],
): Promise<readonly Known[] | 'unread' | undefined> {
  if (field === undefined) return (await listChoices(ctx.db, { source, values })).choices;
  try {
    const found = await readSourceOptions(ctx, field);
    if (found?.complete !== true) return undefined;
    return found.options.map(({ value }) => ({ value: toText(value), parent: null }));
  } catch (error) {
    // Who may not read the source is offered nothing.
    if (error instanceof AppError && error.code === 'FORBIDDEN') return [];
    ctx.log.warn({ err: error, field: field.code }, 'The options of a field could not be read');
    return 'unread';
  }
}

/** Fields of one record, or of one object inside it, with where they stand. */
interface Holder {
  readonly fields: readonly ModuleField[];
  readonly values: Readonly<Values>;
  readonly scope: Readonly<Values>;
  readonly path: string;
}

/** Notes what is to be asked of sources; what the document itself says is judged at once. */
function collect({ fields, values, scope, path }: Holder, questions: Question[], refusal: Refusal): void {
  for (const field of fields) {
    const options = fieldOptions(field);
    const value = values[field.code];
    const at = `${path}.${field.code}`;
    if (value === null || value === undefined) continue;
    for (const [inside, object] of objectsIn(field, value)) {
      const { members = [] } = field;
      const within = { ...scope, row: object };
      collect({ fields: members, values: object, scope: within, path: at + inside }, questions, refusal);
    }
    if (options === undefined) continue;
    if (Array.isArray(options)) {
      const known = new Set(options.map((option) => String(option.value)));
      if (!textsOf(value).every((text) => known.has(text))) refusal.invalid(inputError(at, 'UNKNOWN_OPTION'));
    } else if ('dictionary' in options) {
      const source = `dictionary:${options.dictionary}`;
      questions.push({ path: at, source, values: textsOf(value), parent: parentOf(options, scope) });
    } else if ('selector' in options) {
      questions.push({ path: at, source: options.selector, values: textsOf(value), parent: undefined });
    } else {
      const source = sourceKey(field);
      if (source !== undefined)
        questions.push({ path: at, source, field, values: textsOf(value), parent: undefined });
    }
  }
}

/** The objects in a field's value, each with its way from the field. */
function objectsIn({ meta }: ModuleField, value: unknown): [string, Values][] {
  if (meta.members === undefined) return [];
  return [value]
    .flat()
    .flatMap((object, index): [string, Values][] =>
      isRecord(object) ? [[meta.members === 'many' ? `.${index}` : '', object]] : [],
    );
}

function allKnown({ values, parent }: Question, choices: readonly Known[]): boolean {
  const known = new Set(
    choices.filter((choice) => parent === undefined || choice.parent === parent).map(({ value }) => value),
  );
  return values.every((value) => known.has(value));
}
