import type { Finding } from '../schemas/finding.ts';

/** The findings of this room, in one place: stable codes with their texts in both languages. */
const error = (code: string, zhCN: string, enUS: string, path?: string): Finding => ({
  severity: 'error',
  code,
  message: { zhCN, enUS },
  ...(path === undefined ? {} : { path }),
});

export const findings = {
  unknownType: (type: string) =>
    error('UNKNOWN_TYPE', `没有名为“${type}”的组件。`, `There is no widget "${type}".`, '/type'),
  wrongProp: (type: string, name: string) =>
    error(
      'WRONG_PROP',
      `组件“${type}”的属性“${name}”取值不正确。`,
      `The widget "${type}" does not take this value for "${name}".`,
      `/props/${name}`,
    ),
  unknownField: (code: string) =>
    error('UNKNOWN_FIELD', `表单中没有字段“${code}”。`, `The form has no field "${code}".`, '/field'),
  tooDeep: () => error('TOO_DEEP', '页面嵌套过深。', 'The page is nested too deeply.'),
  tooManyNodes: () => error('TOO_MANY_NODES', '页面组件过多。', 'The page holds too many widgets.'),
  tooLarge: () => error('TOO_LARGE', '文档超过 1 MiB。', 'The document is larger than 1 MiB.'),
  duplicateId: (id: string) =>
    error('DUPLICATE_ID', `标识“${id}”出现了两次。`, `The id "${id}" stands twice.`, '/id'),
  duplicateField: (code: string) =>
    error('DUPLICATE_FIELD', `字段“${code}”出现了两次。`, `The field "${code}" stands twice.`, '/name'),
  reservedCode: (code: string) =>
    error(
      'RESERVED_CODE',
      `“${code}”是保留字，不能作为字段编码。`,
      `"${code}" is reserved and cannot name a field.`,
      '/name',
    ),
  notAField: (type: string) =>
    error('NOT_A_FIELD', `组件“${type}”不能作为字段。`, `The widget "${type}" cannot be a field.`, '/type'),
  unknownProp: (type: string, name: string): Finding => ({
    severity: 'warning',
    code: 'UNKNOWN_PROP',
    message: {
      zhCN: `组件“${type}”没有属性“${name}”。`,
      enUS: `The widget "${type}" has no prop "${name}".`,
    },
    path: `/props/${name}`,
  }),
  unknownAction: (name: string) =>
    error('UNKNOWN_ACTION', `没有名为“${name}”的动作。`, `There is no action "${name}".`, '/do'),
  wrongAction: (name: string, parameter: string) =>
    error(
      'WRONG_ACTION_PARAMETER',
      `动作“${name}”的参数“${parameter}”不正确。`,
      `The action "${name}" does not take this value for "${parameter}".`,
      parameter === '' ? '' : `/${parameter}`,
    ),
  unsafeUrl: (path: string) =>
    error('UNSAFE_URL', '不允许使用该地址。', 'This address is not allowed.', path),
  computedCycle: (codes: readonly string[]) =>
    error(
      'CYCLE',
      `计算字段互相引用：${codes.join(' → ')}。`,
      `Computed fields refer to each other: ${codes.join(' → ')}.`,
    ),
  shape: (path: string, message: string) =>
    error('SHAPE', `此处的内容不符合规定。`, `This does not have the required shape: ${message}.`, path),
  rule: (path: string) => error('RULE', '校验规则无法使用。', 'This rule cannot be used.', path),
  pattern: (path: string) => error('PATTERN', '正则表达式无法使用。', 'This pattern cannot be used.', path),
} as const;
