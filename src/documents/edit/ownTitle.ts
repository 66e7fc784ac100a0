import { isText, type Locale, type Text } from '../../schemas/text.ts';
import type { MetaIndex } from '../metaIndex.ts';
import type { Part } from '../parts/part.ts';
import { missingIn, withWording } from '../texts/textsOf.ts';

/**
 * A title as it is set: where the Chinese one is changed and the English one was never somebody's own (the widget's name,
 * or a copy of the Chinese), the English one goes. It would stand as a translation of what it is not.
 */
export function ownTitle(value: unknown, { type, title: before }: Part, metas: MetaIndex): unknown {
  if (!isText(value) || typeof value === 'string') return value;
  const starter = type === undefined ? undefined : metas.get(type)?.title;
  const isKept = isText(before) && typeof before !== 'string' && before.enUS === value.enUS;
  const isCopy = isKept && before.enUS === before.zhCN && value.zhCN !== before.zhCN;
  const isStarter = starter !== undefined && value.enUS === starter.enUS && value.zhCN !== starter.zhCN;
  return isCopy || isStarter ? value.zhCN : value;
}

/** A title as it is typed in one language: Chinese that served both is no English, once English is typed. */
export const retitled = (before: Text | undefined, typed: string, locale: Locale): Text =>
  before !== undefined && (typeof before === 'object' || missingIn(before).includes(locale))
    ? withWording(before, locale, typed)
    : typed;
