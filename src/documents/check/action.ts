import { Check as matches } from 'typebox/value';
import { nearest, types, type StaticType } from '../../conditions/check/index.ts';
import type { Action, ParameterRole } from '../../schemas/action.ts';
import { roleOf } from '../../schemas/action.ts';
import type { DocumentKind } from '../../schemas/documents/index.ts';
import { checkFindings as findings } from './findings.ts';
import { type Check, type Place, reportAt, within } from './context.ts';
import { withElement } from './element.ts';
import { checkFlag } from './flag.ts';
import { checkCall, typeOfCall } from './moduleCall.ts';
import { typeOfRecord } from './recordType.ts';
import { checkText } from './text.ts';
import { typeOfSchema } from './typeOfSchema.ts';
import { checkValue } from './value.ts';

/** Members of a step that are no parameters of its action. */
const STEP_MEMBERS = ['do', 'when', 'onError'];

/** Parameters that see the element of a step that repeats. */
const INSIDE: readonly ParameterRole[] = ['chain', 'chains', 'label'];

/**
 * Checks an action chain: each step sees what the one before it gave as `result`, and the steps of `onError` see why
 * it failed as `error`.
 * @param before what its first step sees as `result`
 */
export function checkChain(
  chain: readonly Action[],
  place: Place,
  check: Check,
  path: string,
  before: StaticType = { kind: 'null' },
): void {
  let result = before;
  for (const [index, step] of chain.entries()) {
    const at = `${path}/${String(index)}`;
    const inside = within(place, { result });
    checkStep(step, inside, check, at);
    result = resultOf(step, check);
    const ends = check.context.actions[step.do]?.ends === true && step.when === undefined;
    if (ends && index < chain.length - 1) {
      check.report(findings.unreachableStep(`${path}/${String(index + 1)}`));
      return;
    }
  }
}

function checkStep(step: Action, place: Place, check: Check, path: string): void {
  checkFlag(step.when, place, check, `${path}/when`);
  if (step.onError) checkChain(step.onError, within(place, { error: types.TEXT }), check, `${path}/onError`);
  const declaration = check.context.actions[step.do];
  if (!declaration) {
    check.report(
      findings.unknownAction(step.do, nearest(step.do, Object.keys(check.context.actions)), `${path}/do`),
    );
    return;
  }
  if (declaration.unavailable) check.report(findings.unavailableAction(step.do, `${path}/do`));
  const { parameters } = declaration;
  for (const name of Object.keys(step)) {
    if (STEP_MEMBERS.includes(name) || Object.hasOwn(parameters, name)) continue;
    check.report(
      findings.unknownParameter(step.do, name, nearest(name, Object.keys(parameters)), `${path}/${name}`),
    );
  }
  const inside = declaration.repeats ? withElement(step.items, place, check) : place;
  for (const [name, schema] of Object.entries(parameters)) {
    const value = step[name];
    if (value === undefined) {
      if (!declaration.optional.includes(name)) check.report(findings.missingParameter(step.do, name, path));
    } else if (!matches(schema, value)) {
      check.report(findings.wrongParameter(step.do, name, `${path}/${name}`));
    } else {
      const role = roleOf(name);
      const around = INSIDE.includes(role) ? inside : place;
      checkParameter(role, value, step, around, check, path, name);
    }
  }
}

function checkParameter(
  role: ParameterRole,
  value: unknown,
  step: Action,
  place: Place,
  check: Check,
  path: string,
  name: string,
): void {
  const at = `${path}/${name}`;
  switch (role) {
    case 'target': {
      checkTarget(value as { kind: DocumentKind; id: string }, check, at);
      return;
    }
    case 'call': {
      checkCall(String(value), step.param, place, check, path);
      return;
    }
    case 'module': {
      checkModule(String(value), check, at);
      return;
    }
    case 'data': {
      checkData(step, value, place, check, at);
      return;
    }
    case 'source': {
      asOneOf(String(value), Object.keys(place.sources), check, at, findings.unknownSource);
      return;
    }
    case 'variable': {
      const { vars } = place.scope.members;
      asOneOf(
        String(value),
        vars?.kind === 'record' ? Object.keys(vars.members) : [],
        check,
        at,
        findings.unknownVariable,
      );
      return;
    }
    case 'event': {
      asOneOf(String(value), [...(place.emits ?? [])], check, at, findings.unknownEmit);
      return;
    }
    case 'field': {
      asOneOf(String(value), [...(place.fields ?? [])], check, at, findings.unknownField);
      return;
    }
    case 'flow': {
      checkTarget({ kind: 'flow', id: String(value) }, check, path, name);
      return;
    }
    case 'chain': {
      checkInner(value as Action[], place, check, at);
      return;
    }
    case 'chains': {
      (value as Action[][]).forEach((chain, index) => {
        checkInner(chain, place, check, `${at}/${String(index)}`);
      });
      return;
    }
    case 'text':
    case 'label': {
      reportAt(check, at, checkText(value as string, place, check));
      return;
    }
    case 'value':
      // The parameters of a call are checked with the call itself.
      if (step.call === undefined || name !== 'param') reportAt(check, at, checkValue(value, place, check));
  }
}

/** A chain inside of a step begins with the `result` that the step itself sees. */
function checkInner(chain: readonly Action[], place: Place, check: Check, path: string): void {
  checkChain(chain, place, check, path, place.scope.members.result);
}

function asOneOf(
  name: string,
  known: readonly string[],
  check: Check,
  path: string,
  finding: (name: string, near: string | undefined, path: string) => Parameters<Check['report']>[0],
): void {
  if (!known.includes(name)) check.report(finding(name, nearest(name, known), path));
}

/** Checks that what is to be opened exists; `member` is the one that holds its id. */
export function checkTarget(
  { kind, id }: { kind: DocumentKind; id: string },
  check: Check,
  path: string,
  member = 'id',
): void {
  if (check.context.document(kind, id)) return;
  check.report(findings.unknownDocument(kind, id, nearest(id, check.context.ids(kind)), `${path}/${member}`));
}

/** Checks that a module is a form's. */
export function checkModule(id: string, check: Check, path: string): void {
  if (check.context.document('form', id)) return;
  check.report(findings.unknownDocument('form', id, nearest(id, check.context.ids('form')), path));
}

/** Data that a step writes to a module: its codes are fields of that module. */
function checkData(step: Action, value: unknown, place: Place, check: Check, path: string): void {
  reportAt(check, path, checkValue(value, place, check));
  const form = typeof step.module === 'string' ? check.context.document('form', step.module) : undefined;
  if (!form || typeof value !== 'object' || value === null) return;
  const known = form.fields.map(({ name }) => name);
  for (const code of Object.keys(value))
    asOneOf(code, known, check, `${path}/${code}`, findings.unknownFieldKey);
}

/** What later steps see of a step as `result`. */
function resultOf(step: Action, { context }: Check): StaticType {
  const result = context.actions[step.do]?.result;
  if (typeof result === 'object') return typeOfSchema(result);
  switch (result) {
    case 'answer':
      return typeOfCall(String(step.call), step.param, context);
    case 'record': {
      const form = typeof step.module === 'string' ? context.document('form', step.module) : undefined;
      return form ? typeOfRecord(form, context) : types.openRecord();
    }
    case 'nothing':
      return { kind: 'null' };
    default:
      return types.ANY;
  }
}
