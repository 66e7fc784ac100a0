import type { Finding } from '../../schemas/finding.ts';
import type { LocalText } from '../../schemas/text.ts';
import type { Check, PatternWork } from './context.ts';
import { checkFinding } from './findings.ts';

/**
 * What compiling the patterns of one document may cost, in instructions of the engine: some tenths of a second. Some two
 * thousand patterns such as `^1[3-9]\\d{9}$` cost as much.
 */
const WORK = 200_000;
/** What a character costs beside what it becomes: a class of letters is read from tables. */
const CHARACTER = 5;
/** What one costs that was refused: where it is too large, that is known once most of it was built. */
const REFUSED = 10_000;

export const patternWork = (): PatternWork => ({ judged: new Map(), left: WORK });

/** Compiles the pattern of a rule; one that stands in many places once, and no more of them than a document is worth. */
export function checkPattern(source: string, { context, patterns, report }: Check, path: string): void {
  const { judged } = patterns;
  if (!judged.has(source)) {
    if (patterns.left <= 0) {
      report(checkFinding('PATTERN.many', path));
      return;
    }
    patterns.left -= CHARACTER * source.length;
    try {
      patterns.left -= context.pattern?.(source).size ?? 0;
      judged.set(source, undefined);
    } catch (error) {
      patterns.left -= REFUSED;
      const why = unsupported(source) ?? plainReason(error);
      judged.set(source, checkFinding('PATTERN.because', path, { why }));
    }
  }
  const found: Finding | undefined = judged.get(source);
  if (found) report({ ...found, path });
}

/** Patterns run in linear time, which leaves out what other engines have. */
function unsupported(source: string): LocalText | undefined {
  // Neither what is escaped nor what stands in a class is notation.
  const notation = source.replace(/\\[^1-9]/gs, '').replace(/\[[^\]]*\]/gs, '');
  if (/\(\?<?[=!]/.test(notation)) {
    return {
      zhCN: '不支持先行和后行断言 (?=…)、(?!…)、(?<=…)、(?<!…)，请拆成几条规则',
      enUS: 'look-ahead and look-behind, (?=…), (?!…), (?<=…), (?<!…), are not supported; write several rules',
    };
  }
  if (/\\[1-9]/.test(notation)) {
    return {
      zhCN: '不支持反向引用，如 \\1',
      enUS: 'back references such as \\1 are not supported',
    };
  }
  return undefined;
}

/** What the engine says, or `linearPattern`, without the words that it begins each message with. */
function plainReason(error: unknown): LocalText {
  const said = (error instanceof Error ? error.message : String(error))
    .replace(/^error parsing regexp: /, '')
    .replace(/\.$/, '');
  return { zhCN: REASONS[said.replace(/:.*$/, '')] ?? '语法有误', enUS: said };
}

const TOO_LARGE = '正则表达式过大，请减少或缩小其中的重复次数';

/** What the engine says, by how it begins. */
const REASONS: Readonly<Record<string, string>> = {
  'expression too large': TOO_LARGE,
  'The pattern is too large': TOO_LARGE,
  'expression nests too deeply': '嵌套过深',
  'missing closing )': '缺少右括号 )',
  'unexpected )': '多余的右括号 )',
  'missing closing ]': '缺少右方括号 ]',
  'missing argument to repetition operator': '重复符号前没有内容',
  'invalid repeat count': '重复次数无效',
  'invalid character class range': '字符范围无效',
  'trailing backslash at end of expression': '末尾的反斜杠没有内容',
};
