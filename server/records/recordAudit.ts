import type { Values } from '../../src/documents/recordScope.ts';
import { COVERED } from '../../src/schemas/secret.ts';
import type { AuditNote } from '../audit/audit.ts';
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

/** A record that was written. */
interface WrittenRecord {
  readonly id: string;
  /** What it held before; absent: it is new. */
  readonly before: Readonly<Values> | undefined;
  /** The values that it was given. */
  readonly values: Readonly<Values>;
  /** What it holds now. */
  readonly after: Readonly<Values>;
}

/** What the audit keeps of a write: all of a new record, of another one what was changed. */
export function noteOf(shape: ModuleShape, { id, before, values, after }: WrittenRecord): AuditNote {
  const resource = nameOf(shape, id);
  if (before === undefined) return { resource, after: auditedValues(shape, after) };
  const former = Object.fromEntries(Object.keys(values).map((code) => [code, before[code] ?? null]));
  return { resource, before: auditedValues(shape, former), after: auditedValues(shape, values) };
}
