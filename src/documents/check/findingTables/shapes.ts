import { findingTable } from '../../../conditions/index.ts';

/** What is no document, or not written as one, and values that cannot stand where they do. */
export const shapeTable = findingTable({
  NO_JSON: {
    severity: 'error',
    zhCN: '不是 JSON（第 {line} 行第 {column} 列）{why}。',
    enUS: 'This is no JSON, at line {line}, column {column}{why}.',
  },
  'NO_JSON.folder': {
    severity: 'error',
    zhCN: '这是文件夹，不是文件。',
    enUS: 'This is a folder and no file.',
  },
  'NO_JSON.unreadable': {
    severity: 'error',
    zhCN: '文件不能读取（{code}）。',
    enUS: 'The file cannot be read ({code}).',
  },
  'NO_DOCUMENT.list': {
    severity: 'error',
    zhCN: '这是列表，不是文档；请把每个文档写成单独的文件。',
    enUS: 'This is a list and no document; write each document into a file of its own.',
  },
  NO_ROLES: {
    severity: 'error',
    zhCN: '这不是角色列表，应如 [{ "id": "student" }]；文档中的角色无法检查。',
    enUS: 'This is no list of roles such as [{ "id": "student" }], so that the roles in the documents cannot be checked.',
  },
  NO_INTERFACES: {
    severity: 'error',
    zhCN: '这不是接口列表，应如 [{ "id": "library/books" }]；文档中的接口无法检查。',
    enUS: 'This is no list of interfaces such as [{ "id": "library/books" }], so that the interfaces in the documents cannot be checked.',
  },
  UNKNOWN_KIND: { severity: 'error', zhCN: '文档类型不正确。', enUS: 'This is no kind of document.' },
  OTHER_KIND: {
    severity: 'error',
    zhCN: '文档的类型不是“{kind}”。',
    enUS: 'This document is no "{kind}".',
  },
  TOO_DEEP: {
    severity: 'error',
    zhCN: '文档嵌套超过 {most} 层。',
    enUS: 'The document is nested deeper than {most} levels.',
  },
  TOO_LONG: { severity: 'error', zhCN: '文档超过 1 MiB。', enUS: 'The document is larger than 1 MiB.' },
  TOO_MANY_NODES: {
    severity: 'error',
    zhCN: '组件超过 {most} 个。',
    enUS: 'The document holds more than {most} nodes.',
  },
  'TOO_DEEP.steps': {
    severity: 'error',
    zhCN: '步骤最多嵌套 {most} 层。',
    enUS: 'Steps stand more than {most} deep.',
  },
  'TOO_MANY_NODES.steps': {
    severity: 'error',
    zhCN: '步骤最多 {most} 个，包括嵌套在内的。',
    enUS: 'There are more than {most} steps.',
  },
  KEY_FORBIDDEN: {
    severity: 'error',
    zhCN: '不允许使用该字段名。',
    enUS: 'No member may have this name.',
  },
  MISSING_MEMBER: { severity: 'error', zhCN: '缺少“{name}”。', enUS: '"{name}" is missing.' },
  'MISSING_MEMBER.prop': {
    severity: 'error',
    zhCN: '“{type}”缺少“{title}”（{name}）。',
    enUS: '"{type}" lacks "{title}" ({name}).',
  },
  'MISSING_MEMBER.computed': {
    severity: 'error',
    zhCN: '缺少“value”：“{type}”只显示它算出的结果。',
    enUS: '"value" is missing: a "{type}" shows nothing but what it computes.',
  },
  'UNKNOWN_MEMBER.written': {
    severity: 'error',
    renames: true,
    zhCN: '不认识“{name}”。',
    enUS: '"{name}" is not known here.',
  },
  'UNKNOWN_MEMBER.among': {
    severity: 'error',
    renames: true,
    zhCN: '不认识“{name}”，可写：{known}。',
    enUS: '"{name}" is not known here; one of {known}.',
  },
  WRONG_KIND: { severity: 'error', zhCN: '这里应为{kinds}。', enUS: 'This has to be {kinds}.' },
  WRONG_FORMAT: {
    severity: 'error',
    zhCN: '格式不正确，应为{wanted}。',
    enUS: 'The format is not right: {wanted}.',
  },
  'WRONG_FORMAT.unclosed': {
    severity: 'error',
    zhCN: '缺少 }}，表达式没有结束。',
    enUS: 'The expression does not end: }} is missing.',
  },
  WRONG_VALUE: { severity: 'error', zhCN: '取值不正确。', enUS: 'This value cannot stand here.' },
  'WRONG_VALUE.among': {
    severity: 'error',
    zhCN: '取值不正确，可选：{values}。',
    enUS: 'This value cannot stand here; one of {values}.',
  },
  'WRONG_VALUE.mode': {
    severity: 'error',
    zhCN: '表单没有“{mode}”这种打开方式，可选：{modes}。',
    enUS: 'A form does not open as "{mode}"; one of {modes}.',
  },
  'WRONG_VALUE.condition': {
    severity: 'error',
    zhCN: '条件的写法不正确。',
    enUS: 'This is no condition.',
  },
  'WRONG_VALUE.day': {
    severity: 'error',
    zhCN: '日历上没有这一天。',
    enUS: 'The calendar has no such day.',
  },
  TOO_LITTLE: { severity: 'error', zhCN: '小于下限 {limit}。', enUS: 'This is below the limit {limit}.' },
  'TOO_MUCH.members': {
    severity: 'error',
    zhCN: '成员超过 {most} 个。',
    enUS: 'This has more than {most} members.',
  },
  TOO_MUCH: { severity: 'error', zhCN: '超过上限 {limit}。', enUS: 'This is above the limit {limit}.' },
  WRONG_TYPE: {
    severity: 'error',
    zhCN: '这里应为{wanted}，表达式得到的是{given}。',
    enUS: 'This has to be {wanted}, and the expression gives {given}.',
  },
  'WRONG_TYPE.guess': {
    severity: 'warning',
    zhCN: '这里应为{wanted}，表达式得到的是{given}，读不成时为空。',
    enUS: 'This has to be {wanted}, and the expression gives {given}: empty where it cannot be read as one.',
  },
  'WRONG_TYPE.written': {
    severity: 'error',
    zhCN: '这里应为{wanted}，写的是{given}。',
    enUS: 'This has to be {wanted}, and what stands here is {given}.',
  },
  'WRONG_TYPE.undated': {
    severity: 'warning',
    zhCN: '这里应为{wanted}，字段“{code}”是{given}。',
    enUS: 'This has to be {wanted}, and the field "{code}" is {given}.',
  },
  MISSING_PARAMETER: {
    severity: 'error',
    alone: true,
    zhCN: '“{action}”缺少参数“{name}”。',
    enUS: '"{action}" needs "{name}".',
  },
  /** As grave as what is wrong with it. */
  WRONG_PARAMETER: {
    severity: 'error',
    alone: true,
    zhCN: '“{action}”的参数“{name}”：{why}',
    enUS: 'The "{name}" of "{action}": {why}',
  },
  WRONG_PROP: {
    severity: 'error',
    alone: true,
    zhCN: '组件“{type}”的属性“{name}”：{why}',
    enUS: 'The "{name}" of "{type}": {why}',
  },
  CONDITION_UNFIT: {
    severity: 'warning',
    zhCN: '条件“{id}”用在这里：{why}。',
    enUS: 'The condition "{id}" used here: {why}.',
  },
  EXPRESSION_BRACES: {
    severity: 'error',
    zhCN: '这里直接写表达式，不加 {{ }}。',
    enUS: 'The expression stands here without {{ }}.',
  },
  'PATTERN.because': {
    severity: 'error',
    zhCN: '正则表达式无法使用：{why}。',
    enUS: 'This pattern cannot be used: {why}.',
  },
  'PATTERN.many': {
    severity: 'error',
    zhCN: '文档中的正则表达式合计过大，请减少或缩小其中的重复次数。',
    enUS: 'The patterns of this document are too large together: let them repeat less.',
  },
  UNSAFE_ADDRESS: {
    severity: 'error',
    neverSaveable: true,
    alone: true,
    zhCN: '这个地址不会被打开：只能用本站路径，或 http、https、mailto、tel 地址。',
    enUS: 'This address is never opened: write a path of this site, or an http, https, mailto or tel address.',
  },
  /** `{id}` is written as it stands. */
  NO_PAGE_ADDRESS: {
    severity: 'error',
    zhCN: '菜单路径须为 /app/{id}、/bi/{id}、/mgr/{id}、/system/{id}，或流程页面，如 /flowStart、/flowWaitListAll/all。',
    enUS: 'The path of a menu is /app/{id}, /bi/{id}, /mgr/{id}, /system/{id}, or a page of flows such as /flowStart or /flowWaitListAll/all.',
  },
});
