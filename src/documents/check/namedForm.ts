import type { Prop } from '../../schemas/prop.ts';
import { type Check, documentOrigin, noteUse, originIn } from './context.ts';
import { checkFinding } from './findings.ts';
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
    const near = check.propose(code, () => Object.keys(record.members));
    check.report({ ...checkFinding('UNKNOWN_FIELD', at, { name: code }, near), severity: 'warning' });
  }
}
