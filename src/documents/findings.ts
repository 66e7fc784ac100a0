import { findingMaker, findingTable } from '../conditions/index.ts';
import { CONTROL_PREFIX } from '../schemas/controlType.ts';
import type { Finding } from '../schemas/finding.ts';

/** A widget of an outside package, which this installation lacks: whoever reads it can install what is named. */
export const MISSING_EXTENSION = 'MISSING_EXTENSION';

/** What reading, compiling and running a document can tell. */
export const documentTable = findingTable({
  [MISSING_EXTENSION]: {
    severity: 'error',
    zhCN: '缺少组件 {name}（扩展包 {extension}）',
    enUS: 'The widget {name} is missing (extension {extension})',
  },
  UNKNOWN_TYPE: { severity: 'error', zhCN: '没有名为“{name}”的组件。', enUS: 'There is no widget "{name}".' },
  'WRONG_PROP.value': {
    severity: 'error',
    zhCN: '组件“{type}”的属性“{name}”取值不正确。',
    enUS: 'The widget "{type}" does not take this value for "{name}".',
  },
  TEMPLATE_FAILED: { severity: 'error', zhCN: '{why}', enUS: '{why}' },
  NO_NUMBER: {
    severity: 'error',
    zhCN: '计算结果不是数字（{value}），例如除以零；这里按空显示。',
    enUS: 'The result is no number ({value}), such as after a division by zero; it is shown as empty.',
  },
  'UNKNOWN_FIELD.placed': {
    severity: 'error',
    zhCN: '表单中没有字段“{name}”。',
    enUS: 'The form has no field "{name}".',
  },
  WRONG_SHAPE: { severity: 'error', zhCN: '这里不是一个组件。', enUS: 'This is no widget.' },
  UNKNOWN_CONDITION: { severity: 'error', zhCN: '找不到条件“{id}”。', enUS: 'There is no condition "{id}".' },
  WRONG_FLAG: { severity: 'error', zhCN: '条件的写法不正确。', enUS: 'This is no condition.' },
  UNKNOWN_RULE: { severity: 'error', zhCN: '没有这种校验规则。', enUS: 'There is no such rule.' },
  RULE: { severity: 'error', zhCN: '校验规则无法使用。', enUS: 'This rule cannot be used.' },
  PATTERN: {
    severity: 'error',
    neverSaveable: true,
    zhCN: '正则表达式无法使用。',
    enUS: 'This pattern cannot be used.',
  },
  'TOO_DEEP.page': { severity: 'error', zhCN: '页面嵌套过深。', enUS: 'The page is nested too deeply.' },
  'TOO_MANY_NODES.page': {
    severity: 'error',
    zhCN: '页面组件过多。',
    enUS: 'The page holds too many widgets.',
  },
  DUPLICATE_ID: {
    severity: 'error',
    neverSaveable: true,
    zhCN: '组件 ID“{id}”重复，已用于 {first}',
    enUS: 'The id "{id}" is taken by {first}',
  },
  'CYCLE.computed': {
    severity: 'error',
    zhCN: '计算字段互相引用：{way}。',
    enUS: 'Computed fields refer to each other: {way}.',
  },
  'CYCLE.sources': {
    severity: 'error',
    zhCN: '数据源互相等待，无法加载：{way}。',
    enUS: 'These sources wait for each other, so none is loaded: {way}.',
  },
  NEWER_VERSION: {
    severity: 'error',
    zhCN: '文档版本为 {version}，此版本的平台最高支持 {current}，请先升级平台。',
    enUS: 'The document is of version {version}, and this release reads versions up to {current}: upgrade it first.',
  },
  MIGRATION_FAILED: {
    severity: 'error',
    zhCN: '文档无法从版本 {version} 升级。',
    enUS: 'The document could not be brought on from version {version}.',
  },
  BROKEN_MEMBER: {
    severity: 'error',
    zhCN: '文档的“{name}”写法不正确，有误的部分已略去。',
    enUS: 'What is wrong with "{name}" of this document is left out.',
  },
  'BROKEN_MEMBER.entry': {
    severity: 'error',
    zhCN: '“{name}”中的这一项写法不正确，已略去。',
    enUS: 'This entry of "{name}" is wrong and left out.',
  },
  NO_DOCUMENT: {
    severity: 'error',
    zhCN: '这不是一份有效的文档，请联系管理员。',
    enUS: 'This is no document; tell the administrator.',
  },
});

/** Makes a finding of what reading, compiling and running tell. */
export const documentFinding = findingMaker(documentTable);

const isOfExtension = (type: string): boolean => type.includes('/') && !type.startsWith(CONTROL_PREFIX);

/** The finding of a node whose widget is not there; of one that comes in a package, which package that is. */
export function missingWidget(type: string): Finding {
  if (!isOfExtension(type)) return documentFinding('UNKNOWN_TYPE', '/type', { name: type });
  const [extension = '', name = ''] = type.split('/');
  return documentFinding(MISSING_EXTENSION, '/type', { name, extension });
}
