import { toText } from '../../../conditions/index.ts';
import { listed, type LocalText, localise, type Locale } from '../../../schemas/text.ts';

/** What a person reads for any value: texts in their language, yes or no, lists joined, records by their label. */
export function contentText(value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return localise(value ? YES : NO, locale);
  if (Array.isArray(value))
    return listed(
      value.map((one) => contentText(one, locale)),
      locale,
    );
  if (typeof value !== 'object') return toText(value);
  if (isLocalText(value)) return localise(value, locale);
  return contentText((value as { label?: unknown }).label, locale);
}

const YES: LocalText = { zhCN: '是', enUS: 'Yes' };
const NO: LocalText = { zhCN: '否', enUS: 'No' };

const isLocalText = (value: object): value is LocalText =>
  'zhCN' in value && typeof value.zhCN === 'string' && 'enUS' in value && typeof value.enUS === 'string';
