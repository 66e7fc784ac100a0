import { findingTable } from '../../../conditions/index.ts';

/** What is said of nodes, actions, sources, menus, flows and screens: of the parts of a document and their order. */
export const partTable = findingTable({
  NO_CONTAINER: {
    severity: 'error',
    zhCN: '组件“{type}”不能包含其他组件。',
    enUS: '"{type}" takes no children.',
  },
  /** It is drawn, but without what holds it: a panel has neither its title nor a handle to fold it. */
  MISPLACED: {
    severity: 'warning',
    zhCN: '组件“{type}”只能放在“{fitting}”里。',
    enUS: '"{type}" stands only in "{fitting}".',
  },
  'MISPLACED.held': {
    severity: 'warning',
    zhCN: '“{type}”里只能放“{fitting}”，这里放了“{child}”。',
    enUS: '"{type}" takes only "{fitting}", and here is "{child}".',
  },
  'MISPLACED.member': {
    severity: 'error',
    zhCN: '字段“{type}”里只能放子字段，不能放表单字段“{child}”的位置。',
    enUS: '"{type}" holds fields of its own, not the place of the field "{child}" of the form.',
  },
  SLOT_REFUSES: {
    severity: 'error',
    zhCN: '组件“{type}”的插槽“{slot}”不能放入“{child}”。',
    enUS: 'The slot "{slot}" of "{type}" does not take "{child}".',
  },
  CALL_WRITES: {
    severity: 'error',
    zhCN: '“{call}”会写入数据，这里只能读取；请改由按钮等的动作来调用。',
    enUS: '"{call}" writes, and here things are only read; let the action of a button call it.',
  },
  'CALL_WRITES.chain': {
    severity: 'error',
    zhCN: '“{call}”本身由步骤组成，步骤中不能再调用它。',
    enUS: '"{call}" is made of steps itself, so that no step calls it.',
  },
  NOT_LOADED_YET: {
    severity: 'warning',
    zhCN: '打开页面时数据源“{source}”还没有加载，这里总是空。',
    enUS: 'The source "{source}" is not loaded when the page opens, so that this is always empty.',
  },
  MIXED_FLAG: {
    severity: 'error',
    zhCN: '条件须是一个完整的 {{ }} 表达式；多个表达式或夹杂文字得到的是文本，永远为真。',
    enUS: 'A condition is one {{ }} expression; several of them, or text around one, make a text, which is always true.',
  },
  'CONSTANT_FLAG.true': {
    severity: 'warning',
    zhCN: '这个条件的结果永远是“是”。',
    enUS: 'This condition is always true.',
  },
  'CONSTANT_FLAG.false': {
    severity: 'warning',
    zhCN: '这个条件的结果永远是“否”。',
    enUS: 'This condition is always false.',
  },
  UNREACHABLE: { severity: 'warning', zhCN: '这里永远不会显示。', enUS: 'This is never shown.' },
  'UNREACHABLE.never': { severity: 'warning', zhCN: '这一步永远不会执行。', enUS: 'This step never runs.' },
  'UNREACHABLE.ended': {
    severity: 'warning',
    zhCN: '动作链在此之前已结束，这一步不会执行。',
    enUS: 'The chain has ended before, so this step never runs.',
  },
  'UNREACHABLE.node': {
    severity: 'error',
    zhCN: '流程永远不会到达这里。',
    enUS: 'The flow never comes here.',
  },
  CYCLE: { severity: 'error', zhCN: '互相引用：{way}。', enUS: 'These refer to each other: {way}.' },
  VISIBLE_CYCLE: {
    severity: 'warning',
    zhCN: '显示条件互相依赖：{way}；隐藏后可能再也无法显示。',
    enUS: 'These show each other: {way}; what is hidden may never be shown again.',
  },
  /** Hiding takes the value of one of them away. */
  'VISIBLE_CYCLE.empties': {
    severity: 'warning',
    zhCN: '显示条件互相依赖：{way}；隐藏时会清空，填写的内容可能随之丢失。',
    enUS: 'These show each other: {way}; hiding empties them, so that an entry may be lost.',
  },
  /**
   * A warning, too: the form may keep people from that entry by means which the check does not know. `entry` is one that
   * takes itself away.
   */
  'VISIBLE_CYCLE.entry': {
    severity: 'warning',
    zhCN: '显示条件互相依赖：{way}；在“{code}”中填写 {entry} 会立即被清空。请去掉其中一个显示条件，或去掉 hide。',
    enUS: 'These show each other: {way}; entering {entry} in "{code}" empties it at once: remove one of the conditions, or the "hide".',
  },
  EMPTY_GROUP: {
    severity: 'warning',
    zhCN: '菜单分组没有子菜单。',
    enUS: 'The group of menus has nothing in it.',
  },
  MISSING_TARGET: {
    severity: 'error',
    zhCN: '菜单没有指定要打开的内容。',
    enUS: 'The menu opens nothing.',
  },
  UNPUBLISHED_TARGET: {
    severity: 'warning',
    zhCN: '菜单打开的“{kind}/{id}”还没有发布，用户看不到这个菜单。',
    enUS: 'What the menu opens, "{kind}/{id}", is not published yet, so that users do not see the menu.',
  },
  'UNPUBLISHED_TARGET.form': {
    severity: 'error',
    zhCN: '表单“{id}”还没有发布，流程发布后也不能发起。请先发布表单，或一起发布。',
    enUS: 'The form "{id}" is not published, so that nobody could start the flow. Publish it first, or both together.',
  },
  'UNPUBLISHED_TARGET.subFlow': {
    severity: 'warning',
    zhCN: '子流程“{id}”还没有发布，走到这里时视为未通过。',
    enUS: 'The sub-flow "{id}" is not published yet: it counts as refused.',
  },
  FLOW_START: {
    severity: 'error',
    zhCN: '流程须以唯一的“start”节点开始。',
    enUS: 'A flow begins with its one "start".',
  },
  FLOW_END: { severity: 'error', zhCN: '流程须以“end”节点结束。', enUS: 'A flow ends with "end".' },
  NO_CALENDAR: {
    severity: 'warning',
    zhCN: '这里按工作日计算，而工作日历今后十二个月没有任何日期：节假日会被算作工作日。',
    enUS: 'Working days are counted here, and the working calendar has no day in the coming twelve months: holidays count as worked.',
  },
  JUMP_INSIDE: {
    severity: 'error',
    zhCN: '不能从外部跳转到并行分支中的“{id}”。',
    enUS: '"{id}" stands in branches that run side by side, so it cannot be jumped to from outside.',
  },
  NO_DEFAULT: {
    severity: 'error',
    zhCN: '须有且只有一个默认分支。',
    enUS: 'Exactly one branch has to be the default.',
  },
  NO_RULES: {
    severity: 'error',
    zhCN: '非默认分支须有条件。',
    enUS: 'A branch that is not the default needs rules.',
  },
  'MEMBER_UNUSED.branch': {
    severity: 'warning',
    zhCN: '此分支的“{member}”无效。',
    enUS: '"{member}" means nothing on this branch.',
  },
  OUTSIDE_CANVAS: {
    severity: 'error',
    zhCN: '组件超出画布。',
    enUS: 'The component stands outside the canvas.',
  },
});
