import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { RuleSetOrReference } from '../../../../schemas/condition.ts';
import { useFieldsOf } from '../../../settings/SettingsContext.ts';
import { comparedFields, ownField, sayRecords } from './recordRules.ts';
import { rightsLocale } from './rights.locale.ts';

/** Says which records rules select. */
export function useSaidRecords(): (rows: RuleSetOrReference | undefined) => string {
  const { locale } = useRoot();
  const text = useText(rightsLocale);
  const fields = comparedFields(useFieldsOf(undefined));
  return (rows) => {
    if (rows === undefined) return text('allRecords');
    if ('condition' in rows) return text('namedRows', { name: rows.condition });
    if (ownField(rows) === 'createdBy') return text('ownRecords');
    return sayRecords(rows, fields, locale.locale, text('myself'));
  };
}
