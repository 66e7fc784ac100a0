import {
  DEFAULT_ZONE,
  type FunctionTable,
  functionTable,
  parseTime,
  zoneOf,
} from '../../conditions/index.ts';
import type { RuleSet, RuleSetOrReference } from '../../schemas/condition.ts';
import type { FlowDocument } from '../../schemas/documents/flow.ts';
import type { Text } from '../../schemas/text.ts';
import { ruleSetOf } from '../namedRules.ts';
import type { FlowContext, Initiator } from './context.ts';
import { flowTemplates } from './FlowTemplates.ts';
import type { Organisation } from './people/organisation.ts';
import type { FlowState } from './state.ts';
import { type CalendarDays, laterBy } from './workCalendar.ts';

/** What an instance is about, as its rules and templates read it. */
export interface FlowSubject {
  readonly flow: FlowDocument;
  readonly organisation: Organisation;
  readonly initiator: Initiator;
  /** Values of the record by codes of fields. */
  readonly values: Readonly<Record<string, unknown>>;
  /** ISO 8601, UTC. */
  readonly now: string;
  /** What templates read beside `form`, `initiator`, `flow` and `nodes`: the platform's variables of the initiator. */
  readonly platform?: Readonly<Record<string, unknown>>;
  /** Members of `flow` that the engine does not know itself: `id`, `number`, `title`, `startedAt`. */
  readonly about?: Readonly<Record<string, unknown>>;
  readonly calendar?: CalendarDays;
  readonly zone?: string;
  readonly functions?: FunctionTable;
  /** Rules of a condition document; undefined: there is none. */
  readonly condition?: (id: string) => RuleSetOrReference | undefined;
  /** Fields whose values are not known yet: rules that read one of them are not decided. */
  readonly unknown?: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * What the engine is given of an instance.
 * @param state whose round and handled steps rules and templates read as `flow.round` and `nodes`, as they are by then
 * @param coming nodes that were handled by way of trial alone
 */
export function contextOf(subject: FlowSubject, state: FlowState, coming = NONE): FlowContext {
  const { flow, organisation, initiator, values, now, zone = DEFAULT_ZONE } = subject;
  const { calendar = () => undefined, functions = functionTable, condition = () => undefined } = subject;
  const templates = flowTemplates(zone, functions);
  const at = Date.parse(now);
  const evaluate = (template: unknown): unknown => templates.at(at).template(template).evaluate(scope);
  const scope = {
    ...subject.platform,
    form: values,
    initiator,
    get flow() {
      return { ...subject.about, round: state.round };
    },
    get nodes() {
      return handledNodes(state);
    },
  };
  const isKnown = (paths: readonly string[]): boolean =>
    !paths.some((path) => {
      const [root, name = ''] = path.split('.');
      if (root === 'form') return subject.unknown?.has(name) === true;
      return root === 'nodes' && coming.has(name);
    });
  return {
    flow,
    organisation,
    initiator,
    now,
    scope,
    later: (at, span) => laterBy(at, span, zone, calendar),
    moment: (value, at) => momentOf(value, at, zone),
    field: (code) => values[code],
    isKnown: (template) => isKnown(templates.template(template).paths),
    evaluate,
    holds: (rules) => {
      const found: RuleSet | undefined = ruleSetOf(rules, condition);
      // A condition that is gone never holds.
      if (found === undefined) return false;
      const compiled = templates.condition(found);
      if (!isKnown(compiled.paths)) return undefined;
      templates.at(at);
      return compiled.test(scope);
    },
    text: (text: Text) => evaluate(text) as Text,
    at: (other, trial) => contextOf(subject, other, trial),
  };
}

function momentOf(value: unknown, at: string | undefined, zone: string): string | undefined {
  const instant = parseTime(value, zone);
  if (instant === undefined) return undefined;
  if (at === undefined) return new Date(instant).toISOString();
  const clock = zoneOf(zone);
  const day = new Date(instant + clock.offsetAt(instant)).toISOString().slice(0, 10);
  return new Date(clock.toInstant(Date.parse(`${day}T${at}:00.000Z`))).toISOString();
}

/** What later steps read of those that were handled: of each node the last time. */
function handledNodes(state: FlowState): Readonly<Record<string, unknown>> {
  const handled: Record<string, unknown> = {};
  for (const step of state.steps) {
    if (step.endedAt === null || step.slots.length === 0) continue;
    const tasks = state.tasks.filter((task) => task.step === step.id && task.by !== null);
    if (tasks.length === 0) continue;
    handled[step.node] = {
      decision: step.state === 'passed' ? 'agree' : 'reject',
      comment: tasks.at(-1)?.comment ?? '',
      endedAt: step.endedAt,
      people: tasks.map(({ by }) => by),
    };
  }
  return handled;
}
