import { documentSchemas, type DocumentKind } from '../../schemas/documents/index.ts';
import type { PropsSchema } from '../../schemas/prop.ts';
import { member, type MemberDetails, propsOf } from './propsOf.ts';

/** Members that several kinds have. */
const common = {
  title: member('标题', 'Title', { help: { zhCN: '使用者看到的名称', enUS: 'What its users read' } }),
  name: member('后台名称', 'Name in the back office'),
};
const described = {
  description: member('说明', 'Description'),
  icon: member('图标', 'Icon'),
};
const openingPage = {
  ...common,
  showCondition: member('打开条件', 'Condition to open it', { group: 'behaviour' }),
};
const columns = member('列数', 'Columns', { group: 'look' });
const draft = member('在服务器上保存草稿', 'Drafts are kept on the server', {
  fallback: false,
  group: 'behaviour',
});
const refresh = member('自动刷新', 'Refresh by itself', { group: 'behaviour' });

/**
 * What of a document is set in a panel, in this order. Nodes, fields and chains stand in the tree of the document, and
 * have panels of their own.
 */
const details: Partial<Record<DocumentKind, Readonly<Record<string, MemberDetails>>>> = {
  app: openingPage,
  appMobile: openingPage,
  system: {
    ...common,
    ...described,
    cover: member('封面图片', 'Cover', { group: 'look' }),
    group: member('分组', 'Group on the home screen'),
    public: member('无需角色即可打开', 'Open to visitors without a role', {
      fallback: false,
      group: 'behaviour',
    }),
    layout: member('页面布局', 'Layout', { fallback: 'default', group: 'look' }),
    skin: member('导航', 'Navigation', { group: 'look' }),
    options: member('打开方式', 'How it opens', { group: 'behaviour' }),
  },
  mgrList: {
    ...common,
    pageSize: member('每页记录数', 'Records on a page', { fallback: 20, group: 'behaviour' }),
    paging: member('分页方式', 'Paging', { fallback: 'pages', group: 'behaviour' }),
    selectable: member('可选择记录', 'Records can be chosen', { fallback: false, group: 'behaviour' }),
    refresh,
    emptyText: member('无记录时的文字', 'Text where there are no records'),
    module: member('表单', 'Form', { names: 'form' }),
    search: member('搜索框', 'Search box'),
    sort: member('默认排序', 'Order at first'),
    columns: member('列', 'Columns'),
    filters: member('筛选', 'Filters'),
    advancedFilter: member('可组合条件的字段', 'Fields for own conditions', { field: true }),
    rowTones: member('行的标记', 'Marks of rows'),
    where: member('固定条件', 'Condition that always holds'),
    views: member('视图', 'Views'),
    open: member('打开记录时', 'What opening a record does', { group: 'behaviour' }),
  },
  form: {
    ...common,
    columns,
    titleField: member('标题字段', 'Field that names a record', { field: true }),
    draft,
    storage: member('存储', 'Storage'),
    grants: member('授权', 'Grants'),
  },
  mgrForm: {
    ...common,
    submitText: member('提交按钮', 'Button that submits'),
    columns,
    draft,
    module: member('表单', 'Form', { names: 'form' }),
    overrides: member('对字段的更改', 'Changes to fields'),
  },
  control: {
    ...common,
    ...described,
    inputs: member('参数', 'Inputs'),
    emits: member('事件', 'Events'),
  },
  flow: {
    ...common,
    ...described,
    form: member('表单', 'Form', { names: 'form' }),
    group: member('应用中心分组', 'Group in the centre of applications'),
  },
  // Rules, list and forms have a view of their own.
  condition: common,
  mgr: common,
  bi: { ...common, refresh },
  appBi: { ...common, refresh, canvas: member('画布', 'Canvas', { group: 'look' }) },
};

/** The members of a kind of document as a settings panel sets them; none where it has no panel. */
export const documentProps = (kind: DocumentKind): PropsSchema =>
  propsOf(documentSchemas[kind], details[kind] ?? {});
