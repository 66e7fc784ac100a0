import type { Values } from '../../src/documents/recordScope.ts';
import { COVERED } from '../../src/schemas/secret.ts';
import type { AuditNote } from '../audit/audit.ts';
import { valuesOf } from './record.ts';
import type { Row } from './record.ts';
import type { ModuleShape } from './shape.ts';

/** A record's name in audit rows. */
export const nameOf = (shape: ModuleShape, id: string): string => `form/${shape.id}/${id}`;

/** Values as the audit holds them: that a secret was set, but not which. */
export function auditedValues(shape: ModuleShape, values: Readonly<Values>): Values {
  return Object.fromEntries(
    Object.entries(values).map(([code, value]) => {
      const covered = shape.byCode.get(code)?.meta.secret === true && (value ?? null) !== null;
      return [code, covered ? COVERED : value];
    }),
  );
}

/**
 * What the audit keeps of a write: all of a new record, of another one what was changed.
 * @param row the record as it is stored now
 * @param write the record as it was before, absent for a new one, and the values that it was given
 */
export function noteOf(
  shape: ModuleShape,
  row: Row,
  { before, values }: { readonly before: Row | undefined; readonly values: Readonly<Values> },
): AuditNote {
  const resource = nameOf(shape, String(row.id));
  if (before === undefined) return { resource, after: auditedValues(shape, valuesOf(shape, row)) };
  const held = valuesOf(shape, before);
  const former = Object.fromEntries(Object.keys(values).map((code) => [code, held[code] ?? null]));
  return { resource, before: auditedValues(shape, former), after: auditedValues(shape, values) };
}
