import type { ResourceKind } from '../../schemas/kinds.ts';
import type { LocalText } from '../../schemas/text.ts';
import type { Holding, PartRole } from './part.ts';

/** A member that holds parts, as a kind of document or a role declares it. */
export interface HoldingShape extends Pick<Holding, 'name' | 'title' | 'roles' | 'form'> {
  /** The member of a part that its key is made of; absent: its name in an object, else its place. */
  readonly keyedBy?: 'id' | 'field';
}

const list = (
  name: string,
  roles: readonly PartRole[],
  zhCN: string,
  enUS: string,
  keyedBy?: 'id' | 'field',
): HoldingShape => ({ name, roles, form: 'list', title: { zhCN, enUS }, ...(keyedBy && { keyedBy }) });

const names = (name: string, role: PartRole, zhCN: string, enUS: string): HoldingShape => ({
  name,
  roles: [role],
  form: 'names',
  title: { zhCN, enUS },
});

const params = names('params', 'param', '参数', 'Parameters');
const variables = names('variables', 'variable', '变量', 'Variables');
const sources = names('sources', 'source', '数据源', 'Sources');
const events = names('events', 'event', '事件', 'Events');
const page = [params, variables, sources, events];
const body = list('body', ['node'], '内容', 'Content', 'id');
const tests = list('tests', ['test'], '测试', 'Tests', 'id');
const steps = list('nodes', ['step'], '节点', 'Steps', 'id');
const layout = list('layout', ['node', 'place'], '布局', 'Layout', 'id');

/** Members of documents that hold parts, by kind, in the order of the outline. */
const documentHoldings: Partial<Record<ResourceKind, readonly HoldingShape[]>> = {
  app: [body, ...page, tests],
  appMobile: [body, ...page, tests],
  control: [
    body,
    names('inputs', 'input', '输入', 'Inputs'),
    names('emits', 'event', '事件', 'Events'),
    variables,
    sources,
    tests,
  ],
  form: [
    layout,
    list('fields', ['field'], '字段', 'Fields', 'id'),
    list('grants', ['grant'], '权限', 'Rights', 'id'),
    ...page,
    tests,
  ],
  mgrForm: [layout, names('overrides', 'override', '字段调整', 'Changes to fields'), ...page, tests],
  mgrList: [
    list('columns', ['column'], '列', 'Columns', 'field'),
    list('filters', ['filter'], '筛选', 'Filters', 'field'),
    list('sort', ['sort'], '排序', 'Order', 'field'),
    list('views', ['view'], '视图', 'Views', 'id'),
    list('toolbar', ['node'], '工具栏', 'Toolbar', 'id'),
    list('rowActions', ['node'], '行操作', 'Row actions', 'id'),
    list('bulkActions', ['node'], '批量操作', 'Bulk actions', 'id'),
    list('rowTones', ['tone'], '行标记', 'Row marks', 'id'),
    ...page,
    tests,
  ],
  system: [list('menus', ['menu'], '菜单', 'Menus', 'id')],
  flow: [steps],
};

/** Members that hold parts in the document itself. */
export const holdingsOfDocument = (kind: ResourceKind): readonly HoldingShape[] =>
  documentHoldings[kind] ?? [];

/** Members that hold parts in a part of a role; what nodes hold depends on their widgets, and not every step has branches. */
export const holdingsOfRole: Partial<Record<PartRole, readonly HoldingShape[]>> = {
  menu: [list('children', ['menu'], '下级菜单', 'Menus below', 'id')],
  step: [list('branches', ['branch'], '分支', 'Branches', 'id')],
  branch: [steps],
  view: [
    { name: 'node', roles: ['node'], form: 'one', title: { zhCN: '画法', enUS: 'Drawn as' }, keyedBy: 'id' },
  ],
};

/** What stands in a widget that takes content. */
export const childrenOf = (isMembers: boolean): HoldingShape =>
  isMembers
    ? list('children', ['field'], '子字段', 'Fields inside', 'id')
    : list('children', ['node', 'place'], '内容', 'Content', 'id');

/** A place of a widget that has a name. */
export const slotOf = (name: string, title: LocalText): HoldingShape => ({
  name: `slots/${name}`,
  roles: ['node'],
  form: 'list',
  title,
  keyedBy: 'id',
});
