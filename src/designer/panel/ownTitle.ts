import type { MetaIndex } from '../../documents/metaIndex.ts';
import type { Part } from '../../documents/parts/part.ts';
import { isText } from '../../schemas/text.ts';

/**
 * A title as it is set: where the Chinese one takes the place of the widget's own name, the English name of the widget
 * goes with it. It would stand as a translation of what it is not.
 */
export function ownTitle(value: unknown, { type }: Part, metas: MetaIndex): unknown {
  const starter = type === undefined ? undefined : metas.get(type)?.title;
  if (starter === undefined || !isText(value) || typeof value === 'string') return value;
  return value.enUS === starter.enUS && value.zhCN !== starter.zhCN ? value.zhCN : value;
}
