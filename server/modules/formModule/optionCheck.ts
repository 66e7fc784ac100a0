import type { Kysely } from 'kysely';
import { compileTemplate, toText } from '../../../src/conditions/index.ts';
import type { Values } from '../../../src/documents/settle.ts';
import type { Options } from '../../../src/schemas/option.ts';
import type { Database } from '../../db/database.ts';
import { finding } from '../../errors/AppError.ts';
import { listChoices } from '../selector/repository.ts';
import type { Refusal } from './refusal.ts';
import type { ModuleField, ModuleShape } from './shape.ts';
import { fieldOptions } from './fieldOptions.ts';

/** Values of one field that must be choices of a source. */
interface Question {
  readonly field: ModuleField;
  /** As `getSelectorData` takes it. */
  readonly source: string;
  readonly values: readonly string[];
  /** The choice above them; undefined: any. */
  readonly parent: string | undefined;
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(toText);

/** Codes of the form's fields that narrow the options of a field. */
function readsOf(field: ModuleField): readonly string[] {
  const options = fieldOptions(field);
  if (options === undefined || !('dictionary' in options) || options.parent === undefined) return [];
  return compileTemplate(options.parent).paths.flatMap((path) => /^form\.(\w+)/.exec(path)?.[1] ?? []);
}

/** The value under which the options of a field stand; undefined where nothing narrows them. */
function parentOf(options: Options, scope: Readonly<Values>): string | undefined {
  if (!('dictionary' in options) || options.parent === undefined) return undefined;
  const parent = compileTemplate(options.parent, { fallback: null }).evaluate(scope);
  return parent === null || parent === undefined || parent === '' ? undefined : toText(parent);
}

/**
 * Checks that values are among the options of their fields: those written in the document, of a dictionary, of people,
 * departments and roles. Options that a page's source loads are the page's alone. A field is looked at when it or what
 * narrows its options has changed.
 * @param scope what the narrowing templates see
 */
export async function checkOptions(
  db: Kysely<Database>,
  shape: ModuleShape,
  {
    changed,
    settled,
    scope,
  }: { changed: Readonly<Values>; settled: Readonly<Values>; scope: Readonly<Values> },
  refusal: Refusal,
): Promise<void> {
  const around = { ...scope, form: settled };
  const questions: Question[] = [];
  for (const field of shape.fields) {
    const options = fieldOptions(field);
    const value = settled[field.code];
    const touched = [field.code, ...readsOf(field)].some((code) => Object.hasOwn(changed, code));
    if (options === undefined || value === null || value === undefined || !touched) continue;
    if (Array.isArray(options)) {
      const known = new Set(options.map((option) => String(option.value)));
      if (!textsOf(value).every((text) => known.has(text))) refuseOption(field, refusal);
    } else if ('dictionary' in options) {
      const source = `dictionary:${options.dictionary}`;
      questions.push({ field, source, values: textsOf(value), parent: parentOf(options, around) });
    } else if ('selector' in options) {
      questions.push({ field, source: options.selector, values: textsOf(value), parent: undefined });
    }
  }
  // One after the other: they may run on a transaction's one connection.
  for (const question of questions) {
    if (!(await allKnown(db, question))) refuseOption(question.field, refusal);
  }
}

function refuseOption(field: ModuleField, refusal: Refusal): void {
  refusal.invalid(finding(`data.${field.code}`, 'UNKNOWN_OPTION'));
}

async function allKnown(db: Kysely<Database>, { source, values, parent }: Question): Promise<boolean> {
  const { choices } = await listChoices(db, { source, values });
  const known = new Set(
    choices.filter((choice) => parent === undefined || choice.parent === parent).map(({ value }) => value),
  );
  return values.every((value) => known.has(value));
}
