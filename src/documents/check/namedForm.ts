import type { RecordType, StaticType } from '../../conditions/check/index.ts';
import { pointer } from '../../schemas/pointer.ts';
import type { Prop } from '../../schemas/prop.ts';
import { type Check, documentOrigin, KEY, noteUse, originIn } from './context.ts';
import { checkFinding } from './findings.ts';
import { memberOf } from './languageUses.ts';
import { typeOfRecord } from './recordType.ts';

/**
 * A prop that names a form, or fields of the form that another one names; these may have steps behind. A form that is not
 * there is the widget's to say, which draws nothing then; of one that is, a field that is not is worth a warning.
 */
export function checkNamedForm(
  { names, of = '' }: Prop,
  value: unknown,
  written: Readonly<Record<string, unknown>>,
  check: Check,
  path: string,
): void {
  const id = String(names === 'form' ? value : written[of]);
  const form = check.context.document('form', id);
  if (!form) return;
  if (names === 'form') {
    noteUse(check, documentOrigin('form', id), path);
    return;
  }
  const record = typeOfRecord(form, check.context);
  const places = Array.isArray(value)
    ? value.map((each: unknown, index) => [each, `${path}/${String(index)}`] as const)
    : [[value, path] as const];
  for (const [each, at] of places) {
    const [code = ''] = String(each).split('.');
    noteUse(check, originIn(record, code), at, { span: [0, code.length] });
    if (Object.hasOwn(record.members, code)) continue;
    report(code, record, check, at);
  }
}

/** Values of fields of a form, by their codes, those of rows among them: they are written there, or come of a template. */
export function checkFormValues(
  { of = '' }: Prop,
  value: unknown,
  written: Readonly<Record<string, unknown>>,
  check: Check,
  path: string,
): void {
  const form = check.context.document('form', String(written[of]));
  if (form) checkValues(value, typeOfRecord(form, check.context), check, path);
}

function checkValues(value: unknown, type: StaticType, check: Check, path: string): void {
  if (Array.isArray(value)) {
    const entry = memberOf(type, undefined);
    value.forEach((each, index) => {
      checkValues(each, entry, check, `${path}/${String(index)}`);
    });
    return;
  }
  if (typeof value !== 'object' || value === null || type.kind !== 'record') return;
  for (const [code, each] of Object.entries(value)) {
    const at = pointer(path, code);
    noteUse(check, originIn(type, code), at, KEY);
    if (Object.hasOwn(type.members, code)) checkValues(each, memberOf(type, code), check, at);
    else if (!type.open) report(code, type, check, at);
  }
}

function report(code: string, { members }: RecordType, check: Check, path: string): void {
  const near = check.propose(code, () => Object.keys(members));
  check.report({ ...checkFinding('UNKNOWN_FIELD', path, { name: code }, near), severity: 'warning' });
}
