import type { Finding } from '../../schemas/finding.ts';
import type { LocalText } from '../../schemas/text.ts';
import { because, make } from './makeFinding.ts';

/** What is well formed and can still not mean what it says. */
export const slipFindings = {
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
  /** A switch of a list that cannot do what it is for. */
  switchUnused: (member: string, zhCN: string, enUS: string, path: string): Finding =>
    make('warning', 'MEMBER_UNUSED', `“${member}”无效：${zhCN}`, `"${member}" means nothing: ${enUS}`, path),
} as const;
