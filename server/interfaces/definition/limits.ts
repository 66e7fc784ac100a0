import { usualLimits } from '../../../src/schemas/wire/interfaceLimits.ts';
import type { CallLimits } from '../../../src/schemas/wire/interfaceLimits.ts';
import type { Definition } from './schema.ts';

/** How far one call of an interface may go. */
export function limitsOf({ kind, deadline, rows, bytes }: Definition): CallLimits {
  const usual = usualLimits(kind);
  return { deadline: deadline ?? usual.deadline, rows: rows ?? usual.rows, bytes: bytes ?? usual.bytes };
}
