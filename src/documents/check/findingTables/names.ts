import { findingTable } from '../../../conditions/index.ts';

/** What is named and is not there, or is there twice. */
export const nameTable = findingTable({
  'RIGHT_TO_USE.document': {
    severity: 'error',
    zhCN: '“{name}”属于其他系统且未共享，不能在这里使用。',
    enUS: '"{name}" belongs to another system and is not shared: it cannot be used here.',
  },
  'RIGHT_TO_USE.interface': {
    severity: 'error',
    zhCN: '接口“{name}”没有对本系统开放：先由平台管理员在本系统或共享的文档中使用它。',
    enUS: 'The interface "{name}" is not open to this system: administrators use it first, in a document of the system or a shared one.',
  },
  'RIGHT_TO_USE.behind': {
    severity: 'error',
    zhCN: '经过“{by}”会打开“{name}”，它属于其他系统且未共享。',
    enUS: 'By way of "{by}" this opens "{name}", which belongs to another system and is not shared.',
  },
  'RIGHT_TO_USE.public': {
    severity: 'error',
    zhCN: '只有平台管理员可以把系统对所有人开放。',
    enUS: 'Only administrators of the platform open a system to everybody.',
  },
  'RIGHT_TO_USE.menu': {
    severity: 'error',
    zhCN: '系统对所有人开放，没有授权的菜单人人可用；当前角色不能修改授权。',
    enUS: 'The system is open to everybody, and so is a menu without grants: the current role may not change who may do what.',
  },
  'RIGHT_TO_USE.reserved': {
    severity: 'error',
    zhCN: '“{name}”只能由平台管理员添加或修改。',
    enUS: 'Only administrators of the platform add or change "{name}".',
  },
  'RIGHT_TO_USE.grants': {
    severity: 'error',
    zhCN: '当前角色不能修改授权。',
    enUS: 'The current role may not change who may do what.',
  },
  'RIGHT_TO_USE.condition': {
    severity: 'error',
    zhCN: '表单的授权引用了这个条件，当前角色不能修改授权。',
    enUS: 'Rights of a form name this condition: the current role may not change who may do what.',
  },
  'RIGHT_TO_USE.role': {
    severity: 'error',
    zhCN: '角色“{name}”不属于本系统，不能授权给它。',
    enUS: 'The role "{name}" is none of this system, and cannot be given rights.',
  },
  UNKNOWN_ACTION: {
    severity: 'error',
    alone: true,
    zhCN: '没有名为“{name}”的动作。',
    enUS: 'There is no action "{name}".',
  },
  UNKNOWN_SOURCE: {
    severity: 'error',
    zhCN: '没有名为“{name}”的数据源。',
    enUS: 'There is no source "{name}".',
  },
  UNKNOWN_VARIABLE: {
    severity: 'error',
    zhCN: '没有名为“{name}”的页面变量。',
    enUS: 'There is no variable "{name}".',
  },
  UNKNOWN_EVENT: {
    severity: 'error',
    alone: true,
    zhCN: '没有名为“{name}”的事件。',
    enUS: 'There is no event "{name}".',
  },
  'UNKNOWN_EVENT.handled': {
    severity: 'warning',
    renames: true,
    zhCN: '“{owner}”没有事件“{name}”。',
    enUS: '"{owner}" has no event "{name}".',
  },
  UNKNOWN_NODE: {
    severity: 'error',
    zhCN: '没有名为“{name}”的组件 ID。',
    enUS: 'There is no node with the id "{name}".',
  },
  'UNKNOWN_NODE.step': {
    severity: 'error',
    zhCN: '没有名为“{name}”的流程节点。',
    enUS: 'There is no step "{name}".',
  },
  UNKNOWN_DEPARTMENT: {
    severity: 'error',
    zhCN: '没有名为“{name}”的部门。',
    enUS: 'There is no department "{name}".',
  },
  UNKNOWN_FIELD: {
    severity: 'error',
    zhCN: '没有名为“{name}”的字段。',
    enUS: 'There is no field "{name}".',
  },
  /** The code of a field as the name of a member. */
  'UNKNOWN_FIELD.key': {
    severity: 'error',
    renames: true,
    zhCN: '没有名为“{name}”的字段。',
    enUS: 'There is no field "{name}".',
  },
  UNKNOWN_CALL: {
    severity: 'error',
    zhCN: '没有名为“{name}”的接口。',
    enUS: 'There is no interface "{name}".',
  },
  // A test is no part of the page: users have it all the same.
  'UNKNOWN_ROLE.test': {
    severity: 'warning',
    zhCN: '没有名为“{name}”的角色，测试无法代表任何人。',
    enUS: 'There is no role "{name}": the test stands for nobody.',
  },
  'UNKNOWN_FIELD.test': {
    severity: 'warning',
    renames: true,
    zhCN: '没有名为“{name}”的字段，测试中的值不起作用。',
    enUS: 'There is no field "{name}": what the test fills in means nothing.',
  },
  UNKNOWN_PART: {
    severity: 'warning',
    zhCN: '文档中没有“{name}”，测试不会通过。',
    enUS: 'The document has no part "{name}": the test does not pass.',
  },
  UNKNOWN_ROLE: {
    severity: 'error',
    zhCN: '没有名为“{name}”的角色。',
    enUS: 'There is no role "{name}".',
  },
  UNKNOWN_DICTIONARY: {
    severity: 'error',
    zhCN: '没有编码为“{name}”的字典。',
    enUS: 'There is no dictionary "{name}".',
  },
  UNKNOWN_DOCUMENT: {
    severity: 'error',
    zhCN: '找不到资源“{kind}/{id}”。',
    enUS: 'There is no {kind} "{id}".',
  },
  BROKEN_DOCUMENT: {
    severity: 'error',
    zhCN: '资源“{kind}/{id}”自身有误，请先修正它。',
    enUS: 'The {kind} "{id}" is broken itself; mend it first.',
  },
  /** Whoever checks a folder, or runs a server, can load it. */
  'UNKNOWN_TYPE.package': {
    severity: 'error',
    zhCN: '没有名为“{name}”的组件：扩展包“{package}”没有安装，请用 EXTENSIONS（检查时用 --with）载入它。',
    enUS: 'There is no widget "{name}": the package "{package}" is not installed; load it by EXTENSIONS, or for a check by --with.',
  },
  UNKNOWN_PARAM: {
    severity: 'warning',
    renames: true,
    zhCN: '“{owner}”没有页面参数“{name}”。',
    enUS: '"{owner}" has no page parameter "{name}".',
  },
  UNKNOWN_PROP: {
    severity: 'warning',
    alone: true,
    renames: true,
    zhCN: '“{owner}”没有属性“{name}”。',
    enUS: '"{owner}" has no prop "{name}".',
  },
  UNKNOWN_PARAMETER: {
    severity: 'warning',
    alone: true,
    renames: true,
    zhCN: '“{owner}”没有参数“{name}”。',
    enUS: '"{owner}" has no parameter "{name}".',
  },
  /** The server refuses a call that holds it. */
  'UNKNOWN_PARAMETER.refused': {
    severity: 'error',
    renames: true,
    zhCN: '“{owner}”没有参数“{name}”。',
    enUS: '"{owner}" has no parameter "{name}".',
  },
  UNKNOWN_SLOT: {
    severity: 'warning',
    alone: true,
    renames: true,
    zhCN: '“{owner}”没有插槽“{name}”。',
    enUS: '"{owner}" has no slot "{name}".',
  },
  UNKNOWN_ICON: {
    severity: 'warning',
    alone: true,
    zhCN: '没有名为“{name}”的图标，这里不会显示图标。',
    enUS: 'There is no icon "{name}", so none is drawn.',
  },
  /** A value that was an option once may stay one's first choice. */
  'UNKNOWN_OPTION.default': {
    severity: 'warning',
    zhCN: '没有值为“{value}”的选项。',
    enUS: 'There is no option "{value}".',
  },
  DUPLICATE_CODE: {
    severity: 'error',
    neverSaveable: true,
    zhCN: '编码“{code}”重复。',
    enUS: 'The code "{code}" stands here twice.',
  },
  DUPLICATE_OPTION: {
    severity: 'error',
    alone: true,
    zhCN: '选项值“{value}”重复。',
    enUS: 'The value "{value}" stands here twice.',
  },
  DUPLICATE_DOCUMENT: {
    severity: 'error',
    zhCN: '该 ID 已用于 {first}。',
    enUS: 'The id is taken by {first}.',
  },
  DUPLICATE_GRANT: {
    severity: 'warning',
    zhCN: '角色“{role}”的“{action}”已在另一条权限中给出，请合并为一条。',
    enUS: 'Another grant gives "{action}" to the role "{role}" as well: make them one.',
  },
  'DUPLICATE_GRANT.ofAllRows': {
    severity: 'warning',
    zhCN: '角色“{role}”有一条不限记录的“{action}”权限，另一条的“rows”不再限制记录。',
    enUS: 'One grant of the role "{role}" gives "{action}" of all records, so "rows" of the other limits nothing.',
  },
  RESERVED_CODE: {
    severity: 'error',
    neverSaveable: true,
    zhCN: '“{code}”不能用作字段编码。',
    enUS: '"{code}" cannot name a field.',
  },
});
