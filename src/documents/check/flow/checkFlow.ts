import { types } from '../../../conditions/check/index.ts';
import type { FlowDocument } from '../../../schemas/documents/flow.ts';
import type { FieldRights, FlowNode, FlowNodeOf } from '../../../schemas/flow/node.ts';
import { checkModule, checkTarget } from '../target.ts';
import { type Check, fieldOrigin, KEY, noteUse, originIn, type Place, reportAt, within } from '../context.ts';
import { enter } from '../enter.ts';
import { checkFinding, wayOf } from '../findings.ts';
import { checkCall } from '../moduleCall.ts';
import { pagePlace } from '../pageScope.ts';
import { typeOfField, typeOfForm } from '../recordType.ts';
import { findCycles } from '../../cycles.ts';
import { checkRuleSet } from '../ruleSet.ts';
import { checkData } from '../stepRecords.ts';
import { checkText } from '../text.ts';
import { checkValue, wrongType } from '../value.ts';
import { checkBranches } from './branches.ts';
import { checkApprovers, checkField, checkPeople } from './people.ts';
import { placedNodes } from './placed.ts';
import { checkSteps } from './steps.ts';
import { checkStructure } from './structure.ts';
import { checkWorkdays } from './workdays.ts';

/** Checks a flow: its way, who is asked, what decides, and that all it names is there. */
export function checkFlow(flow: FlowDocument, check: Check): void {
  const place = flowPlace(flow, check);
  checkModule(flow.form, check, '/form');
  reportAt(check, '/title', checkText(flow.title, place, check));
  checkSettings(flow, place, check);
  const placed = placedNodes(flow.nodes);
  checkStructure(placed, flow.nodes, check);
  const steps = placed.filter(({ node }) => 'approvers' in node).map(({ node }) => node.id);
  for (const { node, path } of placed) {
    reportAt(check, `${path}/title`, checkText(node.title, place, check));
    checkStep(node, flow, steps, place, check, path);
  }
  checkSubFlows(flow, check);
  checkWorkdays(flow, check);
}

/** Rules and templates of a flow see the form and the initiator's variables; without its form no name can be judged. */
function flowPlace({ form: id }: FlowDocument, check: Check): Place {
  const form = check.context.document('form', id);
  const page = pagePlace({}, check);
  if (!form) return enter(check, '', within(page, { form: types.openRecord() }));
  const fields = new Set(form.fields.map(({ name }) => name));
  return enter(check, '', { ...within(page, { form: typeOfForm(form, check.context) }), fields });
}

function checkSettings({ settings }: FlowDocument, place: Place, check: Check): void {
  reportAt(check, '/settings/title', checkText(settings.title, place, check));
  checkPeople(settings.managers, check, '/settings/managers');
  if (settings.starters) checkPeople(settings.starters, check, '/settings/starters');
  settings.summary?.forEach((code, index) =>
    checkField(code, place, check, `/settings/summary/${String(index)}`),
  );
  const { print } = settings;
  if (print !== undefined) checkTarget('app', print, check, '/settings/print');
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
  if ('fieldRights' in node) checkRights(node.fieldRights, place, check, `${path}/fieldRights`);
  if ('notices' in node) {
    node.notices.forEach(({ title, content }, index) => {
      reportAt(check, `${path}/notices/${String(index)}/title`, checkText(title, place, check));
      reportAt(check, `${path}/notices/${String(index)}/content`, checkText(content, place, check));
    });
  }
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
      return;
    }
    case 'subFlow': {
      checkSubFlow(node, place, check, path);
    }
  }
}

function checkRights(rights: FieldRights, place: Place, check: Check, path: string): void {
  for (const [code, right] of Object.entries(rights)) {
    const at = `${path}/${code}`;
    const { fields } = place;
    noteUse(check, fieldOrigin(place, code), at, KEY);
    if (fields && !fields.has(code)) {
      check.report(
        checkFinding(
          'UNKNOWN_FIELD.key',
          at,
          { name: code },
          check.propose(code, () => fields),
        ),
      );
    } else if (typeof right === 'object' && right.columns) {
      check.report(checkFinding('NO_COLUMNS', `${at}/columns`, { code }));
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
      checkCall(run.call, run.param, place, check, path);
      return;
    }
    case 'ai': {
      reportAt(check, `${path}/prompt`, checkText(run.prompt, place, check));
      return;
    }
    case 'steps': {
      checkSteps(run.steps, flow.form, place, check, `${path}/steps`);
      const inside = enter(check, `${path}/answer`, within(place, { result: types.ANY }));
      checkData({ do: 'set', module: flow.form }, run.answer ?? {}, inside, check, `${path}/answer`);
    }
  }
}

function checkSubFlow(node: FlowNodeOf<'subFlow'>, place: Place, check: Check, path: string): void {
  checkTarget('flow', node.flow, check, `${path}/flow`);
  if (node.each !== undefined) checkField(node.each, place, check, `${path}/each`);
  const seen = node.each === undefined ? place : within(place, { row: types.openRecord() });
  const inside = enter(check, `${path}/data`, seen);
  reportAt(check, `${path}/data`, checkValue(node.data ?? {}, inside, check));
  const form = check.context.document('flow', node.flow)?.form;
  if (form !== undefined) checkCodes(node.data ?? {}, form, check, `${path}/data`);
}

/** Codes of data are fields of the form that is written. */
function checkCodes(
  data: Readonly<Record<string, unknown>>,
  module: string,
  check: Check,
  path: string,
): void {
  const form = check.context.document('form', module);
  const known = form?.fields.map(({ name }) => name);
  for (const code of Object.keys(data)) {
    noteUse(check, form && originIn(typeOfForm(form, check.context), code), `${path}/${code}`, KEY);
    if (known && !known.includes(code))
      check.report(
        checkFinding(
          'UNKNOWN_FIELD.key',
          `${path}/${code}`,
          { name: code },
          check.propose(code, () => known),
        ),
      );
  }
}

/** Flows that start each other would start without end. */
function checkSubFlows(flow: FlowDocument, { context, report }: Check): void {
  const next = (id: string): readonly string[] => {
    const document = id === flow.id ? flow : context.document('flow', id);
    const nodes = document ? placedNodes(document.nodes) : [];
    return nodes.flatMap(({ node }) => (node.type === 'subFlow' ? [node.flow] : []));
  };
  for (const cycle of findCycles([flow.id], next)) {
    if (cycle[0] === flow.id) report(checkFinding('CYCLE', '/nodes', { way: wayOf(cycle) }));
  }
}
