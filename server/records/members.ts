import { inDigits } from '../../src/documents/storedNumber.ts';
import { inputError } from '../errors/AppError.ts';
import type { InputError } from '../errors/AppError.ts';
import { isRecord } from '../envelope/envelope.ts';
import type { ModuleField } from './shape.ts';
import { checkValue, findingOf } from './value.ts';

/** A value as it is stored, or what is wrong with it: then the value is null. */
export interface CheckedField {
  readonly value: unknown;
  readonly findings: readonly InputError[];
}

const wrong = (...findings: readonly InputError[]): CheckedField => ({ value: null, findings });

/**
 * Checks the value of a field, and the fields inside it: each object holds known members of their own types alone, and
 * is stored with all of them. An object of nothing but empty members is the empty value.
 */
export function checkField(field: ModuleField, value: unknown, path: string): CheckedField {
  const checked = checkValue(field, value);
  if ('code' in checked) return wrong(...[findingOf(checked, path)].flatMap((found) => found ?? []));
  const { members } = field;
  if (members === undefined || checked.value === null) return { value: checked.value, findings: [] };
  const findings: InputError[] = [];
  const objects = [checked.value].flat().map((object, index) => {
    const at = field.meta.members === 'many' ? `${path}.${index}` : path;
    const read = checkObject(members, object, at);
    findings.push(...read.findings);
    return read.value;
  });
  if (findings.length > 0) return wrong(...findings);
  if (field.meta.members === 'many') return { value: objects, findings };
  const [only] = objects;
  const isEmpty = isRecord(only) && Object.values(only).every((member) => member === null);
  return { value: isEmpty ? null : only, findings };
}

/** A value that the document computes, in the type of its column; what does not fit is empty. */
export function fit(field: ModuleField, value: unknown): unknown {
  return checkField(field, inDigits(value), '').value;
}

function checkObject(members: readonly ModuleField[], object: unknown, path: string): CheckedField {
  if (!isRecord(object)) return wrong(inputError(path, 'TYPE_WRONG'));
  const known = new Set(members.map(({ code }) => code));
  const unknown = Object.keys(object).filter((name) => !known.has(name));
  const read = members.map((member) => {
    const at = `${path}.${member.code}`;
    const value = object[member.code];
    // Nothing covers a secret within a value that is answered whole.
    return member.secret === true && (value ?? null) !== null
      ? wrong(inputError(at, 'VALUE_INVALID'))
      : checkField(member, value, at);
  });
  const findings = [
    ...unknown.map((name) => inputError(`${path}.${name}`, 'UNKNOWN_FIELD')),
    ...read.flatMap((one) => one.findings),
  ];
  const stored = members.map(({ code }, index) => [code, read[index]?.value ?? null]);
  return { value: Object.fromEntries(stored), findings };
}
