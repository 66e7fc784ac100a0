import type { Part } from '../../documents/parts/part.ts';
import type { MetaIndex } from '../../documents/metaIndex.ts';
import type { LocalText } from '../../schemas/text.ts';
import { pointer as pointerTo, pointerKeys } from '../../schemas/pointer.ts';
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

/** What a place within a part is called: its member, and the way within that: “标题（中文）”, “选项 › 2 › 名称”. */
export function memberWay(part: Part, pointer: string, metas: MetaIndex): LocalText {
  const keys = pointerKeys(pointer);
  const depth = keys[0] === 'props' || keys[0] === 'on' || keys[0] === 'layout' ? 2 : 1;
  const own = keys.slice(0, depth).reduce((way, key) => pointerTo(way, key), '');
  if (own === '') return { zhCN: '整个部分', enUS: 'The whole part' };
  const name = memberName(part, own, metas);
  const rest = keys.slice(depth);
  const [language] = rest;
  if (language === 'zhCN') return { zhCN: `${name.zhCN}（中文）`, enUS: `${name.enUS} (Chinese)` };
  if (language === 'enUS') return { zhCN: `${name.zhCN}（英文）`, enUS: `${name.enUS} (English)` };
  const way = rest.map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : memberTitle(key)));
  const said = (locale: 'zhCN' | 'enUS'): string =>
    [name, ...way].map((step) => (typeof step === 'string' ? step : step[locale])).join(' › ');
  return { zhCN: said('zhCN'), enUS: said('enUS') };
}

/** Members that the panel shows by what stands in them. */
function nameOfSpecial(pointer: string, { role }: Part): LocalText | undefined {
  if (pointer === '') return { zhCN: '名称', enUS: 'Name' };
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
