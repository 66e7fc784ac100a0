import type { TextContext } from '../../../schemas/rendererMeta.ts';
import { localise } from '../../../schemas/text.ts';

/** One stored choice: a code of a dictionary or of the document's own options. */
export const CHOICE_LENGTH = 200;
/** Choices that one field of many holds at most. */
export const CHOICES_COUNT = 200;

/**
 * The label of an option with those above it, `文理学部 / 数学系`. Without its options a value is shown as it is
 * stored; a ring of parents ends where it began.
 */
export function pathText(value: unknown, { options, locale }: TextContext): string {
  const labels: string[] = [];
  const seen = new Set<unknown>();
  let next: unknown = value;
  while (next !== undefined && !seen.has(next)) {
    seen.add(next);
    const option = options?.find(next);
    if (!option) break;
    labels.unshift(localise(option.label, locale));
    next = option.parent;
  }
  return labels.length > 0 ? labels.join(' / ') : `${value as string | number}`;
}
