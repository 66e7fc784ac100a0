import { type StaticType, types } from '../../../conditions/check/index.ts';
import { DEEPEST_STEP, MOST_STEPS, type Step } from '../../../schemas/step.ts';
import type { Check, Place } from '../context.ts';
import { reportAt, within } from '../context.ts';
import { withElement } from '../element.ts';
import { enter } from '../enter.ts';
import { checkFinding } from '../findings.ts';
import { checkReading, typeOfCall } from '../moduleCall.ts';
import { typeOfRecord } from '../recordType.ts';
import { checkRuleSet } from '../ruleSet.ts';
import { checkData } from '../stepRecords.ts';
import { checkModule } from '../target.ts';
import { checkText } from '../text.ts';
import { checkValue } from '../value.ts';

/** What templates see of the steps before them, by their names. */
export type Known = Record<string, StaticType>;

/** A chain that the server runs for a flow, whose record `set` writes. */
interface Chain {
  readonly form: string;
  readonly place: Place;
  readonly check: Check;
  /** How many steps there are so far. */
  count: number;
}

/**
 * Checks a chain of steps: what it names is there, and what it reads is known at its place.
 * @param form the form whose record the chain is about
 * @returns what its steps come to, by their names
 */
export function checkSteps(
  steps: readonly Step[],
  form: string,
  place: Place,
  check: Check,
  path: string,
): Known {
  const chain: Chain = { form, place, check, count: 0 };
  const known: Known = {};
  checkBlock(steps, chain, known, place, path, 1);
  if (chain.count > MOST_STEPS)
    check.report(checkFinding('TOO_MANY_NODES.steps', path, { most: MOST_STEPS }));
  return known;
}

function checkBlock(
  steps: readonly Step[],
  chain: Chain,
  known: Known,
  around: Place,
  path: string,
  depth: number,
): void {
  if (depth > DEEPEST_STEP) {
    chain.check.report(checkFinding('TOO_DEEP.steps', path, { most: DEEPEST_STEP }));
    return;
  }
  steps.forEach((step, index) => {
    chain.count += 1;
    const at = `${path}/${String(index)}`;
    const place = enter(chain.check, at, within(around, { steps: types.recordOf({ ...known }) }));
    checkRuleSet(step.when, { keys: place.scope }, chain.check, `${at}/when`);
    checkStep(step, chain, place, at);
    if (step.do === 'when') {
      checkBlock(step.steps, chain, known, around, `${at}/steps`, depth + 1);
      checkBlock(step.otherwise ?? [], chain, known, around, `${at}/otherwise`, depth + 1);
    }
    if (step.do === 'forEach') {
      const inside = withElement(step.items, place, chain.check);
      checkBlock(step.steps, chain, { ...known }, inside, `${at}/steps`, depth + 1);
    }
    if (!('name' in step)) return;
    if (Object.hasOwn(known, step.name))
      chain.check.report(checkFinding('DUPLICATE_CODE', `${at}/name`, { code: step.name }));
    known[step.name] = answerOf(step, chain.check);
  });
}

function checkStep(step: Step, { form, check }: Chain, place: Place, at: string): void {
  const value = (name: string, given: unknown): void => {
    reportAt(check, `${at}/${name}`, checkValue(given, place, check));
  };
  switch (step.do) {
    case 'call':
      checkReading(step.call, step.param, place, check, at);
      if (check.context.isChain?.(step.call) === true)
        check.report(checkFinding('CALL_WRITES.chain', `${at}/call`, { call: step.call }));
      return;
    case 'save':
      checkModule(step.module, check, `${at}/module`);
      value('record', step.record);
      value('revision', step.revision);
      checkData({ ...step }, step.data, place, check, `${at}/data`);
      return;
    case 'remove':
      checkModule(step.module, check, `${at}/module`);
      value('records', step.records);
      return;
    case 'forEach':
      value('items', step.items);
      return;
    case 'set':
      checkData({ do: 'set', module: form }, step.data, place, check, `${at}/data`);
      return;
    case 'fail':
      reportAt(check, `${at}/message`, checkText(step.message, place, check));
      return;
    case 'answer':
      value('value', step.value);
      return;
    case 'when':
  }
}

/** What a named step comes to: rows, or one result. */
function answerOf(step: Step, check: Check): StaticType {
  const given = typeOfAnswer(step, check);
  if (given.kind === 'list') return types.recordOf({ list: given, total: types.NUMBER });
  return given.kind === 'any'
    ? types.recordOf({ list: given, total: types.NUMBER, result: given })
    : types.recordOf({ result: given });
}

function typeOfAnswer(step: Step, { context }: Check): StaticType {
  if (step.do === 'call') return typeOfCall(step.call, step.param, context);
  if (step.do === 'remove') return typeOfCall(`${step.module}/remove`, {}, context);
  const form = step.do === 'save' ? context.document('form', step.module) : undefined;
  return form ? typeOfRecord(form, context) : types.ANY;
}
