import fc from 'fast-check';
import { expect, test } from 'vitest';
import { functionTable } from '../../src/conditions/index.ts';
import type { RuleSet } from '../../src/schemas/condition.ts';
import { MOST_ITEMS, MOST_STEPS_MADE } from '../../src/schemas/step.ts';
import type { Step } from '../../src/schemas/step.ts';
import type { RecordReading } from '../records/services.ts';
import { openSteps } from './openSteps.ts';
import { runSteps } from './runSteps.ts';
import { resultOf } from './StepAnswer.ts';
import type { StepHost } from './StepHost.ts';

/** What was done, in order: each call with what it was given, each `set`. */
type Effects = unknown[];

/** A host without modules: every call tells what it was given, and answers its own number. */
function fakeHost(flags: readonly boolean[], effects: Effects, limits = { end: Infinity, bytes: 1_000_000 }) {
  const reading = { platform: { vocabulary: { functions: functionTable } } } as RecordReading;
  const outcomes: string[] = [];
  const host: StepHost = {
    reading,
    limits,
    openModule: () => Promise.reject(new Error('There is no module')),
    openCall: (call) =>
      Promise.resolve({
        called: { call, name: call, answers: 'result', writes: false, inputs: [], outputs: [] },
        state: call,
        run: (given) => Promise.resolve(resultOf(effects.push(given))),
      }),
    set: (data) => void effects.push({ set: data }),
    scope: () => ({ flags }),
    note: ({ at, outcome }) => void outcomes.push(`${at} ${outcome}`),
  };
  return { host, outcomes };
}

const run = async (host: StepHost, steps: readonly Step[]) => runSteps(host, await openSteps(host, steps));

const FLAGS = 3;

/** A chain as it is made up, before its steps have names and know what they may read. */
type Plan =
  | { readonly do: 'call' | 'set'; readonly flag: number; readonly reads: number }
  | { readonly do: 'fail' | 'answer'; readonly flag: number; readonly reads: number }
  | { readonly do: 'when'; readonly flag: number; readonly steps: Plan[]; readonly otherwise: Plan[] }
  | { readonly do: 'forEach'; readonly flag: number; readonly items: number; readonly steps: Plan[] };

/** -1 is no condition. */
const flag = fc.integer({ min: -1, max: FLAGS - 1 });
const reads = fc.nat(20);
const { plans } = fc.letrec<{ plans: Plan[]; plan: Plan }>((tie) => ({
  plans: fc.array(tie('plan'), { minLength: 1, maxLength: 4, depthIdentifier: 'step' }),
  plan: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'step' },
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constantFrom('call' as const, 'set' as const), flag, reads }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constantFrom('fail' as const, 'answer' as const), flag, reads }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('when' as const),
        flag: fc.nat(FLAGS - 1),
        steps: tie('plans'),
        otherwise: tie('plans'),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('forEach' as const),
        flag,
        items: fc.nat(3),
        steps: tie('plans'),
      }),
    },
  ),
}));

const rules = (index: number): RuleSet => ({
  testRule: 'every',
  conditionList: [{ bindKey: `flags.${String(index)}`, type: 'bool', judgeType: 'true' }],
});
const whenOf = (index: number) => (index < 0 ? {} : { when: rules(index) });

/** Writes a plan out as steps that read a step before them, and tells what a plain reading of it comes to. */
class Model {
  readonly effects: Effects = [];
  #count = 0;
  readonly #flags: readonly boolean[];

  constructor(flags: readonly boolean[]) {
    this.#flags = flags;
  }

  /** @param known names that are known here; takes those of the steps that leave theirs behind */
  write(plan: readonly Plan[], known: string[], isInside: boolean): Step[] {
    return plan.map((each): Step => {
      const when = whenOf(each.flag);
      if (each.do === 'when') {
        const otherwise = [...known];
        const steps = this.write(each.steps, known, isInside);
        const second = this.write(each.otherwise, otherwise, isInside);
        known.push(...otherwise.filter((name) => !known.includes(name)));
        return { do: 'when', when: rules(each.flag), steps, otherwise: second };
      }
      if (each.do === 'forEach') {
        const items = Array.from({ length: each.items }, (_, at) => `item ${String(at)}`);
        return { do: 'forEach', ...when, items, steps: this.write(each.steps, [...known], true) };
      }
      const seen = known[each.reads % (known.length + 1)];
      const given = {
        ...(seen !== undefined && { seen: `{{steps.${seen}.result}}` }),
        ...(isInside && { item: '{{item}}', index: '{{index}}' }),
      };
      if (each.do === 'set') return { do: 'set', ...when, data: given };
      if (each.do === 'answer') return { do: 'answer', ...when, value: given };
      if (each.do === 'fail') return { do: 'fail', ...when, message: 'no' };
      const name = `s${String((this.#count += 1))}`;
      known.push(name);
      return { do: 'call', ...when, name, call: 'a/b', param: given };
    });
  }

