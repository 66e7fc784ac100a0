import type { Scope } from '../../documents/flag.ts';
import type { CompiledForm } from '../../documents/form.ts';
import { firstRecord } from '../../documents/initialValue.ts';
import type { ModuleRecord } from '../../schemas/wire/record.ts';

/** What the expressions of a form read: what those of its page do, and the values in `form`. */
export function formScope(page: Scope, values: object): Scope {
  const scope = Object.create(null) as Record<string, unknown>;
  Object.defineProperties(scope, Object.getOwnPropertyDescriptors(page));
  Object.defineProperty(scope, 'form', { enumerable: true, configurable: true, get: () => values });
  return scope;
}

/** What a form begins with: the stored record, or the defaults of a new one. */
export function firstValues(
  form: CompiledForm,
  page: Scope,
  record: ModuleRecord | undefined,
): Record<string, unknown> {
  if (!record) return firstRecord(form, page);
  return Object.fromEntries(form.fields.map(({ code }) => [code, record[code] ?? null]));
}
