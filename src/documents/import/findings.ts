import type { Finding } from '../../schemas/finding.ts';

/** What an import tells of: what stays behind, and what arrives changed. */

const make = (
  severity: Finding['severity'],
  code: string,
  zhCN: string,
  enUS: string,
  path: string,
): Finding => ({ severity, code, message: { zhCN: `${zhCN}。`, enUS: `${enUS}.` }, path });

export const importFindings = {
  notCarried: (member: string, path: string) =>
    make('warning', 'NOT_CARRIED', `“${member}”没有导入`, `"${member}" is not carried over`, path),
  script: (path: string) =>
    make(
      'warning',
      'SCRIPT',
      '脚本与复杂表达式没有导入，请改用条件或表达式重写',
      'Scripts and involved expressions are not carried over: write them as conditions or expressions',
      path,
    ),
  component: (component: string, instead: string | undefined, path: string) =>
    make(
      'warning',
      'COMPONENT',
      `没有对应“${component}”的组件${instead === undefined ? '，其内容直接放在原处' : `，已改用“${instead}”`}`,
      instead === undefined
        ? `No widget stands for "${component}"; what was in it stands in its place`
        : `No widget stands for "${component}"; "${instead}" takes its place`,
      path,
    ),
  format: (format: string, path: string) =>
    make('warning', 'FORMAT', `格式“${format}”没有导入`, `The format "${format}" is not carried over`, path),
  untyped: (path: string) =>
    make(
      'warning',
      'NO_TYPE',
      '没有写明值是哪一种类型，已作为文本导入',
      'It does not say of which one type its values are, so it is a text here',
      path,
    ),
  union: (types: readonly string[], kept: string, path: string) =>
    make(
      'error',
      'TYPE_UNION',
      `值可以是多种类型（${types.join('、')}），这里只按“${kept}”导入，其他类型的值会丢失`,
      `Its values may be of several types (${types.join(', ')}), and only "${kept}" is carried over: values of the others would be lost`,
      path,
    ),
  noWidget: (type: string, path: string) =>
    make(
      'error',
      'NO_WIDGET',
      `没有组件可以填写“${type}”类型的值，此字段没有导入`,
      `No widget takes values of the type "${type}", so the field is not carried over`,
      path,
    ),
  codeChanged: (name: string, code: string, path: string) =>
    make(
      'warning',
      'CODE_CHANGED',
      `字段“${name}”改为“${code}”`,
      `The field "${name}" is now "${code}"`,
      path,
    ),
  optionsChanged: (path: string) =>
    make('warning', 'OPTIONS_CHANGED', '选项的值已改为文字', 'The values of the options became texts', path),
  /** @param all nothing is left to choose from */
  optionsLost: (all: boolean, path: string) =>
    make(
      all ? 'error' : 'warning',
      'OPTIONS_LOST',
      '重复的选项、不是文字或数字的选项（如 null），以及选项的其他内容没有导入',
      'Options that repeat a value or whose value is neither a text nor a number (such as null), and what options say beyond it, are not carried over',
      path,
    ),
  lastOf: (path: string) =>
    make(
      'warning',
      'VALUE_CHANGED',
      '值不再是逐级的列表，只保存所选的最末一级',
      'The value is no list of the levels any more, but the last one that was chosen',
      path,
    ),
  beyond: (what: { zhCN: string; enUS: string }, path: string) =>
    make(
      'error',
      'TOO_MUCH',
      `超过上限，其余${what.zhCN}没有导入`,
      `Beyond the limit: the other ${what.enUS} are not carried over`,
      path,
    ),
  noField: (name: string, path: string) =>
    make(
      'error',
      'NOT_CARRIED',
      `“${name}”没有写明是什么字段，没有导入`,
      `"${name}" does not say what field it is, and is not carried over`,
      path,
    ),
  requiredUnknown: (name: string, path: string) =>
    make(
      'warning',
      'NOT_CARRIED',
      `必填项中的“${name}”不是这里的字段`,
      `"${name}" is required, and no field here`,
      path,
    ),
  requiredInside: (name: string, path: string) =>
    make(
      'warning',
      'NOT_CARRIED',
      `“${name}”只在外层对象有值时必填；外层对象不是必填，因此没有作为必填导入`,
      `"${name}" is required only where the object around it is there, which is not required itself: it is not required here`,
      path,
    ),
  circle: (path: string) =>
    make(
      'error',
      'REFERENCE',
      '引用绕回了自身，无法展开',
      'The reference leads back to itself, and would never end',
      path,
    ),
  reference: (path: string) =>
    make('error', 'REFERENCE', '引用无法解析', 'The reference leads nowhere that is here', path),
  noSchema: () =>
    make('error', 'NO_SCHEMA', '这不是表单的 JSON Schema', 'This is no JSON Schema of a form', ''),
} as const;
