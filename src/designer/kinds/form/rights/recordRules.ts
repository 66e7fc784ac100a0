import { sayRules } from '../../../../renderers/input/shared/conditionBuilder/sentence.meta.ts';
import { serverFieldTitles } from '../../../../documents/serverFields.ts';
import { same } from '../../../../documents/same.ts';
import type { RuleSet, RuleSetOrReference } from '../../../../schemas/condition.ts';
import { SERVER_COLUMNS } from '../../../../schemas/kinds.ts';
import type { Locale } from '../../../../schemas/text.ts';
import type { NamedField } from '../../../settings/SettingsContext.ts';

/** Whoever asks, as rights name them. */
const MYSELF = '{{platform_userId}}';
const MYSELF_SAID = /[“"]?\{\{\s*platform_userId\s*\}\}[”"]?/g;

/** Records in which a field holds whoever asks. */
export const ownRecords = (field: string): RuleSet => ({
  testRule: 'every',
  conditionList: [{ bindKey: field, type: 'text', judgeType: 'equal', value: MYSELF }],
});

/** The field that holds whoever asks, where the rules say nothing else. */
export function ownField(rows: RuleSetOrReference | undefined): string | undefined {
  const field = rows !== undefined && 'conditionList' in rows ? rows.conditionList[0]?.bindKey : undefined;
  return field !== undefined && same(rows, ownRecords(field)) ? field : undefined;
}

/** What rights compare: the fields of the form, and what the server keeps of every record. */
export const comparedFields = (fields: readonly NamedField[]): readonly NamedField[] => [
  ...fields,
  ...(['createdBy', 'createdAt', 'updatedBy', 'updatedAt'] as const).map((code): NamedField => {
    const isTime = SERVER_COLUMNS[code] === 'datetime';
    return {
      code,
      title: serverFieldTitles[code] ?? code,
      ...(isTime ? { type: 'time', withTime: true } : { type: 'text', people: true }),
    };
  }),
];

/** The rules as a sentence. */
export const sayRecords = (
  rows: RuleSet,
  fields: readonly NamedField[],
  locale: Locale,
  myself: string,
): string => sayRules(rows, fields, locale).replaceAll(MYSELF_SAID, myself);
