import { types, type StaticType } from '../../conditions/check/index.ts';
import type { Action, ParameterRole } from '../../schemas/action.ts';
import { roleOf } from '../../schemas/action.ts';
import type { DocumentKind } from '../../schemas/documents/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import { because, checkFinding } from './findings.ts';
import {
  actionOf,
  type Check,
  fieldOrigin,
  isWithoutForm,
  noteUse,
  originIn,
  type Place,
  reportAt,
  within,
} from './context.ts';
import { enter, isPassedOver } from './enter.ts';
import { withElement } from './element.ts';
import { checkAddress } from './address.ts';
import { checkFlag } from './flag.ts';
import { checkCall, typeOfCall } from './moduleCall.ts';
import { asOneOf } from './oneOf.ts';
import { typeOfRecord } from './recordType.ts';
import { checkData, checkRecords, isCheckedElsewhere } from './stepRecords.ts';
import { shapeFindings } from './shapeFindings.ts';
import { checkModule, checkTarget, checkTargetParams } from './target.ts';
import { checkText } from './text.ts';
import { STEP_MEMBERS } from '../packageNames.ts';
import { typeOfSchema } from './typeOfSchema.ts';
import { checkGiven, checkValue } from './value.ts';

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
    const inside = enter(check, at, within(place, { result }));
    if (!isPassedOver(check, at)) checkStep(step, inside, check, at);
    result = resultOf(step, check);
    const ends = actionOf(step.do, check.context)?.ends === true && step.when === undefined;
    if (ends && index < chain.length - 1) {
      check.report(checkFinding('UNREACHABLE.ended', `${path}/${String(index + 1)}`));
      return;
    }
  }
}

function checkStep(step: Action, place: Place, check: Check, path: string): void {
  const runs = checkFlag(step.when, place, check, `${path}/when`);
  if (runs === false) check.report(checkFinding('UNREACHABLE.never', `${path}/when`));
  const failed = enter(check, `${path}/onError`, within(place, { error: types.TEXT }));
  if (step.onError) checkChain(step.onError, failed, check, `${path}/onError`);
  const declaration = actionOf(step.do, check.context);
  if (!declaration) {
    check.report(
      checkFinding(
        'UNKNOWN_ACTION',
        `${path}/do`,
        { name: step.do },
        check.propose(step.do, () => Object.keys(check.context.actions)),
      ),
    );
    return;
  }
  if (declaration.onForm && isWithoutForm(place))
    check.report(checkFinding('NO_FORM', `${path}/do`, { action: step.do }));
  const { parameters } = declaration;
  const demanded = declaration.demands?.(step) ?? [];
  for (const name of Object.keys(step)) {
    if (STEP_MEMBERS.includes(name) || Object.hasOwn(parameters, name)) continue;
    check.report(
      checkFinding(
        'UNKNOWN_PARAMETER',
        `${path}/${name}`,
        { owner: step.do, name },
        check.propose(name, () => Object.keys(parameters)),
      ),
    );
  }
  checkRecords(step, place, check, path);
  const inside = declaration.repeats ? withElement(step.items, place, check) : place;
  for (const [name, schema] of Object.entries(parameters)) {
    const value = step[name];
    const around = INSIDE.includes(roleOf(name, step.do)) ? inside : place;
    if (declaration.repeats) enter(check, `${path}/${name}`, around);
    if (value === undefined) {
      if (!declaration.optional.includes(name) || demanded.includes(name))
        check.report(checkFinding('MISSING_PARAMETER', path, { action: step.do, name }));
      continue;
    }
    const [wrong] = shapeFindings(schema, value, check.context.valueFits);
    if (wrong) {
      check.report(because('WRONG_PARAMETER', `${path}/${name}`, { action: step.do, name }, wrong));
    } else {
      checkParameter(roleOf(name, step.do), value, step, around, check, path, name);
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
      const target = value as { kind: DocumentKind; id: string };
      checkTarget(target.kind, target.id, check, `${at}/id`);
      checkTargetParams(target, step.params, check, `${path}/params`);
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
      asOneOf(String(value), place.sources, check, at, 'UNKNOWN_SOURCE');
      noteUse(check, originIn(place.scope.members.sources, String(value)), at);
      return;
    }
    case 'variable': {
      const { vars } = place.scope.members;
      const known = vars?.kind === 'record' ? vars.members : {};
      asOneOf(String(value), known, check, at, 'UNKNOWN_VARIABLE');
      noteUse(check, originIn(vars, String(value)), at);
      return;
    }
    case 'event': {
      const name = String(value);
      asOneOf(name, place.emits ?? new Set(), check, at, 'UNKNOWN_EVENT');
      noteUse(check, { document: check.own, part: `event:${name}`, name }, at);
      return;
    }
    case 'field': {
      asOneOf(String(value), place.fields ?? new Set(), check, at, 'UNKNOWN_FIELD');
      noteUse(check, fieldOrigin(place, String(value)), at);
      return;
    }
    case 'flow': {
      checkTarget('flow', String(value), check, at);
      return;
    }
    case 'node': {
      const id = String(value);
      check.atEnd.push(() => {
        // It may stand in a control, whose nodes are another document's.
        const report = (finding: Finding): void => {
          check.report({ ...finding, severity: 'warning' });
        };
        asOneOf(id, check.ids, { ...check, report }, at, 'UNKNOWN_NODE');
        noteUse(check, { document: check.own, part: id, name: id }, at);
      });
      return;
    }
    case 'address': {
      reportAt(check, at, checkValue(value, place, check));
      checkAddress(value, 'page', check, at);
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
      if (isCheckedElsewhere(step, name, value, check)) return;
      reportAt(check, at, checkGiven(value, name === 'value' ? setBy(step, place) : types.ANY, place, check));
  }
}

/** The type of the variable or the field that a step sets; anything where it is not known. */
function setBy(step: Action, { scope }: Place): StaticType {
  for (const [name, value] of Object.entries(step)) {
    const role = roleOf(name, step.do);
    if (role !== 'variable' && role !== 'field') continue;
    const around = scope.members[role === 'variable' ? 'vars' : 'form'];
    const known = around?.kind === 'record' ? around.members : {};
    return (Object.hasOwn(known, String(value)) ? known[String(value)] : undefined) ?? types.ANY;
  }
  return types.ANY;
}

/** A chain inside of a step begins with the `result` that the step itself sees. */
function checkInner(chain: readonly Action[], place: Place, check: Check, path: string): void {
  checkChain(chain, place, check, path, place.scope.members.result);
}

/** What later steps see of a step as `result`. */
function resultOf(step: Action, { context }: Check): StaticType {
  const result = actionOf(step.do, context)?.result;
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
