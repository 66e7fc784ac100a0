import type { Option, Tone } from '../../src/schemas/option.ts';
import type { Choice } from './choices.ts';

/** One entry of `getSelectorData`: an option of the schema language, both languages in its label. */
export function presentChoice({ value, label, tone, parent }: Choice): Option {
  const option: Option = { value, label: label.zhCN === label.enUS ? label.zhCN : label };
  if (tone !== null) option.tone = tone as Tone;
  if (parent !== null && parent !== '') option.parent = parent;
  return option;
}
