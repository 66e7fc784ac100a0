import { checkTemplate, type StaticType, types } from '../../conditions/check/index.ts';
import type { FormDocument } from '../../schemas/documents/index.ts';
import { valueAt } from '../../schemas/pointer.ts';
import type { Language } from '../../schemas/prop.ts';
import { SCHEMA_NAMES } from '../formily/schemaNames.ts';
import { type ReadSchema, readFormilySchema } from '../formily/readSchema.ts';
import { standsInSchema } from '../formily/standsInSchema.ts';
import { noteLanguageUses } from './languageUses.ts';
import { type Check, metaOf, type Place, reportAt, within } from './context.ts';
import { checkPattern } from './patternRule.ts';
import { checkRuleSet } from './ruleSet.ts';
import { checkSchemaFields } from './schemaFields.ts';
import { noteSchemaUses } from './schemaUses.ts';

/** What reads each language; what it reads are templates, rules and patterns of ours. */
const readers: Readonly<Record<Language, (value: unknown, check: Check) => ReadSchema>> = {
  formily: (value, { context, propose }) =>
    readFormilySchema(value, {
      isField: (type) => standsInSchema(metaOf(type, context)),
      propose,
      ...(context.functions && { functions: context.functions }),
    }),
};

/** Names that the expressions of a language see beside those of the place. */
const names: Readonly<Record<Language, Readonly<Record<string, StaticType>>>> = {
  formily: Object.fromEntries(SCHEMA_NAMES.map((name) => [name, types.ANY])),
};

/**
 * Checks a value that is written in a language of others: what is no part of it, and what it reads of ours.
 * @param form what its fields are stored by, where that is known
 */
export function checkLanguage(
  language: Language,
  value: unknown,
  place: Place,
  check: Check,
  path: string,
  form?: FormDocument,
): void {
  const read = readers[language](value, check);
  const { root, findings, templates, rules, patterns } = read;
  const inside = within(place, names[language]);
  const { scope } = inside;
  reportAt(check, path, findings);
  if (root && form) checkSchemaFields(root, form, check, path);
  if (form) noteSchemaUses(read, value, form, inside, check, path);
  for (const each of templates) {
    reportAt(check, path + each.path, checkTemplate(each.value, scope, check.context).findings);
    if (!form) noteLanguageUses(valueAt(value, each.path), inside, check, path + each.path);
  }
  for (const each of rules) checkRuleSet(each.rules, { keys: scope }, check, path + each.path);
  for (const each of patterns) checkPattern(each.source, check, path + each.path);
}
