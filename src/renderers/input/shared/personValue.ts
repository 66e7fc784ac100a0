import type { LocaleStore } from '../../../runtime/stores/LocaleStore.ts';
import type { Option } from '../../../schemas/option.ts';

/** A person as records hold it: the id, and the name as it was when the person was chosen. */
export interface PersonValue {
  value: string;
  label: string;
}

export const isPerson = (value: unknown): value is PersonValue =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  typeof value.value === 'string' &&
  'label' in value &&
  typeof value.label === 'string';

/** A person as the server finds them: whoever has a name in each language gets the reader's. */
export const personOf = (
  { value, label }: Pick<Option, 'value' | 'label'>,
  locale: Pick<LocaleStore, 'localise'>,
): PersonValue => ({ value: String(value), label: locale.localise(label) });
