import type { Finding } from '../../schemas/finding.ts';
import type { LocalText } from '../../schemas/text.ts';
import { because, make, wayOf } from './makeFinding.ts';

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
  /** @param value an entry that takes itself away */
  entryLost: (names: readonly string[], code: string, value: unknown, path: string): Finding => {
    const [way, entry] = [wayOf(names), JSON.stringify(value)];
    return make(
      'error',
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
