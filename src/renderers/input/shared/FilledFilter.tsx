import { useText } from '../../../runtime/locale/useText.ts';
import { BooleanFilter } from './BooleanFilter.tsx';
import { inputLocale } from './input.locale.ts';
import type { BoundInput } from './useInput.ts';

/** The filter of a field whose value has nothing to compare: whether there is one, or null for all. */
export function FilledFilter({ input }: { input: BoundInput }) {
  const text = useText(inputLocale);
  return <BooleanFilter input={input} yes={text('filled')} no={text('unfilled')} />;
}
