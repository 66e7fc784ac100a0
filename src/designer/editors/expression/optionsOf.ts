import type { ScopeName } from '../../../documents/check/scopeAt.ts';
import type { Option } from '../../../schemas/option.ts';
import { localise, type Locale } from '../../../schemas/text.ts';
import { areOptions } from '../../settings/areOptions.ts';
import { recordOf } from '../../settings/recordOf.ts';

/** The options that a field has as its document writes them; none where they come from elsewhere. */
export function declaredOptions({ declaredBy }: ScopeName): readonly Option[] {
  const { options } = recordOf(recordOf(declaredBy?.value).props);
  return areOptions(options) ? options : [];
}

/** What a name may be, where that is known: by its options with their labels, else by the texts of its type. */
export function optionsOf(name: ScopeName, locale: Locale): readonly { value: string; title: string }[] {
  const options = declaredOptions(name);
  if (options.length > 0)
    return options.map(({ value, label }) => ({ value: String(value), title: localise(label, locale) }));
  const of = name.type.kind === 'list' ? name.type.of : name.type;
  return of.kind === 'text' ? (of.values ?? []).map((value) => ({ value, title: value })) : [];
}
