import { types } from '../../conditions/check/index.ts';
import type { Action } from '../../schemas/action.ts';
import type { FormDocument } from '../../schemas/documents/index.ts';
import { type Check, KEY, noteUse, type Place, reportAt } from './context.ts';
import { checkRequest } from './moduleParam.ts';
import { asOneOf } from './oneOf.ts';
import { typeOfForm } from './recordType.ts';
import { checkGiven, checkValue } from './value.ts';

/** What of a step says which records of its module are meant, as a call of the module would. */
const RECORDS = ['where', 'sort', 'fields'];

/** Checks which records and fields of its module a step means. */
export function checkRecords(step: Action, place: Place, check: Check, path: string): void {
  const form = typeof step.module === 'string' ? check.context.document('form', step.module) : undefined;
  const param = Object.fromEntries(Object.entries(step).filter(([name]) => RECORDS.includes(name)));
  if (form) checkRequest({ call: step.do, form, param }, place, check, path);
}

/** The parameters of a call are checked with the call, the rules of a step with the fields of its module. */
export function isCheckedElsewhere(step: Action, name: string, value: unknown, { context }: Check): boolean {
  if (step.call !== undefined && name === 'param') return true;
  const rules = name === 'where' && typeof value === 'object';
  return rules && typeof step.module === 'string' && context.document('form', step.module) !== undefined;
}

/** The form of a step's module, or that of the flow which it starts. */
function formOfStep({ module, flow }: Action, { context }: Check): FormDocument | undefined {
  const ofFlow = typeof flow === 'string' ? context.document('flow', flow)?.form : undefined;
  const id = typeof module === 'string' ? module : ofFlow;
  return id === undefined ? undefined : context.document('form', id);
}

/** Data that a step writes to a module: its codes are fields of that module, its values what these take. */
export function checkData(step: Action, value: unknown, place: Place, check: Check, path: string): void {
  const form = formOfStep(step, check);
  if (!form || typeof value !== 'object' || value === null) {
    reportAt(check, path, checkValue(value, place, check));
    return;
  }
  const { members } = typeOfForm(form, check.context);
  for (const [code, given] of Object.entries(value)) {
    const at = `${path}/${code}`;
    if (Object.hasOwn(members, code)) noteUse(check, members[code]?.origin, at, KEY);
    asOneOf(code, members, check, at, 'UNKNOWN_FIELD.key');
    const type = Object.hasOwn(members, code) ? members[code] : undefined;
    reportAt(check, at, checkGiven(given, type ?? types.ANY, place, check));
  }
}
