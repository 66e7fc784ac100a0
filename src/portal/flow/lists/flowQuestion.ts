import { DEFAULT_ZONE, literal, zoneOf } from '../../../conditions/index.ts';
import type { Condition, ConditionTree, RuleSet } from '../../../schemas/condition.ts';
import type { FlowOrder } from '../../../schemas/flow/listOrder.ts';
import { instanceStateTexts } from '../../../schemas/flow/stateTexts.ts';
import type { FlowPerson, InstanceState } from '../../../schemas/wire/flowInstance.ts';
import type { FlowScope } from '../../../schemas/wire/flowLists.ts';

/** What a person asks of a list of flows; its address keeps it. */
export interface FlowQuestion {
  readonly keyword: string;
  readonly states: readonly InstanceState[];
  readonly initiator: FlowPerson | undefined;
  /** Days, `YYYY-MM-DD`, both counted: when a task came, or an instance was begun. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly overdue: boolean;
  readonly unread: boolean;
  /** Values of filters by field of the form, where one flow is listed. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Undefined: as the list is by itself. */
  readonly sort: FlowOrder | undefined;
}

export const NOTHING_ASKED: FlowQuestion = {
  keyword: '',
  states: [],
  initiator: undefined,
  from: undefined,
  to: undefined,
  overdue: false,
  unread: false,
  fields: {},
  sort: undefined,
};

/** Parameters of an address, by the member of the question that they keep. */
type Said = Readonly<Record<string, string | undefined>>;

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const SORT = /^(createdAt|dueAt|endedAt)-(asc|desc)$/;
const LONGEST_KEYWORD = 100;

const day = (text: string | null): string | undefined => (text && DAY.test(text) ? text : undefined);

const isState = (text: string): text is InstanceState => Object.hasOwn(instanceStateTexts, text);

function readFields(text: string | null): FlowQuestion['fields'] {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {}; // An address that was cut short opens the list without them.
  }
}

function readSort(text: string | null): FlowOrder | undefined {
  const [, by, order] = SORT.exec(text ?? '') ?? [];
  return by === undefined ? undefined : { by: by as FlowOrder['by'], order: order as FlowOrder['order'] };
}

/** Reads a question from an address; what does not fit counts as not said. */
export function readQuestion(search: string): FlowQuestion {
  const said = new URLSearchParams(search);
  const [value = '', label = value] = said.get('initiator')?.split('~') ?? [];
  return {
    keyword: (said.get('keyword') ?? '').slice(0, LONGEST_KEYWORD),
    states: (said.get('state') ?? '').split(',').filter(isState),
    initiator: value === '' ? undefined : { value, label },
    from: day(said.get('since')),
    to: day(said.get('until')),
    overdue: said.get('overdue') === '1',
    unread: said.get('unread') === '1',
    fields: readFields(said.get('fields')),
    sort: readSort(said.get('sort')),
  };
}

/** A question as an address keeps it; undefined: not there. */
export const questionParameters = (asked: FlowQuestion): Said => ({
  keyword: asked.keyword === '' ? undefined : asked.keyword,
  state: asked.states.length === 0 ? undefined : asked.states.join(),
  initiator: asked.initiator && `${asked.initiator.value}~${asked.initiator.label}`,
  since: asked.from,
  until: asked.to,
  overdue: asked.overdue ? '1' : undefined,
  unread: asked.unread ? '1' : undefined,
  fields: Object.keys(asked.fields).length === 0 ? undefined : JSON.stringify(asked.fields),
  sort: asked.sort && `${asked.sort.by}-${asked.sort.order}`,
});

/** The instant at which a day of the platform's zone begins, as ISO 8601. */
function beginOf(date: string, days = 0): string {
  const noon = Date.parse(`${date}T00:00:00Z`) + days * 86_400_000;
  return new Date(zoneOf(DEFAULT_ZONE).toInstant(noon)).toISOString();
}

const text = (bindKey: string, judgeType: 'equal' | 'inArray', value: unknown): Condition => ({
  bindKey,
  type: 'text',
  judgeType,
  value,
});

const at = (judgeType: 'greaterEqual' | 'less', value: string): Condition => ({
  bindKey: 'createdAt',
  type: 'time',
  judgeType,
  value,
});

const holds = (bindKey: string): Condition => ({ bindKey, type: 'bool', judgeType: 'true' });

/** Conditions of filters by fields of a form, made by whoever knows the form. */
export type FieldConditions = readonly (Condition | ConditionTree)[];

/** `where` of `/list.do`; undefined: nothing narrows the list beside its keyword. */
export function whereOf(asked: FlowQuestion, ofFields: FieldConditions = []): RuleSet | undefined {
  const { states, initiator, from, to, overdue, unread } = asked;
  const list: FieldConditions = [
    ...(states.length > 0 ? [text('state', 'inArray', [...states])] : []),
    ...(initiator ? [text('initiator', 'equal', literal(initiator.value))] : []),
    ...(from === undefined ? [] : [at('greaterEqual', beginOf(from))]),
    ...(to === undefined ? [] : [at('less', beginOf(to, 1))]),
    ...(overdue ? [holds('overdue')] : []),
    ...(unread ? [holds('unread')] : []),
    ...ofFields,
  ];
  if (list.length === 0) return undefined;
  return {
    testRule: 'custom',
    conditionList: [],
    conditionTree: { union: 'AND', list: [...list] },
  };
}

/** The states that a list can be filtered by; none where it says itself which it holds. */
export const filterStates = (scope: FlowScope): readonly InstanceState[] => {
  if (scope === 'wait') return [];
  if (scope === 'myDone') return ['approved', 'rejected', 'terminated'];
  if (scope === 'myNotDone') return ['running', 'returned', 'suspended', 'withdrawn'];
  const all = Object.keys(instanceStateTexts) as InstanceState[];
  return scope === 'apply' ? all : all.filter((state) => state !== 'draft');
};

/** The orders that a list offers beside its own, by the moment that they are about. */
export const offeredSorts = (scope: FlowScope): readonly FlowOrder['by'][] => {
  if (scope === 'wait') return ['createdAt', 'dueAt'];
  return scope === 'notify' ? ['createdAt'] : ['createdAt', 'endedAt'];
};
