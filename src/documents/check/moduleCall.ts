import { types, type RecordType, type StaticType } from '../../conditions/check/index.ts';
import { moduleCalls, type FormDocument, type ModuleAction } from '../../schemas/documents/form.ts';
import { checkFinding } from './findings.ts';
import { type Check, type CheckContext, type Place, reportAt } from './context.ts';
import { isRecord, listIn, textIn } from './given.ts';
import { checkModuleParam } from './moduleParam.ts';
import { typeOfRecord } from './recordType.ts';
import { isBroken } from './target.ts';
import { checkValue } from './value.ts';

interface ModuleCall {
  readonly form: FormDocument;
  readonly action: ModuleAction;
}

/** The form module and the interface that a call names; undefined where it is none of a form's. */
function moduleCallOf(call: string, context: CheckContext): ModuleCall | undefined {
  const [module = '', name = ''] = call.split('/');
  const form = context.document('form', module);
  const action = moduleCalls.find((each) => each === name);
  return form && action ? { form, action } : undefined;
}

/** What a call answers, as its source or its step gives it: the answer's `list` or `result`. */
export function typeOfCall(call: string, param: unknown, context: CheckContext): StaticType {
  const found = moduleCallOf(call, context);
  if (!found) return context.answerOf?.(call) ?? types.ANY;
  const record = typeOfRecord(found.form, context);
  switch (found.action) {
    case 'list':
      return types.listOf(record);
    case 'detail':
    case 'add':
    case 'update':
      return record;
    case 'count':
      return types.recordOf({ count: types.NUMBER });
    case 'aggregate':
      return types.listOf(typeOfGroup(param, record));
    case 'remove':
      return types.listOf(types.recordOf({ id: types.TEXT, msgState: types.NUMBER, msg: types.TEXT }));
    default:
      return types.openRecord({ fileId: types.TEXT, url: types.TEXT });
  }
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

/** Calls of a form module that change its records. */
const WRITING: ReadonlySet<string> = new Set<ModuleAction>(['add', 'update', 'remove', 'importRows']);

/** Checks a call that is made by looking at something: it leads somewhere, and changes nothing there. */
export function checkReading(call: string, param: unknown, place: Place, check: Check, path: string): void {
  checkCall(call, param, place, check, path);
  const [module = '', name = ''] = call.split('/');
  const isForm = check.context.document('form', module) !== undefined;
  if (isForm ? WRITING.has(name) : check.context.writes?.(call) === true)
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
  if (!moduleCalls.some((each) => each === name)) {
    const near = check.propose(name, () => moduleCalls);
    check.report(checkFinding('UNKNOWN_CALL', `${path}/call`, { name: call }, near && `${module}/${near}`));
    return;
  }
  checkModuleParam({ call: name, form, param: param ?? {} }, place, check, `${path}/param`);
}
