import { types } from '../../../conditions/check/index.ts';
import type { FlowDocument } from '../../../schemas/documents/flow.ts';
import type { FlowNodeOf } from '../../../schemas/flow/node.ts';
import { findCycles } from '../../cycles.ts';
import { rightsAt } from '../../flow/fieldRights.ts';
import { type Check, KEY, noteUse, originIn, type Place, reportAt, within } from '../context.ts';
import { enter } from '../enter.ts';
import { checkFinding, wayOf } from '../findings.ts';
import { typeOfForm } from '../recordType.ts';
import { checkData } from '../stepRecords.ts';
import { checkTarget } from '../target.ts';
import { checkValue } from '../value.ts';
import { checkField, checkHandled } from './people.ts';
import { placedNodes } from './placed.ts';
import { fillsItself } from './rights.ts';

/** Sub-flows start others so deep. */
const DEEPEST_SUB_FLOW = 10;

/**
 * Checks what a sub-flow is started with, by whom, and what comes of it.
 * @param form of the flow around
 * @param steps ids of the nodes that people handle
 */
export function checkSubFlow(
  node: FlowNodeOf<'subFlow'>,
  { form, steps }: { readonly form: string; readonly steps: readonly string[] },
  place: Place,
  check: Check,
  path: string,
): void {
  checkTarget('flow', node.flow, check, `${path}/flow`);
  if (node.each !== undefined) checkField(node.each, place, check, `${path}/each`);
  checkStarter(node, place, steps, check, `${path}/starter`);
  checkAnswer(node, form, place, check, `${path}/answer`);
  const seen = node.each === undefined ? place : within(place, { row: types.openRecord() });
  const inside = enter(check, `${path}/data`, seen);
  reportAt(check, `${path}/data`, checkValue(node.data ?? {}, inside, check));
  const started = check.context.document('flow', node.flow);
  if (started === undefined) return;
  if (check.context.isPublished?.('flow', node.flow) === false)
    check.report(checkFinding('UNPUBLISHED_TARGET.subFlow', `${path}/flow`, { id: node.flow }));
  checkCodes(node.data ?? {}, started.form, check, `${path}/data`);
  checkRequired(node, started, check, `${path}/data`);
}

/** Who starts it: somebody in a field of the form, or whoever handled a step. */
function checkStarter(
  { starter }: FlowNodeOf<'subFlow'>,
  place: Place,
  steps: readonly string[],
  check: Check,
  path: string,
): void {
  if (typeof starter !== 'object') return;
  if ('field' in starter) checkField(starter.field, place, check, `${path}/field`);
  else checkHandled(starter.node, steps, check, `${path}/node`);
}

/** Fields of the form around, from the one sub-flow or all of them. */
function checkAnswer(
  { answer }: FlowNodeOf<'subFlow'>,
  form: string,
  place: Place,
  check: Check,
  path: string,
): void {
  const came = types.openRecord({ state: types.TEXT, number: types.TEXT, form: types.openRecord() });
  const inside = enter(check, path, within(place, { sub: came, subs: types.listOf(came) }));
  checkData({ do: 'set', module: form }, answer ?? {}, inside, check, path);
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
    if (known && !known.includes(code)) {
      const near = check.propose(code, () => known);
      check.report(checkFinding('UNKNOWN_FIELD.key', `${path}/${code}`, { name: code }, near));
    }
  }
}

/** Nobody fills in the form of a sub-flow before it starts: what it requires is given. */
function checkRequired(node: FlowNodeOf<'subFlow'>, started: FlowDocument, check: Check, path: string): void {
  const form = check.context.document('form', started.form);
  if (form === undefined) return;
  const rights = rightsAt(started, started.nodes[0]?.id ?? '', { fields: form.fields, sealed: new Set() });
  for (const field of form.fields) {
    const { name: code, required, visible } = field;
    const isAsked = (required === true && visible === undefined) || rights.get(code)?.right === 'required';
    const isGiven = (node.data?.[code] ?? null) !== null || fillsItself(field, check);
    if (isAsked && !isGiven) check.report(checkFinding('SUB_FLOW_DATA', path, { code }));
  }
}

/** Flows that start each other would start without end; others go only so deep. */
export function checkSubFlows(flow: FlowDocument, { context, report }: Check): void {
  const next = (id: string): readonly string[] => {
    const document = id === flow.id ? flow : context.document('flow', id);
    const nodes = document ? placedNodes(document.nodes) : [];
    return nodes.flatMap(({ node }) => (node.type === 'subFlow' ? [node.flow] : []));
  };
  const cycles = findCycles([flow.id], next);
  for (const cycle of cycles) {
    if (cycle[0] === flow.id) report(checkFinding('CYCLE', '/nodes', { way: wayOf(cycle) }));
  }
  if (cycles.length > 0) return;
  const way = deepest(flow.id, next, new Map());
  if (way.length - 1 > DEEPEST_SUB_FLOW)
    report(checkFinding('SUB_FLOW_DEPTH', '/nodes', { most: DEEPEST_SUB_FLOW, way: wayOf(way) }));
}

/** The longest chain of flows that start each other; there are no cycles among them. */
function deepest(
  id: string,
  next: (id: string) => readonly string[],
  known: Map<string, readonly string[]>,
): readonly string[] {
  const before = known.get(id);
  if (before) return before;
  const longest = next(id)
    .map((each) => deepest(each, next, known))
    .reduce<readonly string[]>((most, each) => (each.length > most.length ? each : most), []);
  known.set(id, [id, ...longest]);
  return [id, ...longest];
}
