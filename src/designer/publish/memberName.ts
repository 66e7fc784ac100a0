import type { Part } from '../../documents/parts/part.ts';
import type { MetaIndex } from '../../documents/metaIndex.ts';
import type { LocalText } from '../../schemas/text.ts';
import { sectionsOf } from '../panel/sectionsOf.ts';
import { memberTitle } from '../settings/memberWords.ts';

/** What a member of a part is called: as the panel calls it, else by the word for it, else by its own name. */
export function memberName(part: Part, pointer: string, metas: MetaIndex): LocalText {
  const named = nameOfSpecial(pointer, part);
  if (named !== undefined) return named;
  const entries = sectionsOf(part, metas).flatMap((section) => section.entries);
  const title = entries.find((entry) => entry.pointer === pointer)?.prop.title;
  if (title !== undefined) return typeof title === 'string' ? { zhCN: title, enUS: title } : title;
  return memberTitle(pointer.slice(pointer.lastIndexOf('/') + 1));
}

/** Members that the panel shows by what stands in them. */
function nameOfSpecial(pointer: string, { role }: Part): LocalText | undefined {
  const isNode = role === 'node' || role === 'field';
  switch (pointer) {
    case '/on':
      return { zhCN: '动作', enUS: 'Actions' };
    case '/type':
      return isNode ? { zhCN: '组件类型', enUS: 'Widget' } : undefined;
    case '/layout':
      return isNode ? { zhCN: '宽度', enUS: 'Width' } : undefined;
    case '/storage':
      return { zhCN: '索引与唯一', enUS: 'Indexes' };
    case '/schemaVersion':
      return { zhCN: '格式版本', enUS: 'Format version' };
    default:
      return undefined;
  }
}
