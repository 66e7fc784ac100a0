import type { Option } from '../../../schemas/option.ts';
import type { OptionList } from '../../../schemas/prop.ts';

/** An option as antd's inputs take it. Values are text, as columns of choices are. */
export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

/** The chosen values as texts; null and empty ones are none. */
export const chosenValues = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((one) =>
    one === null || one === undefined || one === '' ? [] : [`${one as string | number | boolean}`],
  );

/**
 * Choices of an option list, with those that are chosen but not offered at the end: an option of another parent by
 * its label, a value that nobody knows by itself, so that no stored value disappears from sight. While options load,
 * `waiting` stands for their labels.
 */
export function toChoices(
  list: OptionList,
  value: unknown,
  { localise, waiting }: { localise: (label: Option['label']) => string; waiting: string },
): Choice[] {
  const choices = list.options.map((option): Choice => ({
    value: String(option.value),
    label: localise(option.label),
    ...(option.disabled === true ? { disabled: true } : {}),
  }));
  const offered = new Set(choices.map((choice) => choice.value));
  const others = chosenValues(value).filter((one) => !offered.has(one));
  const labelOf = (one: string): string => {
    const option = list.find(one);
    return option ? localise(option.label) : list.status === 'loading' ? waiting : one;
  };
  return [...choices, ...others.map((one) => ({ value: one, label: labelOf(one) }))];
}
