import { toText, unaryOperators } from '../../conditions/index.ts';
import type { ExplainedGroup, ExplainedLeaf } from '../../conditions/index.ts';
import type { Locale, LocalText } from '../../schemas/text.ts';
import { operatorText } from '../inspect/operatorText.ts';
import type { Reading, Reason } from '../inspect/reason.ts';
import { reasonTexts } from '../inspect/reasonTexts.ts';
import { valueText } from '../inspect/valueText.ts';

/** What is written out of one reason; the inspector shows the rest. */
const MOST = 6;

/** A text made in each language. */
const inBoth = (make: (locale: Locale) => string): LocalText => ({ zhCN: make('zhCN'), enUS: make('enUS') });

const empty = { zhCN: '（空）', enUS: '(empty)' };
const is = { zhCN: '实际：', enUS: 'is ' };
const say = (value: unknown, locale: Locale): string => valueText(value) ?? empty[locale];

/**
 * Reasons as sentences, as the inspector shows them in lines.
 * @param nameOf how people call a node, by its JSON pointer
 */
export const sayReasons = (
  reasons: readonly Reason[],
  nameOf: (path: string, locale: Locale) => string,
): LocalText =>
  inBoth((locale) => {
    const said = reasons.map((reason) => sayReason(reason, nameOf, locale));
    return said.join(locale === 'zhCN' ? '；' : '; ');
  });

function sayReason(reason: Reason, nameOf: (path: string, locale: Locale) => string, locale: Locale): string {
  const isChinese = locale === 'zhCN';
  switch (reason.kind) {
    case 'parent': {
      if (reason.by === undefined) return isChinese ? '由外层决定' : 'Decided by what stands around it';
      const name = nameOf(reason.by, locale);
      return isChinese ? `由外层“${name}”决定` : `Decided by “${name}” around it`;
    }
    case 'rules': {
      const { condition, group } = reason;
      const named = condition === undefined ? '' : isChinese ? `“${condition}”` : ` “${condition}”`;
      return `${isChinese ? '条件' : 'Condition'}${named}${isChinese ? '：' : ': '}${sayGroup(group, locale)}`;
    }
    case 'expression':
    case 'computed': {
      const what = {
        expression: { zhCN: '表达式', enUS: 'Expression' },
        computed: { zhCN: '由表达式计算', enUS: 'Computed by an expression' },
      }[reason.kind][locale];
      const read = reason.readings.slice(0, MOST).map((each) => sayReading(each, locale));
      return [`${what} ${say(reason.text, locale)}`, ...read].join(isChinese ? '，' : ', ');
    }
    default:
      return reasonTexts[reason.kind][locale];
  }
}

const sayReading = ({ path, value }: Reading, locale: Locale): string =>
  `${path} ${is[locale]}${say(value, locale)}`;

function sayGroup({ union, list }: ExplainedGroup, locale: Locale): string {
  const and = { AND: { zhCN: '且', enUS: ' and ' }, OR: { zhCN: '或', enUS: ' or ' } }[union][locale];
  return list
    .slice(0, MOST)
    .map((each) =>
      'union' in each
        ? `${locale === 'zhCN' ? '（' : '('}${sayGroup(each, locale)}${locale === 'zhCN' ? '）' : ')'}`
        : sayLeaf(each, locale),
    )
    .join(and);
}

function sayLeaf({ condition, actual, expected, verdict }: ExplainedLeaf, locale: Locale): string {
  const { bindKey, judgeType } = condition;
  const compares = judgeType !== undefined && !unaryOperators.has(judgeType);
  const compared = compares ? ` ${say(expected, locale)}` : '';
  const holds = { zhCN: verdict ? '成立' : '不成立', enUS: verdict ? 'holds' : 'does not hold' }[locale];
  const [open, close] = locale === 'zhCN' ? ['（', '）'] : [' (', ')'];
  return `${toText(bindKey)} ${operatorText(judgeType, locale)}${compared}${open}${is[locale]}${say(actual, locale)}${locale === 'zhCN' ? '，' : ', '}${holds}${close}`;
}
