import { types, type RecordType, type StaticType } from '../../conditions/check/index.ts';
import { moduleCalls, type FormDocument, type ModuleCall } from '../../schemas/documents/form.ts';
import { callableOf, callables, isModuleCall } from '../../schemas/wire/callables.ts';
import { checkFinding } from './findings.ts';
import { type Check, type CheckContext, documentOrigin, noteUse, type Place, reportAt } from './context.ts';
import { isRecord, listIn, textIn } from './given.ts';
import { checkModuleParam } from './moduleParam.ts';
import { typeOfRecord } from './recordType.ts';
import { isBroken } from './target.ts';
import { checkValue } from './value.ts';

interface CallOfModule {
  readonly form: FormDocument;
  readonly action: ModuleCall;
}

/** The form module and the interface that a call names; undefined where it is none of a form's. */
function moduleCallOf(call: string, context: CheckContext): CallOfModule | undefined {
  const [module = '', name = ''] = call.split('/');
  const form = context.document('form', module);
  return form && isModuleCall(name) ? { form, action: name } : undefined;
}

/** What a call answers, as its source or its step gives it: the answer's `list` or `result`. */
export function typeOfCall(call: string, param: unknown, context: CheckContext): StaticType {
  const found = moduleCallOf(call, context);
  if (!found) return context.answerOf?.(call) ?? types.ANY;
  const record = typeOfRecord(found.form, context);
  if (found.action === 'aggregate') return types.listOf(typeOfGroup(param, record));
  const { gives, answers } = callables[found.action];
  const given = typeof gives === 'string' ? record : typeOfMembers(gives, found.action);
  return answers === 'list' ? types.listOf(given) : given;
}

const memberTypes: Readonly<Record<string, StaticType>> = { text: types.TEXT, number: types.NUMBER };

/** What work over files answers may be a job instead, whose number stands in place of these members. */
function typeOfMembers(gives: Readonly<Record<string, string>>, action: ModuleCall): RecordType {
  const members = Object.fromEntries(
    Object.entries(gives).map(([name, type]) => [name, memberTypes[type] ?? types.ANY]),
  );
  const isOpen = action === 'exportRows' || action === 'importRows';
  return isOpen ? types.openRecord(members) : types.recordOf(members);
}

interface AggregateParam {
  readonly groupBy?: readonly { readonly field?: unknown }[];
  readonly measures?: readonly { readonly as?: unknown }[];
}

/** One row of an aggregate: its groups by field, its measures by the name that they were given. */
function typeOfGroup(param: unknown, record: RecordType): RecordType {
  const { groupBy, measures } = (param ?? {}) as AggregateParam;
  const members: Record<string, StaticType> = {};
  for (const group of listIn(groupBy)) {
    const field = textIn(group, 'field');
    if (field !== undefined) members[field] = record.members[field] ?? types.ANY;
  }
  for (const measure of listIn(measures)) {
    const name = textIn(measure, 'as');
    if (name !== undefined) members[name] = types.NUMBER;
  }
  return types.recordOf(members);
}

/** Checks a call that is made by looking at something: it leads somewhere, and changes nothing there. */
export function checkReading(call: string, param: unknown, place: Place, check: Check, path: string): void {
  checkCall(call, param, place, check, path);
  const [module = '', name = ''] = call.split('/');
  const isForm = check.context.document('form', module) !== undefined;
  if (isForm ? callableOf(name)?.writes === true : check.context.writes?.(call) === true)
    check.report(checkFinding('CALL_WRITES', `${path}/call`, { call }));
}

/** Checks that a call leads somewhere, and that what it is given names fields that are there. */
export function checkCall(call: string, param: unknown, place: Place, check: Check, path: string): void {
  const { context } = check;
  const [module = '', name = ''] = call.split('/');
  const form = context.document('form', module);
  const { where, ...rest } = isRecord(param) ? param : {};
  // Rules are checked against the fields that they compare; a text stands for rules that are there only later.
  reportAt(check, `${path}/param`, checkValue(isRecord(where) ? rest : (param ?? {}), place, check));
  if (isBroken('form', module, context)) {
    check.report(checkFinding('BROKEN_DOCUMENT', `${path}/call`, { kind: 'form', id: module }));
    return;
  }
  if (!form) {
    if (context.hasInterface?.(call) === false) {
      const form = check.propose(module, () => context.ids('form'));
      const near = check.propose(call, () => context.interfaces?.() ?? []) ?? (form && `${form}/${name}`);
      check.report(checkFinding('UNKNOWN_CALL', `${path}/call`, { name: call }, near));
    }
    return;
  }
  if (!isModuleCall(name)) {
    const near = check.propose(name, () => moduleCalls);
    check.report(checkFinding('UNKNOWN_CALL', `${path}/call`, { name: call }, near && `${module}/${near}`));
    return;
  }
  noteUse(check, documentOrigin('form', module), `${path}/call`, { span: [0, module.length] });
  checkModuleParam({ call: name, form, param: param ?? {} }, place, check, `${path}/param`);
}
