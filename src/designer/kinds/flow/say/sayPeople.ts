import type { Approver } from '../../../../schemas/flow/approver.ts';
import type { PeopleScope } from '../../../../schemas/flow/people.ts';
import { listed } from '../../../../schemas/text.ts';
import type { StepWords } from './words.ts';

/** Names in a line before the rest is counted. */
const MOST_NAMES = 3;

/** Where the people of a step come from, in words. */
export function sayApprovers(sources: readonly Approver[], words: StepWords): string {
  if (sources.length === 0) return words.text('nobody');
  return listed(
    sources.map((source) => sayApprover(source, words)),
    words.locale,
  );
}

/** One source of people, in words: the head of the department of who started it. */
function sayApprover(source: Approver, words: StepWords): string {
  const { text, locale } = words;
  const names = (codes: readonly string[], called: (code: string) => string): string =>
    listed(codes.map(called), locale);
  switch (source.source) {
    case 'person':
      return sayNamed(source.people, words);
    case 'role':
      return text('role', { names: names(source.roles, words.role) });
    case 'label':
      return text('label', { names: names(source.labels, words.label) });
    case 'departmentMembers':
    case 'departmentHead':
      return text(source.source, { names: names(source.departments, words.department) });
    case 'headAtLevel': {
      const whose = sayWhose(source.of, words);
      return source.level === 1
        ? text('headOwn', { whose })
        : text('headLevel', { whose, level: source.level });
    }
    case 'headChain': {
      const top = source.upTo === 'top' ? text('top') : text('level', { level: source.upTo });
      return text('headChain', { whose: sayWhose(source.of, words), top });
    }
    case 'initiatorHead':
      return text('headOwn', { whose: text('whoseInitiator') });
    case 'personField':
    case 'departmentFieldHead':
      return text(source.source, { field: words.field(source.field) });
    case 'sameAs':
      return text('sameAs', { step: words.step(source.node) });
    case 'initiator':
    case 'initiatorPicks':
    case 'previousPicks':
    case 'expression':
      return text(source.source);
  }
}

const sayWhose = (of: 'initiator' | { field: string } | undefined, { text, field }: StepWords): string =>
  typeof of === 'object' ? text('whoseField', { field: field(of.field) }) : text('whoseInitiator');

function sayNamed(people: readonly { value: string; label: string }[], { text, locale }: StepWords): string {
  const names = people.map(({ value, label }) => (label === '' ? value : label));
  if (names.length <= MOST_NAMES) return listed(names, locale);
  return text('personMore', { names: listed(names.slice(0, MOST_NAMES), locale), count: names.length });
}

/** Whom a choice of people means, in words. */
export function sayScope(scope: PeopleScope, words: StepWords): string {
  const { text, locale } = words;
  const { people = [], departments = [], roles = [], labels = [] } = scope;
  const parts = [
    people.length > 0 && sayNamed(people, words),
    departments.length > 0 &&
      text('department', { names: listed(departments.map(words.department), locale) }),
    roles.length > 0 && text('role', { names: listed(roles.map(words.role), locale) }),
    labels.length > 0 && text('label', { names: listed(labels.map(words.label), locale) }),
  ];
  return listed(
    parts.filter((part) => typeof part === 'string'),
    locale,
  );
}
