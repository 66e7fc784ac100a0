import type { ScopeName } from '../../../documents/check/scopeAt.ts';
import { localise, type Locale } from '../../../schemas/text.ts';
import { recordOf } from '../../settings/recordOf.ts';
import type { OptionsOf } from '../../settings/writtenOptions.ts';

/** What a name may be, where that is known: by the options of its field with their labels, else by the texts of its type. */
export function choicesOfName(
  { type, declaredBy }: ScopeName,
  optionsOf: OptionsOf,
  locale: Locale,
): readonly { value: string; title: string }[] {
  const options = optionsOf(recordOf(recordOf(declaredBy?.value).props).options);
  if (options)
    return options.map(({ value, label }) => ({ value: String(value), title: localise(label, locale) }));
  const of = type.kind === 'list' ? type.of : type;
  return of.kind === 'text' ? (of.values ?? []).map((value) => ({ value, title: value })) : [];
}
