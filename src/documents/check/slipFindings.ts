import { type StaticType, types } from '../../conditions/check/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import type { LocalText } from '../../schemas/text.ts';
import { because, make, wayOf } from './makeFinding.ts';

/** What is well formed and can still not mean what it says. */
export const slipFindings = {
  callWrites: (call: string, path: string): Finding =>
    make(
      'error',
      'CALL_WRITES',
      `“${call}”会写入数据，这里只能读取；请改由按钮等的动作来调用`,
      `"${call}" writes, and here things are only read; let the action of a button call it`,
      path,
    ),
  noFields: (path: string): Finding =>
    make(
      'warning',
      'NO_FIELDS',
      '表单没有字段，保存的记录都是空的',
      'The form has no field, so that its records are empty',
      path,
    ),
  undatedMember: (code: string, given: StaticType, path: string): Finding =>
    make(
      'warning',
      'WRONG_TYPE',
      `这里应为时间，字段“${code}”是${types.typeName(given).zhCN}`,
      `This has to be ${types.typeName(types.TIME).enUS}, and the field "${code}" is ${types.typeName(given).enUS}`,
      path,
    ),
  missingProp: (type: string, name: string, title: LocalText, path: string): Finding =>
    make(
      'error',
      'MISSING_MEMBER',
      `“${type}”缺少“${title.zhCN}”（${name}）`,
      `"${type}" lacks "${title.enUS}" (${name})`,
      path,
    ),
  mayNotConvert: (wanted: StaticType, given: StaticType): Finding =>
    make(
      'warning',
      'WRONG_TYPE',
      `这里应为${types.typeName(wanted).zhCN}，表达式得到的是${types.typeName(given).zhCN}，读不成时为空`,
      `This has to be ${types.typeName(wanted).enUS}, and the expression gives ${types.typeName(given).enUS}: empty where it cannot be read as one`,
      '',
    ),
  /** Only the server gives numbers of a series; a form that begins with one could not be sent. */
  numberGiven: (type: string, member: string, path: string): Finding =>
    make(
      'error',
      'MEMBER_UNUSED',
      `“${type}”的值由系统编号，不能有“${member}”`,
      `The server numbers a "${type}", so that it has no "${member}"`,
      path,
    ),
  missingValue: (type: string, path: string): Finding =>
    make(
      'error',
      'MISSING_MEMBER',
      `缺少“value”：“${type}”只显示它算出的结果`,
      `"value" is missing: a "${type}" shows nothing but what it computes`,
      path,
    ),
  secretField: (code: string, path: string): Finding =>
    make(
      'error',
      'SECRET_FIELD',
      `字段“${code}”加密保存，任何人都看不到内容，不能在此使用`,
      `The field "${code}" is sealed and nobody reads it, so that it cannot be used here`,
      path,
    ),
  notPlaced: (code: string, path: string): Finding =>
    make(
      'warning',
      'NOT_PLACED',
      `字段“${code}”必填，但布局中没有它，没有人能填写`,
      `The field "${code}" is required, but the layout leaves it out, so that nobody can fill it in`,
      path,
    ),
  /** Whoever checks a folder, or runs a server, can load it. */
  widgetOfPackage: (type: string, name: string, path: string): Finding =>
    make(
      'error',
      'UNKNOWN_TYPE',
      `没有名为“${type}”的组件：扩展包“${name}”没有安装，请用 EXTENSIONS（检查时用 --with）载入它`,
      `There is no widget "${type}": the package "${name}" is not installed; load it by EXTENSIONS, or for a check by --with`,
      path,
    ),
  unknownMode: (mode: string, values: readonly string[], near: string | undefined, path: string): Finding =>
    make(
      'error',
      'WRONG_VALUE',
      `表单没有“${mode}”这种打开方式，可选：${values.join(', ')}`,
      `A form does not open as "${mode}"; one of ${values.join(', ')}`,
      path,
      near,
    ),
  bracedExpression: (inside: string, path: string): Finding =>
    make(
      'error',
      'EXPRESSION_BRACES',
      '这里直接写表达式，不加 {{ }}',
      'The expression stands here without {{ }}',
      path,
      inside,
    ),
  /** @param fitting the kinds of values that the rule is for */
  ruleUnfit: (
    rule: string,
    fitting: readonly StaticType['kind'][],
    given: StaticType,
    severity: Finding['severity'],
    path: string,
  ): Finding => {
    const kinds = fitting.map((kind) => types.typeName({ kind } as StaticType));
    return make(
      severity,
      'RULE_UNFIT',
      `规则“${rule}”用于${kinds.map(({ zhCN }) => zhCN).join('或')}，这个字段的值是${types.typeName(given).zhCN}`,
      `The rule "${rule}" judges ${kinds.map(({ enUS }) => enUS).join(' or ')}, and the value of this field is ${types.typeName(given).enUS}`,
      path,
    );
  },
  groupUnfit: (field: string, path: string): Finding =>
    make(
      'error',
      'GROUP_UNFIT',
      `字段“${field}”的值是列表或对象，不能用来分组`,
      `The field "${field}" holds lists or objects, by which nothing is grouped`,
      path,
    ),
  unitUnfit: (field: string, unit: string, path: string): Finding =>
    make(
      'error',
      'GROUP_UNFIT',
      `字段“${field}”不是日期，不能按“${unit}”分组，请去掉“unit”`,
      `The field "${field}" is no date, so it has no "${unit}" to group by: remove "unit"`,
      path,
    ),
  unknownIcon: (name: string, near: string | undefined, path: string): Finding =>
    make(
      'warning',
      'UNKNOWN_ICON',
      `没有名为“${name}”的图标，这里不会显示图标`,
      `There is no icon "${name}", so none is drawn`,
      path,
      near,
    ),
  /** A step that works on the form around it. */
  noForm: (action: string, path: string): Finding =>
    make(
      'error',
      'NO_FORM',
      `“${action}”用于表单，而这个页面没有表单；请用“openDialog”等动作打开一个表单`,
      `"${action}" works on the form around it, and this page has none: open one, by "openDialog" for instance`,
      path,
    ),
  /** An input that has nothing to write to. */
  fieldWithoutForm: (type: string, path: string): Finding =>
    make(
      'error',
      'NO_FORM',
      `“${type}”填写的是表单的字段，而这里没有表单，无法填写；请把它放入表单`,
      `"${type}" fills in a field of the form around it, and here is none, so that nobody can use it: move it into a form`,
      path,
    ),
  /** An input without the code of a field. */
  fieldWithoutName: (type: string, path: string): Finding =>
    make(
      'warning',
      'NO_NAME',
      `“${type}”没有字段编码，填写的内容无处保存；请写“name”`,
      `"${type}" has no "name", so that there is no field to fill in: give it one`,
      path,
    ),
  /** The server computes it, whatever is sent. */
  computedWrite: (code: string, path: string): Finding =>
    make(
      'warning',
      'MEMBER_UNUSED',
      `字段“${code}”总由系统计算，写入权限无效；如只需读取，请写入“read”`,
      `The field "${code}" is always computed, so the right to write it means nothing: whoever is to see it has it in "read"`,
      path,
    ),
  /** @param narrows whether one of them holds for all records, so that the rows of the other narrow nothing */
  doubleGrant: (role: string, action: string, narrows: boolean, path: string): Finding =>
    make(
      'warning',
      'DUPLICATE_GRANT',
      narrows
        ? `角色“${role}”有一条不限记录的“${action}”权限，另一条的“rows”不再限制记录`
        : `角色“${role}”的“${action}”已在另一条权限中给出，请合并为一条`,
      narrows
        ? `One grant of the role "${role}" gives "${action}" of all records, so "rows" of the other limits nothing`
        : `Another grant gives "${action}" to the role "${role}" as well: make them one`,
      path,
    ),
  /** @param why what is wrong with it, with the way into the value */
  wrongDefault: (
    code: string,
    why: Finding,
    meant: number | boolean | string | undefined,
    path: string,
  ): Finding => {
    const { fix, ...finding } = because(
      'WRONG_DEFAULT',
      `字段“${code}”不能取这个默认值`,
      `The field "${code}" cannot hold this first value`,
      why,
      path,
    );
    if (meant === undefined) return fix ? { ...finding, fix } : finding;
    const [zhCN, enUS] = [`改为 ${JSON.stringify(meant)}`, `Write ${JSON.stringify(meant)}`];
    return { ...finding, fix: { path, value: meant, title: { zhCN, enUS } } };
  },
  /** It may be there to be changed by whoever fills in the form. */
  defaultRefused: (code: string, why: LocalText, path: string): Finding =>
    make(
      'warning',
      'DEFAULT_REFUSED',
      `字段“${code}”的默认值无法通过校验：${why.zhCN}`,
      `The first value of the field "${code}" is refused: ${why.enUS}`,
      path,
    ),
  /** @param empties whether hiding takes the value of one of them away */
  shownBy: (names: readonly string[], empties: boolean, path: string): Finding =>
    make(
      'warning',
      'VISIBLE_CYCLE',
      empties
        ? `显示条件互相依赖：${wayOf(names)}；隐藏时会清空，填写的内容可能随之丢失`
        : `显示条件互相依赖：${wayOf(names)}；隐藏后可能再也无法显示`,
      empties
        ? `These show each other: ${wayOf(names)}; hiding empties them, so that an entry may be lost`
        : `These show each other: ${wayOf(names)}; what is hidden may never be shown again`,
      path,
    ),
  /**
   * A warning, too: the form may keep people from that entry by means which the check does not know.
   * @param value an entry that takes itself away
   */
  entryLost: (names: readonly string[], code: string, value: unknown, path: string): Finding => {
    const [way, entry] = [wayOf(names), JSON.stringify(value)];
    return make(
      'warning',
      'VISIBLE_CYCLE',
      `显示条件互相依赖：${way}；在“${code}”中填写 ${entry} 会立即被清空。请去掉其中一个显示条件，或去掉 hide`,
      `These show each other: ${way}; entering ${entry} in "${code}" empties it at once: remove one of the conditions, or the "hide"`,
      path,
    );
  },
  /** A switch of a list that cannot do what it is for. */
  switchUnused: (member: string, zhCN: string, enUS: string, path: string): Finding =>
    make('warning', 'MEMBER_UNUSED', `“${member}”无效：${zhCN}`, `"${member}" means nothing: ${enUS}`, path),
} as const;
