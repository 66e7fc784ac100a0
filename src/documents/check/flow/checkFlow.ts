import { types } from '../../../conditions/check/index.ts';
import type { FlowDocument } from '../../../schemas/documents/flow.ts';
import type { FlowNode, FlowNodeOf } from '../../../schemas/flow/node.ts';
import { isPeopleNode } from '../../flow/flowIndex.ts';
import { checkModule } from '../target.ts';
import { type Check, type Place, reportAt, within } from '../context.ts';
import { enter } from '../enter.ts';
import { checkFinding } from '../findings.ts';
import { checkCall } from '../moduleCall.ts';
import { pagePlace } from '../pageScope.ts';
import { typeOfField, typeOfForm } from '../recordType.ts';
import { checkRuleSet } from '../ruleSet.ts';
import { checkData } from '../stepRecords.ts';
import { checkText } from '../text.ts';
import { wrongType } from '../value.ts';
import { checkBranches } from './branches.ts';
import { checkAccounts, checkApprovers, checkField } from './people.ts';
import { placedNodes, type PlacedNode } from './placed.ts';
import { checkPolicy } from './policy.ts';
import { checkRights } from './rights.ts';
import { checkRuleOrder } from './ruleOrder.ts';
import { checkNotices, checkSettings } from './settings.ts';
import { checkSteps } from './steps.ts';
import { checkStructure } from './structure.ts';
import { checkSubFlow, checkSubFlows } from './subFlow.ts';
import { checkTargets } from './targets.ts';
import { checkTriggerRights } from './triggerRights.ts';
import { FlowWays } from './ways.ts';
import { checkWorkdays } from './workdays.ts';

/** Checks a flow: its way, who is asked, what decides, and that all it names is there. */
export function checkFlow(flow: FlowDocument, check: Check): void {
  const placed = placedNodes(flow.nodes);
  const place = flowPlace(flow, placed, check);
  const form = check.context.document('form', flow.form);
  checkModule(flow.form, check, '/form');
  if (form && check.context.isPublished?.('form', flow.form) === false)
    check.report(checkFinding('UNPUBLISHED_TARGET.form', '/form', { id: flow.form }));
  reportAt(check, '/title', checkText(flow.title, place, check));
  checkSettings(flow, form, place, check);
  checkStructure(placed, flow.nodes, check);
  const ways = new FlowWays(flow);
  const steps = placed.filter(({ node }) => 'approvers' in node).map(({ node }) => node.id);
  for (const each of placed) {
    const { node, path, inside } = each;
    reportAt(check, `${path}/title`, checkText(node.title, place, check));
    checkStep(node, flow, steps, place, check, path);
    checkRights(each, flow, form, place, check);
    checkPolicy(each, check);
    checkTargets(each, ways, check);
    checkRuleOrder(each, flow, form, ways, check);
    if (node.type === 'end' && inside.length > 0) check.report(checkFinding('END_INSIDE', path));
  }
  checkSubFlows(flow, check);
  checkWorkdays(flow, check);
}

/** What a step that people handled leaves for rules and templates behind it. */
const HANDLED = types.recordOf({
  decision: types.TEXT,
  comment: types.TEXT,
  endedAt: types.WRITTEN_TIME,
  people: types.listOf(types.openRecord()),
});

/**
 * Rules and templates of a flow see the form, who started it, the instance and its handled steps beside the initiator's
 * variables; without its form no name can be judged.
 */
function flowPlace({ form: id }: FlowDocument, placed: readonly PlacedNode[], check: Check): Place {
  const form = check.context.document('form', id);
  const handled = placed.flatMap(({ node }) => (isPeopleNode(node) ? [[node.id, HANDLED] as const] : []));
  const page = within(pagePlace({}, check), {
    initiator: types.recordOf({
      ...{ userId: types.TEXT, userName: types.TEXT, realName: types.TEXT, department: types.TEXT },
      ...{ departmentPath: types.listOf(types.TEXT), roles: types.listOf(types.TEXT) },
      labels: types.listOf(types.TEXT),
    }),
    flow: types.recordOf({
      ...{ id: types.TEXT, number: types.TEXT, round: types.NUMBER, title: types.TEXT },
      startedAt: types.WRITTEN_TIME,
    }),
    nodes: types.recordOf(Object.fromEntries(handled)),
  });
  if (!form) return enter(check, '', within(page, { form: types.openRecord() }));
  const fields = new Set(form.fields.map(({ name }) => name));
  return enter(check, '', { ...within(page, { form: typeOfForm(form, check.context) }), fields });
}

function checkStep(
  node: FlowNode,
  flow: FlowDocument,
  steps: readonly string[],
  place: Place,
  check: Check,
  path: string,
): void {
  if ('approvers' in node) checkApprovers(node.approvers, steps, place, check, `${path}/approvers`);
  if ('notices' in node) checkNotices(node.notices, place, check, `${path}/notices`);
  switch (node.type) {
    case 'cc': {
      checkApprovers(node.recipients, steps, place, check, `${path}/recipients`);
      return;
    }
    case 'condition':
    case 'parallel':
    case 'inclusive': {
      checkBranches(node, place, check, path);
      return;
    }
    case 'route': {
      checkRuleSet(node.when, { keys: place.scope, ofRecord: true }, check, `${path}/when`);
      return;
    }
    case 'delay': {
      if (node.until.is === 'field')
        checkDateField(node.until.field, flow, place, check, `${path}/until/field`);
      return;
    }
    case 'trigger': {
      checkTrigger(node, flow, place, check, `${path}/run`);
      checkTriggerRights(node, flow.settings.managers, check, `${path}/run`);
      return;
    }
    case 'subFlow': {
      checkSubFlow(node, { form: flow.form, steps }, place, check, path);
    }
  }
}

function checkDateField(code: string, flow: FlowDocument, place: Place, check: Check, path: string): void {
  checkField(code, place, check, path);
  const field = check.context.document('form', flow.form)?.fields.find(({ name }) => name === code);
  const type = field && typeOfField(field, check.context);
  if (type && type.kind !== 'time' && type.kind !== 'any')
    check.report(wrongType('WRONG_TYPE', types.TIME, type, path));
}

function checkTrigger(
  { run }: FlowNodeOf<'trigger'>,
  flow: FlowDocument,
  place: Place,
  check: Check,
  path: string,
): void {
  switch (run.do) {
    case 'call': {
      const sent = within(place, { callbackUrl: types.TEXT, callbackToken: types.TEXT });
      checkCall(run.call, run.param, enter(check, `${path}/param`, sent), check, path);
      checkAnswer(run.answer, flow, place, check, `${path}/answer`);
      return;
    }
    case 'ai': {
      reportAt(check, `${path}/prompt`, checkText(run.prompt, place, check));
      checkAnswer(run.answer, flow, place, check, `${path}/answer`);
      if (run.fallback.then === 'people')
        checkAccounts(run.fallback.people, check, `${path}/fallback/people`);
      return;
    }
    case 'steps': {
      checkSteps(run.steps, flow.form, place, check, `${path}/steps`);
      checkAnswer(run.answer, flow, place, check, `${path}/answer`);
    }
  }
}

/** Fields of the form, from what comes back as `result`. */
function checkAnswer(
  answer: Readonly<Record<string, unknown>> | undefined,
  { form }: FlowDocument,
  place: Place,
  check: Check,
  path: string,
): void {
  const inside = enter(check, path, within(place, { result: types.ANY }));
  checkData({ do: 'set', module: form }, answer ?? {}, inside, check, path);
}
