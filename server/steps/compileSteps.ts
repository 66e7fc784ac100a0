import { compile, compileTemplate, DEFAULT_ZONE } from '../../src/conditions/index.ts';
import type { CompiledTemplate, FunctionTable, Scope } from '../../src/conditions/index.ts';
import { namesCondition } from '../../src/documents/namedRules.ts';
import { toLocalText } from '../../src/documents/rule.ts';
import type { Step } from '../../src/schemas/step.ts';
import type { PublishedConditions } from '../documents/publishedConditions.ts';
import { StepFailure } from './stepErrors.ts';
import { blocksOf, namesLeftBy } from '../../src/documents/stepChain.ts';
import type { PlacedStep } from '../../src/documents/stepChain.ts';

/** A step whose templates and rules were compiled once. */
export interface CompiledStep extends PlacedStep {
  /** Whether it is made; of a `when`, whether `steps` are. */
  readonly test: (scope: Scope) => boolean;
  /** Yields the members of the step that hold templates. */
  readonly given: CompiledTemplate;
  readonly steps: readonly CompiledStep[];
  readonly otherwise: readonly CompiledStep[];
  /** Of a `when`: the names that it leaves behind, whichever arm is taken. */
  readonly names: readonly string[];
}

interface Compiled {
  readonly functions: FunctionTable;
  /** The state of the published conditions that it names; empty where it names none. */
  readonly stamp: string;
  readonly steps: readonly CompiledStep[];
}

/** Published definitions never change, so what is made of a chain is kept as long as it is. */
const kept = new WeakMap<readonly Step[], Compiled>();

/** Whether a chain names conditions that are documents of their own. */
export const namesConditions = (steps: readonly Step[]): boolean =>
  steps.some(
    (step) =>
      (step.when !== undefined && namesCondition(step.when)) ||
      blocksOf(step).some(([, block]) => namesConditions(block)),
  );

/**
 * Compiles a chain, once for each definition.
 * @param conditions the published ones, where the chain names some
 * @throws StepFailure where it names one that is not published: nobody could say which arm was meant
 */
export function compileSteps(
  steps: readonly Step[],
  functions: FunctionTable,
  conditions: PublishedConditions | undefined,
): readonly CompiledStep[] {
  const stamp = conditions?.stamp ?? '';
  const before = kept.get(steps);
  if (before?.functions === functions && before.stamp === stamp) return before.steps;
  const compiled = compileBlock(steps, 'steps', 1, { functions, conditions });
  kept.set(steps, { functions, stamp, steps: compiled });
  return compiled;
}

interface Language {
  readonly functions: FunctionTable;
  readonly conditions: PublishedConditions | undefined;
}

const compileBlock = (
  steps: readonly Step[],
  at: string,
  depth: number,
  language: Language,
): readonly CompiledStep[] =>
  steps.map((step, index) => compileStep({ step, at: `${at}.${String(index)}`, depth }, language));

function compileStep(placed: PlacedStep, language: Language): CompiledStep {
  const { step, at, depth } = placed;
  const blocks = new Map(
    blocksOf(step).map(([name, block]) => [name, compileBlock(block, `${at}.${name}`, depth + 1, language)]),
  );
  return {
    ...placed,
    test: testOf(placed, language),
    given: compileTemplate(givenBy(step), { functions: language.functions }),
    steps: blocks.get('steps') ?? [],
    otherwise: blocks.get('otherwise') ?? [],
    names: step.do === 'when' ? namesLeftBy([step]) : [],
  };
}

function testOf(
  { step: { when }, at }: PlacedStep,
  { functions, conditions }: Language,
): CompiledStep['test'] {
  if (when === undefined) return () => true;
  const rules = namesCondition(when) ? conditions?.rulesAt(when) : when;
  if (rules === undefined) throw new StepFailure(at, 'The condition that it names is not published');
  return compile(rules, { zone: DEFAULT_ZONE, functions }).test;
}

/** The members of a step that hold templates. */
export function givenBy(step: Step): Readonly<Record<string, unknown>> {
  switch (step.do) {
    case 'call':
      return { param: step.param ?? {} };
    case 'save': {
      const { record, revision, data } = step;
      return { ...(record !== undefined && { record }), ...(revision !== undefined && { revision }), data };
    }
    case 'remove':
      return { records: step.records };
    case 'forEach':
      return { items: step.items };
    case 'set':
      return { data: step.data };
    case 'fail':
      return { message: toLocalText(step.message) };
    case 'answer':
      return { value: step.value };
    case 'when':
      return {};
  }
}
