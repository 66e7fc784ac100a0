import { UNCHOSEN_FLOW } from '../../../../documents/edit/steps.ts';
import type { FlowDocument } from '../../../../schemas/documents/flow.ts';
import type { FlowBranch, FlowNode, FlowNodeOf } from '../../../../schemas/flow/node.ts';
import type { Duration, Mode, Timeout } from '../../../../schemas/flow/policy.ts';
import { unitTitles } from '../../../../schemas/flow/titles.ts';
import { sayApprovers, sayScope } from './sayPeople.ts';
import type { StepWords } from './words.ts';

/** What a step does, in a line: whom it asks and how they decide, what it waits for, where it leads. */
export function sayStep(node: FlowNode, words: StepWords, settings?: FlowDocument['settings']): string {
  const { text } = words;
  switch (node.type) {
    case 'start':
      return settings?.starters === undefined
        ? text('startAll')
        : text('start', { people: sayScope(settings.starters, words) });
    case 'approve':
    case 'handle':
      return sayTask(node, words);
    case 'cc':
      return sayApprovers(node.recipients, words);
    case 'condition':
      return text('forkCondition');
    case 'inclusive':
      return text('forkInclusive');
    case 'parallel':
      return text(node.join === 'any' ? 'forkAny' : 'forkAll');
    case 'route': {
      const step = words.step(node.to);
      return node.when === undefined
        ? text('route', { step })
        : text('routeWhen', { step, rules: sayWhen(node.when, words) });
    }
    case 'delay':
      return sayDelay(node.until, words);
    case 'trigger':
      return sayRun(node, words);
    case 'subFlow':
      return saySubFlow(node, words);
    case 'end':
      return text(node.result ?? 'approved');
  }
}

/** When a branch is taken, in words. */
export function sayBranch(branch: FlowBranch, block: FlowNode['type'], words: StepWords): string {
  if (branch.default === true) return words.text('otherwise');
  if (block === 'parallel') return words.text('always');
  return branch.when === undefined ? words.text('noRules') : sayWhen(branch.when, words);
}

function sayWhen(when: NonNullable<FlowBranch['when']>, words: StepWords): string {
  if ('condition' in when) return words.text('namedRules', { name: when.condition });
  return words.rules(when) || words.text('noRules');
}

function sayTask(node: FlowNodeOf<'approve' | 'handle'>, words: StepWords): string {
  const { text } = words;
  if (node.type === 'approve' && node.auto !== undefined) return text(node.auto);
  const [timeout] = node.timeouts ?? [];
  return [
    sayApprovers(node.approvers ?? [], words),
    ...(node.mode === undefined ? [] : [sayMode(node.mode, words)]),
    ...(timeout === undefined ? [] : [sayTimeout(timeout, words)]),
  ].reduce((one, other) => text('dot', { one, other }));
}

const sayMode = (mode: Mode, { text }: StepWords): string => {
  if (mode.by === 'ratio') return text('ratio', { percent: mode.percent });
  return mode.by === 'weight' ? text('weight', { threshold: mode.threshold }) : text(mode.by);
};

const timeouts = {
  remind: 'remind',
  pass: 'timeoutPass',
  reject: 'timeoutReject',
  upward: 'timeoutUpward',
  people: 'timeoutPeople',
} as const;

/** What becomes of a step that is not handled, in words. */
const sayTimeout = ({ then, after }: Timeout, words: StepWords): string =>
  words.text(timeouts[then], { after: sayDuration(after, words) });

const sayDuration = ({ amount, unit }: Duration, { text, localise }: StepWords): string =>
  text('duration', { amount, unit: localise(unitTitles[unit]) });

function sayDelay(until: FlowNodeOf<'delay'>['until'], words: StepWords): string {
  const { text } = words;
  switch (until.is) {
    case 'duration':
      return text('waits', { duration: sayDuration(until.duration, words) });
    case 'date':
      return text('waitsDate', { date: until.date });
    case 'field': {
      const field = words.field(until.field);
      const { offset } = until;
      if (offset === undefined || offset.amount === 0) return text('waitsField', { field });
      const duration = sayDuration({ ...offset, amount: Math.abs(offset.amount) }, words);
      return text('waitsOffset', { field, duration, way: text(offset.amount > 0 ? 'later' : 'earlier') });
    }
  }
}

function sayRun({ run, wait }: FlowNodeOf<'trigger'>, { text }: StepWords): string {
  const said =
    run.do === 'steps'
      ? text('steps', { count: run.steps.length })
      : run.do === 'call'
        ? text('call', { call: run.call })
        : text('ai');
  return wait === false ? text('dot', { one: said, other: text('goesOn') }) : said;
}

function saySubFlow({ flow: id, mode, each }: FlowNodeOf<'subFlow'>, words: StepWords): string {
  const { text } = words;
  if (id === UNCHOSEN_FLOW) return text('noFlow');
  const flow = words.flow(id);
  if (each !== undefined) return text('subFlowEach', { flow, field: words.field(each) });
  return text(mode === 'sync' ? 'subFlow' : 'subFlowAsync', { flow });
}
