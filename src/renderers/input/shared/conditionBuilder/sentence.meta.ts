import { operatorTexts, toText, unaryOperators } from '../../../../conditions/index.ts';
import type { Condition, RuleSet } from '../../../../schemas/condition.ts';
import { localise, type Locale } from '../../../../schemas/text.ts';
import { plainText, type ConditionField } from './fields.meta.ts';
import { readRules } from './readRules.meta.ts';
import type { GroupRule, Rule } from './rules.meta.ts';

const words = {
  zhCN: {
    AND: ' 且 ',
    OR: ' 或 ',
    comma: '、',
    open: '（',
    close: '）',
    missing: '（未填）',
    lost: '（不存在的条件）',
  },
  enUS: {
    AND: ' and ',
    OR: ' or ',
    comma: ', ',
    open: '(',
    close: ')',
    missing: '(missing)',
    lost: '(a lost condition)',
  },
} as const;

interface Saying {
  readonly fields: readonly ConditionField[];
  readonly locale: Locale;
}

const fieldOf = (code: string, { fields }: Saying): ConditionField | undefined =>
  fields.find((field) => field.code === code);

function titleOf(code: string, saying: Saying): string {
  const field = fieldOf(code, saying);
  return (field && localise(field.title, saying.locale)) || code;
}

/** One value as it is read aloud: options by their labels, texts in quotation marks. */
function sayOne(
  value: unknown,
  { type, bindKey }: Pick<Condition, 'type' | 'bindKey'>,
  saying: Saying,
): string {
  const { locale } = saying;
  if (value === undefined || value === null || value === '') return words[locale].missing;
  const option = fieldOf(bindKey, saying)?.options?.find((one) => String(one.value) === toText(value));
  if (option) return localise(option.label, locale);
  if (typeof value !== 'string') return toText(value);
  const plain = plainText(value);
  if (plain === undefined || type === 'time' || type === 'number') return plain ?? value;
  return locale === 'zhCN' ? `“${plain}”` : `"${plain}"`;
}

function sayLeaf(condition: Omit<Condition, 'id'>, saying: Saying): string {
  const { bindKey, judgeType, value } = condition;
  const { locale } = saying;
  const operator = operatorTexts[judgeType][locale];
  const said = `${titleOf(bindKey, saying)} ${operator}`;
  if (unaryOperators.has(judgeType)) return said;
  const values: readonly unknown[] = Array.isArray(value) && value.length > 0 ? value : [value];
  // A length is a number, whatever the field holds.
  const as = judgeType.startsWith('length') ? { bindKey: '', type: 'number' as const } : condition;
  return `${said} ${values.map((one) => sayOne(one, as, saying)).join(words[locale].comma)}`;
}

function sayRule(rule: Rule, saying: Saying): string {
  const { open, close, lost } = words[saying.locale];
  if (rule.kind === 'lost') return lost;
  if (rule.kind === 'leaf') return sayLeaf(rule.condition, saying);
  if (rule.kind === 'group') {
    const said = sayGroup(rule, saying);
    return rule.items.length > 1 ? `${open}${said}${close}` : said;
  }
  const title = titleOf(rule.bindKey, saying);
  const [from, to] = [rule.from, rule.to].map((end) => sayOne(end, rule, saying));
  return saying.locale === 'zhCN'
    ? `${title} 介于 ${from ?? ''} 和 ${to ?? ''} 之间`
    : `${title} is between ${from ?? ''} and ${to ?? ''}`;
}

const sayGroup = ({ union, items }: GroupRule, saying: Saying): string =>
  items.length === 0
    ? words[saying.locale].missing
    : items.map((item) => sayRule(item, saying)).join(words[saying.locale][union]);

/** A whole condition as a sentence; empty where there is none. */
export function sayRules(
  ruleSet: RuleSet | null | undefined,
  fields: readonly ConditionField[],
  locale: Locale,
): string {
  const root = readRules(ruleSet);
  return root.items.length === 0 ? '' : sayGroup(root, { fields, locale });
}
