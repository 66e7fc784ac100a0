import { inputError, invalidInput } from '../../errors/AppError.ts';
import type { ModuleRule } from '../../records/moduleRules.ts';

/** A person by id alone, as one whose name is still to be looked up. */
const person = (given: unknown): unknown =>
  typeof given === 'string' && given !== '' ? { value: given, label: '' } : given;

const idOf = (given: unknown): unknown => (given as { readonly value?: unknown }).value;

/** Whom a department names may be given by id alone, and nobody is its deputy twice. */
export const departmentRule: ModuleRule = {
  given: (data) => ({
    ...data,
    ...(Object.hasOwn(data, 'head') && { head: person(data.head) }),
    ...(Array.isArray(data.deputies) && { deputies: data.deputies.map(person) }),
  }),
  refuseChange(_work, _before, { deputies }) {
    const ids = Array.isArray(deputies) ? deputies.map(idOf) : [];
    if (new Set(ids).size < ids.length) throw invalidInput(inputError('data.deputies', 'REPEATED'));
  },
};
