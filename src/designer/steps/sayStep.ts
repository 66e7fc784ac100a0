import { nameOfStep } from '../../documents/stepChain.ts';
import { sayRules } from '../../renderers/input/shared/conditionBuilder/sentence.meta.ts';
import type { ConditionField } from '../../renderers/input/shared/conditionBuilder/fields.meta.ts';
import type { TextOf } from '../../runtime/locale/useText.ts';
import type { RuleSetOrReference } from '../../schemas/condition.ts';
import type { Step } from '../../schemas/step.ts';
import { listed, localise, type Locale } from '../../schemas/text.ts';
import { referredBy } from './given.ts';
import type { kindsLocale } from './kinds.locale.ts';
import { callOf, type Known } from './places.ts';

export type KindsText = TextOf<keyof (typeof kindsLocale.texts)['zhCN']>;

/** What a step is said with. */
export interface Saying {
  readonly text: KindsText;
  readonly locale: Locale;
  readonly known: Known;
  /** What the step can read, for its conditions. */
  readonly fields: () => readonly ConditionField[];
}

const LONGEST = 40;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** A value in a few words: the last part that says something of a reference, else the value itself. */
function sayValue(value: unknown, { text }: Saying): string {
  if (value === undefined || value === null || value === '') return text('missing');
  const path = referredBy(value);
  if (path !== undefined) return path.replace(/^(?:steps|inputs|values)\./, '').replace(/\.list$/, '');
  return cut(typeof value === 'string' ? value : JSON.stringify(value));
}

function sayItems(items: unknown, saying: Saying): string {
  return Array.isArray(items) ? saying.text('fixedList', { count: items.length }) : sayValue(items, saying);
}

/** A condition as it is read; empty where there is none. */
function sayCondition(rules: RuleSetOrReference, { fields, locale }: Saying): string {
  return 'condition' in rules ? rules.condition : sayRules(rules, fields(), locale);
}

/** Under which condition a step is made; undefined for always, and for branches, which say it themselves. */
export function sayWhen(step: Step, saying: Saying): string | undefined {
  if (step.do === 'when' || step.when === undefined) return undefined;
  const said = sayCondition(step.when, saying);
  if (said === '') return undefined;
  return 'condition' in step.when
    ? saying.text('say.onlyNamed', { name: said })
    : saying.text('say.only', { rules: said });
}

function sayBranch(rules: RuleSetOrReference, saying: Saying): string {
  const said = sayCondition(rules, saying);
  if (said === '') return saying.text('say.always');
  return 'condition' in rules
    ? saying.text('say.whenNamed', { name: said })
    : saying.text('say.when', { rules: said });
}

function sayCall(call: string, { text, known }: Saying): string {
  if (call === '') return text('say.noCall');
  const described = known(call);
  if (described === undefined) return text('say.call', { name: call });
  const { name, action } = described;
  const isRead = action === 'list' || action === 'detail' || action === 'count';
  return text(isRead ? `say.${action}` : 'say.call', { name });
}

/** What a step does, in a line of plain language made of what it holds. */
export function sayStep(step: Step, saying: Saying): string {
  const { text, locale, known } = saying;
  const module = 'module' in step ? (known(callOf(step) ?? '')?.name ?? step.module) : '';
  const asNamed = (said: string): string => {
    const name = nameOfStep(step);
    return name === undefined || name === '' ? said : text('say.named', { said, name });
  };
  switch (step.do) {
    case 'call':
      return asNamed(sayCall(step.call, saying));
    case 'save': {
      if (step.module === '') return text('say.noSave');
      const record = sayValue(step.record, saying);
      return asNamed(text(step.record === undefined ? 'say.add' : 'say.update', { name: module, record }));
    }
    case 'remove':
      if (step.module === '') return text('say.noRemove');
      return asNamed(text('say.remove', { name: module, records: sayValue(step.records, saying) }));
    case 'when':
      return sayBranch(step.when, saying);
    case 'forEach':
      return text('say.forEach', { items: sayItems(step.items, saying) });
    case 'set': {
      const names = Object.keys(step.data);
      return names.length === 0 ? text('say.setNone') : text('say.set', { names: listed(names, locale) });
    }
    case 'fail': {
      const message = localise(step.message, locale);
      return text('say.fail', { message: message === '' ? text('missing') : cut(message) });
    }
    case 'answer':
      return text('say.answer', { value: sayValue(step.value, saying) });
  }
}

/** The number of a step as people count: `2.1`, `2.else.1`. */
export function numberOf(path: string, text: KindsText): string {
  return path
    .split('.')
    .flatMap((part) => {
      if (part === 'steps') return [];
      return part === 'otherwise' ? [text('else')] : [String(Number(part) + 1)];
    })
    .join('.');
}
