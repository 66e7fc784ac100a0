import { IsOptional } from 'typebox';
import { Check as matches } from 'typebox/value';
import { RuleSetOrReferenceSchema } from '../../schemas/condition.ts';
import type { FormDocument } from '../../schemas/documents/form.ts';
import { SERVER_COLUMNS } from '../../schemas/kinds.ts';
import type { ColumnType } from '../../schemas/rendererMeta.ts';
import { callableOf } from '../../schemas/wire/callables.ts';
import { checkGroups, namesOfGroups } from './aggregate.ts';
import { because, checkFinding } from './findings.ts';
import { isRecord, listIn, textIn } from './given.ts';
import { type Check, type CheckContext, KEY, noteUse, originIn, type Place } from './context.ts';
import { typeOfRecord } from './recordType.ts';
import { checkRuleSet } from './ruleSet.ts';
import { shapeFindings } from './shapeFindings.ts';
import { measurable } from './summary.ts';

/** What a call of a form's module is given. */
export interface ModuleParam {
  readonly call: string;
  readonly form: FormDocument;
  readonly param: unknown;
}

/** Checks what a call of a module is given: its members and their shape, and that the fields which they name are there. */
export function checkModuleParam(given: ModuleParam, place: Place, check: Check, path: string): void {
  const { call, param } = given;
  if (!isRecord(param)) return;
  checkMembers(call, param, check, path);
  checkRequest(given, place, check, path);
}

function checkMembers(call: string, param: Record<string, unknown>, check: Check, path: string): void {
  const schema = callableOf(call)?.param;
  if (!schema) return;
  const known = Object.keys(schema.properties);
  for (const name of Object.keys(param)) {
    if (known.includes(name)) continue;
    const near = check.propose(name, () => known);
    check.report(checkFinding('UNKNOWN_PARAMETER.refused', `${path}/${name}`, { owner: call, name }, near));
  }
  for (const [name, member] of Object.entries(schema.properties)) {
    if (param[name] === undefined && !IsOptional(member))
      check.report(checkFinding('MISSING_PARAMETER', path, { action: call, name }));
  }
}

/**
 * Checks the members of a request that say which records and fields are meant: `where`, `sort`, `fields`, `groupBy`,
 * `measures`, `data`.
 */
export function checkRequest(
  { call, form, param }: ModuleParam,
  place: Place,
  check: Check,
  path: string,
): void {
  if (!isRecord(param)) return;
  checkShapes(call, param, check, path);
  const record = typeOfRecord(form, check.context);
  const { where, sort, fields, groupBy, measures, data } = param;
  const known = Object.keys(record.members);
  const asField = (code: string | undefined, at: string, among: readonly string[] = known): void => {
    if (code !== undefined) noteUse(check, originIn(record, code), `${path}/${at}`);
    if (code === undefined || code.includes('{{') || among.includes(code)) return;
    const near = check.propose(code, () => among);
    check.report(checkFinding('UNKNOWN_FIELD', `${path}/${at}`, { name: code }, near));
  };
  if (where === undefined || matches(RuleSetOrReferenceSchema, where)) {
    checkRuleSet(where, { keys: record, values: place.scope, ofRecord: true }, check, `${path}/where`);
  } else if (isRecord(where)) {
    check.report(checkFinding('WRONG_VALUE.condition', `${path}/where`));
  }
  // The rows of an aggregate hold nothing but its groups and its measures.
  const sorted = call === 'aggregate' ? namesOfGroups(groupBy, measures) : known;
  listIn(sort).forEach((each, index) => {
    asField(textIn(each, 'field'), `sort/${String(index)}/field`, sorted);
  });
  checkGroups(param, (code) => columnOf(code, form, check.context), check, path);
  listIn(fields).forEach((each, index) =>
    asField(typeof each === 'string' ? each : undefined, `fields/${String(index)}`),
  );
  listIn(groupBy).forEach((each, index) => asField(textIn(each, 'field'), `groupBy/${String(index)}/field`));
  listIn(measures).forEach((each, index) => {
    asField(textIn(each, 'field'), `measures/${String(index)}/field`);
    checkMeasure(each, form, check, `${path}/measures/${String(index)}`);
  });
  for (const code of isRecord(data) ? Object.keys(data) : []) {
    noteUse(check, originIn(record, code), `${path}/data/${code}`, KEY);
    if (known.includes(code)) continue;
    const near = check.propose(code, () => known);
    check.report(checkFinding('UNKNOWN_FIELD.key', `${path}/data/${code}`, { name: code }, near));
  }
}

/** What is written out has to be what the server takes; what holds a template is known only when it runs. */
function checkShapes(call: string, param: Record<string, unknown>, check: Check, path: string): void {
  const properties = callableOf(call)?.param.properties;
  for (const [name, schema] of Object.entries(properties ?? {})) {
    const value = param[name];
    // Rules are checked as such, with the fields that they compare.
    if (name === 'where' || value === undefined || value === null) continue;
    const wrong = shapeFindings(schema, value, check.context.valueFits).find(
      (each) => !isTemplateAt(value, each.path ?? ''),
    );
    if (wrong) check.report(because('WRONG_PARAMETER', `${path}/${name}`, { action: call, name }, wrong));
  }
}

function isTemplateAt(value: unknown, pointer: string): boolean {
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
      value,
    );
  return typeof found === 'string' && found.includes('{{');
}

/** A measure of a field that it cannot be taken of, or of none where it needs one. */
function checkMeasure(measure: unknown, form: FormDocument, check: Check, path: string): void {
  const [fn, field] = [textIn(measure, 'fn'), textIn(measure, 'field')];
  if (fn === undefined || !Object.hasOwn(measurable, fn)) return;
  if (field === undefined) {
    const left = isRecord(measure) && measure.field === undefined;
    if (fn !== 'count' && left)
      check.report(checkFinding('MISSING_PARAMETER', path, { action: fn, name: 'field' }));
    return;
  }
  const column = columnOf(field, form, check.context);
  if (column !== undefined && !measurable[fn as keyof typeof measurable].includes(column))
    check.report(checkFinding('SUMMARY_UNFIT', `${path}/fn`, { code: field, summary: fn }));
}

/** The column behind a field; undefined where it is not known. */
function columnOf(code: string, form: FormDocument, { metas }: CheckContext): ColumnType | undefined {
  if (Object.hasOwn(SERVER_COLUMNS, code)) return SERVER_COLUMNS[code as keyof typeof SERVER_COLUMNS];
  const type = form.fields.find(({ name }) => name === code)?.type;
  return (type === undefined ? undefined : metas.get(type)?.field?.column) ?? undefined;
}
