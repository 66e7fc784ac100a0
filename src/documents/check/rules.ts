import { checkExpression, type StaticType, types } from '../../conditions/check/index.ts';
import type { Rule, RuleName } from '../../schemas/node.ts';
import type { LocalText } from '../../schemas/text.ts';
import { enter } from './enter.ts';
import { checkFinding } from './findings.ts';
import { type Check, fieldOrigin, noteUse, type Place, reportAt, within } from './context.ts';
import { checkPattern } from './patternRule.ts';
import { checkText } from './text.ts';

/** Rules whose value is a number. */
export const LIMITS: readonly RuleName[] = [
  'minLength',
  'maxLength',
  'length',
  'min',
  'max',
  'minItems',
  'maxItems',
];

const NUMBERS: readonly RuleName[] = ['min', 'max', 'integer'];

const TEXT = ['text'] as const;
/** What has a length: lists have that of their elements. */
const LONG = ['text', 'list'] as const;
/** What has one way of being written. */
const WRITTEN = ['text', 'number', 'time', 'list'] as const;
/** What is written in digits may be kept as a number. */
const DIGITS = ['text', 'number'] as const;
const LIST = ['list'] as const;

/** The kinds of values that a rule judges, as a field's widget declares its value; absent: all of them. */
const FITTING: Readonly<Partial<Record<RuleName, readonly StaticType['kind'][]>>> = {
  minLength: LONG,
  maxLength: LONG,
  length: LONG,
  email: TEXT,
  url: TEXT,
  image: TEXT,
  pattern: WRITTEN,
  phone: DIGITS,
  idCard: DIGITS,
  min: DIGITS,
  max: DIGITS,
  integer: DIGITS,
  minItems: LIST,
  maxItems: LIST,
};

/** Lower and upper limits of the same thing. */
const RANGES = [
  ['minLength', 'maxLength'],
  ['min', 'max'],
  ['minItems', 'maxItems'],
] as const satisfies readonly (readonly [RuleName, RuleName])[];

/**
 * Checks the validation rules of a field, one by one and against each other.
 * @param type of the field's value
 */
export function checkRules(
  rules: readonly Rule[],
  type: StaticType,
  place: Place,
  check: Check,
  path: string,
): void {
  for (const [index, rule] of rules.entries()) {
    const at = `${path}/${String(index)}`;
    reportAt(check, `${at}/message`, checkText(rule.message, place, check));
    checkRule(rule, type, place, check, at);
  }
  for (const [low, high] of RANGES) {
    const least = limitOf(rules, low);
    const most = limitOf(rules, high);
    if (least === undefined || most === undefined || least <= most) continue;
    const index = rules.findIndex(({ rule }) => rule === high);
    check.report(checkFinding('EMPTY_RANGE', `${path}/${String(index)}/value`, { low, least, high, most }));
  }
}

function limitOf(rules: readonly Rule[], name: RuleName): number | undefined {
  const value = rules.find(({ rule }) => rule === name)?.value;
  return isLimit(value) ? Number(value) : undefined;
}

/** Limits may be written as text. */
const isLimit = (value: unknown): boolean =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) &&
  Number.isFinite(Number(value));

function checkRule({ rule, value }: Rule, type: StaticType, place: Place, check: Check, path: string): void {
  const at = `${path}/value`;
  const fitting = FITTING[rule];
  if (fitting && type.kind !== 'any' && !fitting.includes(type.kind)) {
    // What is no number breaks these rules whatever it is; the others judge some text of it.
    const severity = NUMBERS.includes(rule) ? 'error' : 'warning';
    const values = { rule, fitting: anyOf(fitting), given: types.typeName(type) };
    check.report({ ...checkFinding('RULE_UNFIT', path, values), severity });
    return;
  }
  if (LIMITS.includes(rule) && !isLimit(value)) check.report(checkFinding('NO_LIMIT', at, { rule }));
  switch (rule) {
    case 'expression': {
      const { scope } = enter(check, at, within(place, { value: type }));
      const braced = /^\s*\{\{([\s\S]*)\}\}\s*$/.exec(String(value))?.[1];
      if (braced !== undefined) {
        check.report(checkFinding('EXPRESSION_BRACES', at, {}, braced.trim()));
        return;
      }
      const { remarks, reads } = checkExpression(String(value), scope, check.context);
      reportAt(check, at, { findings: [], reads });
      for (const { replace: _replace, span: _span, ...remark } of remarks)
        check.report({ ...remark, path: at });
      return;
    }
    case 'equalsField': {
      const code = String(value);
      noteUse(check, fieldOrigin(place, code), at);
      if (place.fields?.has(code) === true) return;
      check.report(
        checkFinding(
          'UNKNOWN_FIELD',
          at,
          { name: code },
          check.propose(code, () => place.fields ?? []),
        ),
      );
      return;
    }
    case 'pattern':
      checkPattern(String(value), check, at);
      return;
    default:
      return;
  }
}

/** Kinds of values as a sentence names them. */
function anyOf(kinds: readonly StaticType['kind'][]): LocalText {
  const names = kinds.map((kind) => types.typeName({ kind } as StaticType));
  return {
    zhCN: names.map(({ zhCN }) => zhCN).join('或'),
    enUS: names.map(({ enUS }) => enUS).join(' or '),
  };
}
