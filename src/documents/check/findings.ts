import { type StaticType, types } from '../../conditions/check/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import type { Locale } from '../../schemas/text.ts';
import { findings as ofDocuments } from '../findings.ts';
import type { CheckCode } from './codes.ts';
import { slipFindings } from './slipFindings.ts';
import { asKey, because, languages, make, unknown, unusedMember, wayOf } from './makeFinding.ts';

const unknownField = unknown('UNKNOWN_FIELD', '字段', 'field');

/** What a person is told of a document: stable codes, both languages, and a proposed fix where one name is near. */
export const checkFindings = {
  ...slipFindings,
  unknownWidget: unknown('UNKNOWN_TYPE', '组件', 'widget'),
  unknownAction: unknown('UNKNOWN_ACTION', '动作', 'action'),
  unknownSource: unknown('UNKNOWN_SOURCE', '数据源', 'source'),
  unknownVariable: unknown('UNKNOWN_VARIABLE', '页面变量', 'variable'),
  unknownEmit: unknown('UNKNOWN_EVENT', '事件', 'event'),
  unknownNodeId: unknown('UNKNOWN_NODE', '组件 ID', 'node with the id'),
  unknownNode: unknown('UNKNOWN_NODE', '流程节点', 'step'),
  unknownDepartment: unknown('UNKNOWN_DEPARTMENT', '部门', 'department'),
  unknownField,
  unknownFieldKey: asKey(unknownField),
  unknownCall: unknown('UNKNOWN_CALL', '接口', 'interface'),
  unknownRole: unknown('UNKNOWN_ROLE', '角色', 'role'),
  unknownDictionary: (name: string, path: string): Finding =>
    make(
      'error',
      'UNKNOWN_DICTIONARY',
      `没有编码为“${name}”的字典`,
      `There is no dictionary "${name}"`,
      path,
    ),
  unknownDocument: (kind: string, id: string, near: string | undefined, path: string): Finding =>
    make('error', 'UNKNOWN_DOCUMENT', `找不到资源“${kind}/${id}”`, `There is no ${kind} "${id}"`, path, near),
  brokenDocument: (kind: string, id: string, path: string): Finding =>
    make(
      'error',
      'BROKEN_DOCUMENT',
      `资源“${kind}/${id}”自身有误，请先修正它`,
      `The ${kind} "${id}" is broken itself; mend it first`,
      path,
    ),
  unknownParam: unusedMember('UNKNOWN_PARAM', '页面参数', 'page parameter'),
  unknownProp: unusedMember('UNKNOWN_PROP', '属性', 'prop'),
  unknownParameter: unusedMember('UNKNOWN_PARAMETER', '参数', 'parameter'),
  unknownEvent: unusedMember('UNKNOWN_EVENT', '事件', 'event'),
  /** The server refuses a call that holds it. */
  refusedParameter: (call: string, name: string, near: string | undefined, path: string): Finding => ({
    ...unusedMember('UNKNOWN_PARAMETER', '参数', 'parameter')(call, name, near, path),
    severity: 'error',
  }),
  unknownSlot: unusedMember('UNKNOWN_SLOT', '插槽', 'slot'),
  unknownMember: unusedMember('UNKNOWN_MEMBER', '成员', 'member'),
  unavailableAction: (action: string, path: string): Finding =>
    make('error', 'NOT_AVAILABLE', `动作“${action}”尚不可用`, `"${action}" is not available yet`, path),
  missingParameter: (action: string, name: string, path: string): Finding =>
    make('error', 'MISSING_PARAMETER', `“${action}”缺少参数“${name}”`, `"${action}" needs "${name}"`, path),
  /** @param why what is wrong with it, with the way into the value */
  wrongParameter: (action: string, name: string, why: Finding, path: string): Finding =>
    because('WRONG_PARAMETER', `“${action}”的参数“${name}”`, `The "${name}" of "${action}"`, why, path),
  wrongProp: (type: string, name: string, why: Finding, path: string): Finding =>
    because('WRONG_PROP', `组件“${type}”的属性“${name}”`, `The "${name}" of "${type}"`, why, path),
  wrongType: (wanted: StaticType, given: StaticType): Finding =>
    make(
      'error',
      'WRONG_TYPE',
      `这里应为${types.typeName(wanted).zhCN}，表达式得到的是${types.typeName(given).zhCN}`,
      `This has to be ${types.typeName(wanted).enUS}, and the expression gives ${types.typeName(given).enUS}`,
      '',
    ),
  wrongWritten: (wanted: StaticType, given: StaticType): Finding =>
    make(
      'error',
      'WRONG_TYPE',
      `这里应为${types.typeName(wanted).zhCN}，写的是${types.typeName(given).zhCN}`,
      `This has to be ${types.typeName(wanted).enUS}, and what stands here is ${types.typeName(given).enUS}`,
      '',
    ),
  conditionUnfit: (id: string, { message }: Finding, path: string): Finding =>
    make(
      'warning',
      'CONDITION_UNFIT',
      `条件“${id}”用在这里：${message.zhCN.replace(/。$/, '')}`,
      `The condition "${id}" used here: ${message.enUS.replace(/\.$/, '')}`,
      path,
    ),
  duplicateId: (id: string, first: string, path: string): Finding => ({
    ...ofDocuments.duplicateId(id, first),
    path,
  }),
  duplicateCode: (code: string, path: string): Finding =>
    make('error', 'DUPLICATE_CODE', `编码“${code}”重复`, `The code "${code}" stands here twice`, path),
  reservedCode: (code: string, path: string): Finding =>
    make('error', 'RESERVED_CODE', `“${code}”不能用作字段编码`, `"${code}" cannot name a field`, path),
  noField: (type: string, path: string): Finding =>
    make(
      'warning',
      'NO_FIELD',
      `组件“${type}”不保存值，字段编码无效`,
      `"${type}" holds no value, so its field code means nothing`,
      path,
    ),
  memberUnused: (type: string, member: string, path: string): Finding =>
    make(
      'warning',
      'MEMBER_UNUSED',
      `组件“${type}”不是字段，“${member}”无效`,
      `"${type}" is no field, so "${member}" means nothing`,
      path,
    ),
  missingLabel: (code: string, path: string): Finding =>
    make(
      'warning',
      'MISSING_LABEL',
      `字段“${code}”没有标题，读屏软件与校验提示无法称呼它`,
      `The field "${code}" has no title for messages and screen readers`,
      path,
    ),
  nameless: (type: string, prop: string, path: string): Finding =>
    make(
      'warning',
      'MISSING_LABEL',
      `组件“${type}”没有名称，读屏软件无法称呼它；请填写“${prop}”或标题`,
      `"${type}" has no name for screen readers: write its "${prop}" or a title`,
      path,
    ),
  missingText: (locale: Locale, path: string): Finding =>
    make(
      'warning',
      'MISSING_TEXT',
      `缺少${languages[locale].zhCN}文字`,
      `The ${languages[locale].enUS} text is missing`,
      path,
    ),
  /** A value that was an option once may stay one's first choice. */
  noOption: (value: string, near: string | undefined, path: string): Finding =>
    make(
      'warning',
      'UNKNOWN_OPTION',
      `没有值为“${value}”的选项`,
      `There is no option "${value}"`,
      path,
      near,
    ),
  duplicateOption: (value: string, path: string): Finding =>
    make('error', 'DUPLICATE_OPTION', `选项值“${value}”重复`, `The value "${value}" stands here twice`, path),
  noLimit: (rule: string, path: string): Finding =>
    make('error', 'NO_LIMIT', `规则“${rule}”的值须是数字`, `The rule "${rule}" needs a number`, path),
  emptyRange: (
    low: string,
    least: number | string,
    high: string,
    most: number | string,
    path: string,
  ): Finding =>
    make(
      'error',
      'EMPTY_RANGE',
      `“${low}”为 ${String(least)}，大于“${high}”的 ${String(most)}，任何值都无法通过`,
      `"${low}" is ${String(least)}, above "${high}", ${String(most)}: no value passes`,
      path,
    ),
  unsafeAddress: (path: string): Finding =>
    make(
      'error',
      'UNSAFE_ADDRESS',
      '这个地址不会被打开：只能用本站路径，或 http、https、mailto、tel 地址',
      'This address is never opened: write a path of this site, or an http, https, mailto or tel address',
      path,
    ),
  neverShown: (path: string): Finding =>
    make('warning', 'UNREACHABLE', '这里永远不会显示', 'This is never shown', path),
  mixedFlag: (path: string): Finding =>
    make(
      'error',
      'MIXED_FLAG',
      '条件须是一个完整的 {{ }} 表达式；多个表达式或夹杂文字得到的是文本，永远为真',
      'A condition is one {{ }} expression; several of them, or text around one, make a text, which is always true',
      path,
    ),
  constantFlag: (value: boolean, path: string): Finding =>
    make(
      'warning',
      'CONSTANT_FLAG',
      `这个条件的结果永远是${value ? '“是”' : '“否”'}`,
      `This condition is always ${value ? 'true' : 'false'}`,
      path,
    ),
  neverRuns: (path: string): Finding =>
    make('warning', 'UNREACHABLE', '这一步永远不会执行', 'This step never runs', path),
  unreachableStep: (path: string): Finding =>
    make(
      'warning',
      'UNREACHABLE',
      '动作链在此之前已结束，这一步不会执行',
      'The chain has ended before, so this step never runs',
      path,
    ),
  noContainer: (type: string, path: string): Finding =>
    make('error', 'NO_CONTAINER', `组件“${type}”不能包含其他组件`, `"${type}" takes no children`, path),
  noListView: (type: string, path: string): Finding =>
    make(
      'error',
      'NO_LIST_VIEW',
      `组件“${type}”不能显示列表的记录`,
      `"${type}" draws no records of a list`,
      path,
    ),
  slotRefuses: (type: string, slot: string, child: string, path: string): Finding =>
    make(
      'error',
      'SLOT_REFUSES',
      `组件“${type}”的插槽“${slot}”不能放入“${child}”`,
      `The slot "${slot}" of "${type}" does not take "${child}"`,
      path,
    ),
  noFilter: (code: string, path: string): Finding =>
    make(
      'error',
      'NO_FILTER',
      `字段“${code}”不能用作筛选条件`,
      `The field "${code}" cannot be filtered by`,
      path,
    ),
  operatorUnfit: (code: string, operator: string, path: string): Finding =>
    make(
      'error',
      'OPERATOR_UNFIT',
      `字段“${code}”不支持运算符“${operator}”`,
      `The field "${code}" has no operator "${operator}"`,
      path,
    ),
  summaryUnfit: (code: string, summary: string, path: string): Finding =>
    make(
      'error',
      'SUMMARY_UNFIT',
      `字段“${code}”不能用“${summary}”汇总`,
      `The field "${code}" has no "${summary}"`,
      path,
    ),
  noText: (code: string, path: string): Finding =>
    make(
      'error',
      'NO_TEXT',
      `字段“${code}”不是文本，不能用于搜索`,
      `The field "${code}" is no text to search in`,
      path,
    ),
  emptyGroup: (path: string): Finding =>
    make('warning', 'EMPTY_GROUP', '菜单分组没有子菜单', 'The group of menus has nothing in it', path),
  missingTarget: (path: string): Finding =>
    make('error', 'MISSING_TARGET', '菜单没有指定要打开的内容', 'The menu opens nothing', path),
  missingRight: (path: string): Finding =>
    make('warning', 'MISSING_RIGHT', '没有任何角色可以使用', 'No role may use this', path),
  flowStart: (path: string): Finding =>
    make('error', 'FLOW_START', '流程须以唯一的“start”节点开始', 'A flow begins with its one "start"', path),
  flowEnd: (path: string): Finding =>
    make('error', 'FLOW_END', '流程须以“end”节点结束', 'A flow ends with "end"', path),
  jumpInside: (id: string, path: string): Finding =>
    make(
      'error',
      'JUMP_INSIDE',
      `不能从外部跳转到并行分支中的“${id}”`,
      `"${id}" stands in branches that run side by side, so it cannot be jumped to from outside`,
      path,
    ),
  unreachableNode: (path: string): Finding =>
    make('error', 'UNREACHABLE', '流程永远不会到达这里', 'The flow never comes here', path),
  oneDefault: (path: string): Finding =>
    make('error', 'NO_DEFAULT', '须有且只有一个默认分支', 'Exactly one branch has to be the default', path),
  noRules: (path: string): Finding =>
    make('error', 'NO_RULES', '非默认分支须有条件', 'A branch that is not the default needs rules', path),
  branchUnused: (member: string, path: string): Finding =>
    make(
      'warning',
      'MEMBER_UNUSED',
      `此分支的“${member}”无效`,
      `"${member}" means nothing on this branch`,
      path,
    ),
  noColumns: (code: string, path: string): Finding =>
    make('error', 'NO_COLUMNS', `字段“${code}”不是子表，没有列`, `The field "${code}" has no columns`, path),
  outsideCanvas: (path: string): Finding =>
    make('error', 'OUTSIDE_CANVAS', '组件超出画布', 'The component stands outside the canvas', path),
  cycle: (names: readonly string[], path: string): Finding =>
    make('error', 'CYCLE', `互相引用：${wayOf(names)}`, `These refer to each other: ${wayOf(names)}`, path),
  notLoadedYet: (source: string, path: string): Finding =>
    make(
      'warning',
      'NOT_LOADED_YET',
      `打开页面时数据源“${source}”还没有加载，这里总是空`,
      `The source "${source}" is not loaded when the page opens, so that this is always empty`,
      path,
    ),
  otherKind: (kind: string): Finding =>
    make('error', 'OTHER_KIND', `文档的类型不是“${kind}”`, `This document is no "${kind}"`, '/kind'),
  shape: (code: CheckCode, zhCN: string, enUS: string, path: string, near?: string): Finding =>
    make('error', code, zhCN, enUS, path, near),
} as const;
