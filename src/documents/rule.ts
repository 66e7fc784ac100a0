import { compileExpression, toText as text } from '../conditions/index.ts';
import { countCharacters } from '../schemas/characters.ts';
import { PATTERN_LENGTH, PATTERN_SUBJECT } from '../schemas/limits.ts';
import type { Rule, RuleName } from '../schemas/node.ts';
import { localise, type LocalText, type Text } from '../schemas/text.ts';
import { at, compileOptions, type Environment } from './environment.ts';
import { documentFinding } from './findings.ts';
import { decidable, type Scope } from './flag.ts';
import { lacksMasked, type FieldRights } from './mask.ts';
import { isEmailAddress, isIdCard, isImageAddress, isWebAddress } from './ruleFormats.ts';

/**
 * A rule ready for use: the message when the value breaks it. Empty values break no rule but `required`. A rule that
 * compares with a field which the role may not read, and whose value is not at hand, is left to the server.
 */
export type CompiledRule = (value: unknown, scope: Scope, rights?: FieldRights) => LocalText | undefined;

type Check = (value: unknown, scope: Scope, rights?: FieldRights) => boolean;
interface Kind {
  check: (rule: Rule, environment: Environment) => Check;
  message: (value: string | number | undefined) => LocalText;
}

const size = (value: unknown): number => (Array.isArray(value) ? value.length : countCharacters(text(value)));
const number = (value: unknown): number => (typeof value === 'number' ? value : Number(value));
const both = (zhCN: string, enUS: string): LocalText => ({ zhCN, enUS });

/** A comparison with the rule's number. */
const limited =
  (holds: (value: unknown, limit: number) => boolean): Kind['check'] =>
  (rule, environment) => {
    const limit = rule.value === undefined ? NaN : Number(rule.value);
    if (!Number.isNaN(limit)) return (value) => holds(value, limit);
    environment.report(documentFinding('RULE', '/value'));
    return () => false;
  };

const PHONE = /^1[3-9]\d{9}$/;

const kinds: Record<RuleName, Kind> = {
  minLength: {
    check: limited((value, limit) => size(value) >= limit),
    message: (n) => both(`至少 ${String(n)} 个字符`, `At least ${String(n)} characters`),
  },
  maxLength: {
    check: limited((value, limit) => size(value) <= limit),
    message: (n) => both(`最多 ${String(n)} 个字符`, `At most ${String(n)} characters`),
  },
  length: {
    check: limited((value, limit) => size(value) === limit),
    message: (n) => both(`须为 ${String(n)} 个字符`, `Must be ${String(n)} characters`),
  },
  min: {
    check: limited((value, limit) => number(value) >= limit),
    message: (n) => both(`不能小于 ${String(n)}`, `Must not be less than ${String(n)}`),
  },
  max: {
    check: limited((value, limit) => number(value) <= limit),
    message: (n) => both(`不能大于 ${String(n)}`, `Must not be more than ${String(n)}`),
  },
  pattern: { check: compilePattern, message: () => both('格式不正确', 'The format is not right') },
  email: {
    check: () => (value) => isEmailAddress(text(value)),
    message: () => both('请输入正确的邮箱地址', 'Enter a valid e-mail address'),
  },
  phone: {
    check: () => (value) => PHONE.test(text(value)),
    message: () => both('请输入正确的手机号', 'Enter a valid mobile number'),
  },
  url: {
    check: () => (value) => isWebAddress(text(value)),
    message: () =>
      both('请输入以 http 或 https 开头的网址', 'Enter an address that begins with http or https'),
  },
  idCard: {
    check: () => (value) => isIdCard(text(value)),
    message: () => both('请输入正确的身份证号', 'Enter a valid identity card number'),
  },
  image: {
    check: () => (value) => isImageAddress(text(value)),
    message: () => both('请输入图片地址', 'Enter the address of an image'),
  },
  integer: {
    check: () => (value) => Number.isInteger(number(value)),
    message: () => both('请输入整数', 'Enter a whole number'),
  },
  equalsField: {
    check: (rule) => (value, scope, rights) =>
      lacksMasked({ paths: [`form.${text(rule.value)}`] }, rights) ||
      value === (scope.form as Record<string, unknown> | undefined)?.[text(rule.value)],
    message: () => both('两次输入不一致', 'The two entries differ'),
  },
  minItems: {
    check: limited((value, limit) => size(value) >= limit),
    message: (n) => both(`至少选择 ${String(n)} 项`, `Choose at least ${String(n)}`),
  },
  maxItems: {
    check: limited((value, limit) => size(value) <= limit),
    message: (n) => both(`最多选择 ${String(n)} 项`, `Choose at most ${String(n)}`),
  },
  expression: {
    check: (rule, environment) => compileCondition(text(rule.value), environment),
    message: () => both('不符合填写要求', 'The value is not acceptable'),
  },
};

/** Compiles the rules of a field; a rule that cannot be compiled is reported and refuses every value. */
export function compileRules(rules: readonly Rule[] | undefined, environment: Environment): CompiledRule[] {
  return (rules ?? []).map((rule, index) => {
    const here = at(environment, `/rules/${String(index)}`);
    const kind = kindOf(rule);
    if (!kind) {
      here.report(documentFinding('UNKNOWN_RULE'));
      return (value) => (isEmpty(value) ? undefined : BROKEN);
    }
    const check = kind.check(rule, here);
    const message = rule.message === undefined ? kind.message(rule.value) : toLocalText(rule.message);
    return (value, scope, rights) => (isEmpty(value) || check(value, scope, rights) ? undefined : message);
  });
}

/** What was put into the database by hand may name no rule at all. */
const kindOf = (rule: Rule | null): (typeof kinds)[RuleName] | undefined =>
  typeof rule?.rule === 'string' && Object.hasOwn(kinds, rule.rule) ? kinds[rule.rule] : undefined;

const BROKEN = both(
  '此字段的校验规则有误，请联系管理员',
  'A rule of this field is broken, please tell your administrator',
);

/** Empty values of every field: null, no text, no elements. `0` and `false` are values. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A text in both languages, as people read it in each. */
export const toLocalText = (value: Text): LocalText => ({
  zhCN: localise(value, 'zhCN'),
  enUS: localise(value, 'enUS'),
});

/** Patterns run in linear time (re2js) over bounded text, so that no pattern can hold a process up. */
function compilePattern(rule: Rule, environment: Environment): Check {
  const source = text(rule.value);
  try {
    if (source.length > PATTERN_LENGTH) throw new RangeError('The pattern is too long.');
    if (!environment.pattern) return () => true;
    const matches = environment.pattern(source);
    return (value) => text(value).length <= PATTERN_SUBJECT && matches(text(value));
  } catch {
    environment.report(documentFinding('PATTERN', '/value'));
    return () => false;
  }
}

/** An expression that reads a name which the scope does not hold is not judged here; flags do the same. */
function compileCondition(source: string, environment: Environment): Check {
  try {
    const compiled = compileExpression(source, compileOptions(environment));
    return (value, scope, rights) => {
      const inside = { ...scope, value };
      if (!decidable(compiled, inside) || lacksMasked(compiled, rights)) return true;
      return evaluateSafely(() => compiled.evaluate(inside), environment);
    };
  } catch {
    environment.report(documentFinding('RULE', '/value'));
    return () => false;
  }
}

/** A rule that fails while it runs counts as broken: the value is refused and the configurer is told. */
function evaluateSafely(run: () => unknown, environment: Environment): boolean {
  try {
    return Boolean(run());
  } catch {
    environment.report(documentFinding('RULE', '/value'));
    return false;
  }
}
