import type { CompiledNode, CompiledValue } from './compile.ts';
import { computedValue } from './computedFields.ts';
import type { Scope } from './flag.ts';
import type { CompiledField, CompiledFields } from './form.ts';
import { fieldReads } from './fieldReads.ts';
import { recordScope, type Values } from './recordScope.ts';
import { inDigits } from './storedNumber.ts';

/** What a field of a new record, or of a new row, begins with: null without a default, numbers in stored digits. */
export function initialValue({ initial }: Pick<CompiledNode, 'initial'>, scope: Scope): unknown {
  return inDigits(initial?.evaluate(scope) ?? null);
}

/** What decides on the first value of a field. */
const readerOf = ({ node }: CompiledField): CompiledValue | undefined => node.value ?? node.initial;

/**
 * What a new record, or a new row, begins with. A default may read other fields: it is worked out after theirs. Of
 * defaults that read each other, which the check tells of, the first finds the others empty.
 * @param given what is known of the record already; it is read in the place of defaults
 */
export function firstRecord(form: CompiledFields, outer: Scope, given: Readonly<Values> = {}): Values {
  const first: Values = Object.fromEntries(form.fields.map(({ code }) => [code, null]));
  const read: Values = { ...first, ...given };
  const scope = recordScope(form, read, outer);
  const begun = new Set<CompiledField>();
  const begin = (field: CompiledField): void => {
    if (begun.has(field)) return;
    begun.add(field);
    for (const code of fieldReads(readerOf(field), form.scopeName)) {
      const other = form.byCode.get(code);
      if (other) begin(other);
    }
    const { code, node } = field;
    first[code] = initialValue(node, scope);
    if (Object.hasOwn(given, code)) return;
    read[code] = (node.value && computedValue(field, scope)?.value) ?? first[code];
  };
  for (const field of form.fields) begin(field);
  return first;
}
