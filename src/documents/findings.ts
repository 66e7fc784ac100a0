import { CONTROL_PREFIX } from '../schemas/controlType.ts';
import type { Finding } from '../schemas/finding.ts';
import type { LocalText } from '../schemas/text.ts';

/** The findings of this room, in one place: stable codes with their texts in both languages. */
const error = (code: string, zhCN: string, enUS: string, path?: string): Finding => ({
  severity: 'error',
  code,
  message: { zhCN, enUS },
  ...(path === undefined ? {} : { path }),
});

/** A widget of an outside package, which this installation lacks: whoever reads it can install what is named. */
export const MISSING_EXTENSION = 'MISSING_EXTENSION';

const isOfExtension = (type: string): boolean => type.includes('/') && !type.startsWith(CONTROL_PREFIX);

function missingExtension(type: string): Finding {
  const [extension = '', name = ''] = type.split('/');
  return error(
    MISSING_EXTENSION,
    `缺少组件 ${name}（扩展包 ${extension}）`,
    `The widget ${name} is missing (extension ${extension})`,
    '/type',
  );
}

export const findings = {
  unknownType: (type: string) =>
    isOfExtension(type)
      ? missingExtension(type)
      : error('UNKNOWN_TYPE', `没有名为“${type}”的组件。`, `There is no widget "${type}".`, '/type'),
  wrongProp: (type: string, name: string) =>
    error(
      'WRONG_PROP',
      `组件“${type}”的属性“${name}”取值不正确。`,
      `The widget "${type}" does not take this value for "${name}".`,
      `/props/${name}`,
    ),
  failedTemplate: ({ zhCN, enUS }: LocalText) => error('TEMPLATE_FAILED', zhCN, enUS),
  noNumber: (value: number) =>
    error(
      'NO_NUMBER',
      `计算结果不是数字（${value}），例如除以零；这里按空显示。`,
      `The result is no number (${value}), such as after a division by zero; it is shown as empty.`,
    ),
  unknownField: (code: string) =>
    error('UNKNOWN_FIELD', `表单中没有字段“${code}”。`, `The form has no field "${code}".`, '/field'),
  wrongShape: () => error('WRONG_SHAPE', '这里不是一个组件。', 'This is no widget.'),
  unknownCondition: (id: string) =>
    error('UNKNOWN_CONDITION', `找不到条件“${id}”。`, `There is no condition "${id}".`),
  wrongFlag: () => error('WRONG_FLAG', '条件的写法不正确。', 'This is no condition.'),
  unknownRule: () => error('UNKNOWN_RULE', '没有这种校验规则。', 'There is no such rule.'),
  tooDeep: () => error('TOO_DEEP', '页面嵌套过深。', 'The page is nested too deeply.'),
  tooManyNodes: () => error('TOO_MANY_NODES', '页面组件过多。', 'The page holds too many widgets.'),
  duplicateId: (id: string, first: string) =>
    error('DUPLICATE_ID', `组件 ID“${id}”重复，已用于 ${first}`, `The id "${id}" is taken by ${first}`),
  computedCycle: (codes: readonly string[]) =>
    error(
      'CYCLE',
      `计算字段互相引用：${codes.join(' → ')}。`,
      `Computed fields refer to each other: ${codes.join(' → ')}.`,
    ),
  rule: (path: string) => error('RULE', '校验规则无法使用。', 'This rule cannot be used.', path),
  newerVersion: (version: number, current: number) =>
    error(
      'NEWER_VERSION',
      `文档版本为 ${version}，此版本的平台最高支持 ${current}，请先升级平台。`,
      `The document is of version ${version}, and this release reads versions up to ${current}: upgrade it first.`,
      '/schemaVersion',
    ),
  migrationFailed: (version: number) =>
    error(
      'MIGRATION_FAILED',
      `文档无法从版本 ${version} 升级。`,
      `The document could not be brought on from version ${version}.`,
      '',
    ),
  sourceCycle: (names: readonly string[], name: string) =>
    error(
      'CYCLE',
      `数据源互相等待，无法加载：${names.join(' → ')}。`,
      `These sources wait for each other, so none is loaded: ${names.join(' → ')}.`,
      `/sources/${name}/param`,
    ),
  brokenMember: (name: string) =>
    error(
      'BROKEN_MEMBER',
      `文档的“${name}”写法不正确，有误的部分已略去。`,
      `What is wrong with "${name}" of this document is left out.`,
      `/${name}`,
    ),
  brokenEntry: (name: string, path: string) =>
    error(
      'BROKEN_MEMBER',
      `“${name}”中的这一项写法不正确，已略去。`,
      `This entry of "${name}" is wrong and left out.`,
      path,
    ),
  noDocument: () =>
    error(
      'NO_DOCUMENT',
      '这不是一份有效的文档，请联系管理员。',
      'This is no document; tell the administrator.',
    ),
  pattern: (path: string) => error('PATTERN', '正则表达式无法使用。', 'This pattern cannot be used.', path),
} as const;
