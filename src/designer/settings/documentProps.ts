import type { TSchema } from 'typebox';
import { documentSchemas, type DocumentKind } from '../../schemas/documents/index.ts';
import { type Prop, prop, type PropsSchema } from '../../schemas/prop.ts';
import type { LocalText } from '../../schemas/text.ts';
import { TextSchema } from '../../schemas/textSchema.ts';

const text = (zhCN: string, enUS: string): LocalText => ({ zhCN, enUS });

/** Members that several kinds have. */
const common = {
  title: text('标题', 'Title'),
  name: text('后台名称', 'Name in the back office'),
};

/**
 * What of a document is set in a panel, in this order. Nodes, fields and chains stand in the tree of the document, and
 * have panels of their own.
 */
const titles: Partial<Record<DocumentKind, Readonly<Record<string, LocalText>>>> = {
  mgrList: {
    ...common,
    pageSize: text('每页记录数', 'Records on a page'),
    paging: text('分页方式', 'Paging'),
    selectable: text('可选择记录', 'Records can be chosen'),
    refresh: text('自动刷新', 'Refresh by itself'),
    emptyText: text('无记录时的文字', 'Text where there are no records'),
    module: text('模块', 'Module'),
    search: text('搜索框', 'Search box'),
    sort: text('默认排序', 'Order at first'),
    columns: text('列', 'Columns'),
    filters: text('筛选', 'Filters'),
    advancedFilter: text('可组合条件的字段', 'Fields for own conditions'),
    rowTones: text('行的标记', 'Marks of rows'),
    where: text('固定条件', 'Condition that always holds'),
    views: text('视图', 'Views'),
  },
  form: {
    ...common,
    columns: text('列数', 'Columns'),
    titleField: text('标题字段', 'Field that names a record'),
    draft: text('在服务器上保存草稿', 'Drafts are kept on the server'),
    storage: text('存储', 'Storage'),
    grants: text('授权', 'Grants'),
  },
  mgrForm: {
    ...common,
    submitText: text('提交按钮', 'Button that submits'),
    columns: text('列数', 'Columns'),
    draft: text('在服务器上保存草稿', 'Drafts are kept on the server'),
    module: text('模块', 'Module'),
    overrides: text('对字段的更改', 'Changes to fields'),
  },
  control: {
    ...common,
    description: text('说明', 'Description'),
    icon: text('图标', 'Icon'),
    inputs: text('参数', 'Inputs'),
    emits: text('事件', 'Events'),
  },
};

/** Where a document says nothing, by kind and member. */
const fallbacks: Partial<Record<DocumentKind, Readonly<Record<string, unknown>>>> = {
  mgrList: { pageSize: 20, paging: 'pages', selectable: false },
  form: { draft: false },
  mgrForm: { draft: false },
};

/** The members of a kind of document as a settings panel sets them; none where it has no panel. */
export function documentProps(kind: DocumentKind): PropsSchema {
  const { properties = {} } = documentSchemas[kind] as { properties?: Readonly<Record<string, TSchema>> };
  return Object.fromEntries(
    Object.entries(titles[kind] ?? {}).flatMap(([member, title]): [string, Prop][] => {
      const schema = properties[member];
      return schema ? [[member, propOf(schema, title, fallbacks[kind]?.[member])]] : [];
    }),
  );
}

const propOf = (schema: TSchema, title: LocalText, fallback: unknown): Prop =>
  isText(schema)
    ? prop.text(title)
    : { kind: 'static', schema, title, ...(fallback === undefined ? {} : { fallback }) };

/** What is optional is a copy of its schema. */
const isText = (schema: TSchema): boolean => JSON.stringify(schema) === JSON.stringify(TextSchema);
