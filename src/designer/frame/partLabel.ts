import type { MetaIndex } from '../../documents/metaIndex.ts';
import type { Part, PartRole } from '../../documents/parts/part.ts';
import { localise, type LocalText, type Locale } from '../../schemas/text.ts';

/** How parts without a title of their own are called, by what they are. */
const roleTitles: Readonly<Record<PartRole, LocalText>> = {
  document: { zhCN: '文档', enUS: 'Document' },
  node: { zhCN: '组件', enUS: 'Widget' },
  field: { zhCN: '字段', enUS: 'Field' },
  place: { zhCN: '字段', enUS: 'Field' },
  column: { zhCN: '列', enUS: 'Column' },
  filter: { zhCN: '筛选', enUS: 'Filter' },
  sort: { zhCN: '排序', enUS: 'Order' },
  tone: { zhCN: '行标记', enUS: 'Row mark' },
  view: { zhCN: '视图', enUS: 'View' },
  menu: { zhCN: '菜单', enUS: 'Menu' },
  grant: { zhCN: '权限', enUS: 'Right' },
  param: { zhCN: '参数', enUS: 'Parameter' },
  variable: { zhCN: '变量', enUS: 'Variable' },
  source: { zhCN: '数据源', enUS: 'Source' },
  event: { zhCN: '事件', enUS: 'Event' },
  input: { zhCN: '输入', enUS: 'Input' },
  override: { zhCN: '字段调整', enUS: 'Change to a field' },
};

/** What a part is called in lists: its own title, and beside it the title of its widget or what it is. */
export interface PartLabel {
  readonly title: string;
  readonly kind: string;
}

/**
 * The words for a part.
 * @param fieldTitle titles of fields that columns, filters and places name, by code
 */
export function partLabel(
  { role, type, title, name }: Part,
  metas: MetaIndex,
  locale: Locale,
  fieldTitle: (code: string) => string | undefined = () => undefined,
): PartLabel {
  const widget = metas.get(type ?? '')?.title;
  const kind = localise(widget ?? roleTitles[role], locale);
  const own = title === undefined ? '' : localise(title, locale);
  const named = BY_FIELD.has(role) ? fieldTitle(name) : undefined;
  const isNode = role === 'node' || role === 'field';
  return { title: own || (named ?? (isNode || name === '' ? kind : name)), kind };
}

const BY_FIELD: ReadonlySet<PartRole> = new Set(['place', 'column', 'filter', 'sort', 'override']);