  /** What a chain comes to: `fail`, the value of an answer, or undefined at its end. */
  read(steps: readonly Step[], names: Map<string, unknown>, around: object): unknown {
    for (const step of steps) {
      const holds = step.when === undefined || this.#holds(step.when);
      let ended: unknown;
      if (step.do === 'when') {
        ended = this.read(holds ? step.steps : (step.otherwise ?? []), names, around);
      } else if (holds) ended = this.#make(step, names, around);
      if (ended !== undefined) return ended;
    }
    return undefined;
  }

  #holds(when: NonNullable<Step['when']>): boolean {
    const key = 'condition' in when ? '' : (when.conditionList[0]?.bindKey ?? '');
    return this.#flags[Number(key.split('.')[1])] === true;
  }

  #make(step: Step, names: Map<string, unknown>, around: object): unknown {
    const given = (template: unknown): object => {
      const { seen, ...rest } = template as { seen?: string };
      const name = seen?.split('.')[1];
      const value = name === undefined ? {} : { seen: names.get(name) ?? null };
      return { ...value, ...(Object.keys(rest).length > 0 && around) };
    };
    switch (step.do) {
      case 'call':
        names.set(step.name ?? '', this.effects.push(given(step.param)));
        return undefined;
      case 'set':
        this.effects.push({ set: given(step.data) });
        return undefined;
      case 'fail':
        return 'fail';
      case 'answer':
        return { value: given(step.value) };
      case 'forEach':
        for (const [index, item] of (step.items as unknown[]).entries()) {
          const ended = this.read(step.steps, new Map(names), { item, index });
          if (ended !== undefined) return ended;
        }
        return undefined;
      default:
        throw new Error('No such step is made up');
    }
  }
}

test('a chain does what a plain reading of it does: in order, with the names of its place, up to where it ends', async () => {
  const flags = fc.array(fc.boolean(), { minLength: FLAGS, maxLength: FLAGS });
  await fc.assert(
    fc.asyncProperty(plans, flags, async (plan, given) => {
      const model = new Model(given);
      const steps = model.write(plan, [], false);
      const expected = model.read(steps, new Map(), {});
      const effects: Effects = [];
      const { host, outcomes } = fakeHost(given, effects);
      const ended = await run(host, steps).then(
        ({ answer }) => answer,
        (error: unknown) => error,
      );
      // What was done before a chain failed is the host's to take back; nothing is done after it.
      expect(effects).toEqual(model.effects);
      if (expected === 'fail') {
        expect(ended).toMatchObject({ code: 'STEPS_REFUSED', texts: { zhCN: 'no', enUS: 'no' } });
        expect(outcomes.at(-1)).toMatch(/ failed$/);
      } else expect(ended).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

const call = (param: Record<string, unknown>): Step => ({ do: 'call', name: 'x', call: 'a/b', param });

test.each<[string, Step[], object]>([
  [
    'a list that is too long',
    [{ do: 'forEach', items: Array.from({ length: MOST_ITEMS + 1 }), steps: [call({})] }],
    { code: 'TOO_MANY_STEPS' },
  ],
  ['no list', [{ do: 'forEach', items: 'text', steps: [call({})] }], { reason: 'refused' }],
  [
    'too many steps in all',
    [
      {
        do: 'forEach',
        items: Array.from({ length: MOST_ITEMS }),
        steps: Array.from({ length: MOST_STEPS_MADE / MOST_ITEMS }, () => call({})),
      },
    ],
    { code: 'TOO_MANY_STEPS' },
  ],
  ['an expression that fails', [call({ a: "{{ padStart('a', 100000000, 'x') }}" })], { reason: 'refused' }],
])('%s ends a chain', async (_, steps, refused) => {
  const { host } = fakeHost([], []);
  await expect(run(host, steps)).rejects.toMatchObject(refused);
});

test.each(['57014', '40P01', '08006'])(
  'what the database has no time for (%s) is no fault of the chain',
  async (code) => {
    const { host } = fakeHost([], []);
    const error = Object.assign(new Error('no time'), { code, severity: 'ERROR' });
    const called = await host.openCall('a/b');
    const busy: StepHost = {
      ...host,
      openCall: () => Promise.resolve({ ...called, run: () => Promise.reject(error) }),
    };
    await expect(run(busy, [call({})])).rejects.toBe(error);
  },
);

test('a chain ends at its deadline and at its bytes', async () => {
  const { host } = fakeHost([], [], { end: performance.now(), bytes: 1_000 });
  await expect(run(host, [call({})])).rejects.toMatchObject({ code: 'TIMEOUT' });
  const { host: narrow } = fakeHost([], [], { end: Infinity, bytes: 100 });
  const answer: Step = { do: 'answer', value: 'x'.repeat(200) };
  await expect(run(narrow, [answer])).rejects.toMatchObject({ reason: 'tooLarge' });
});
