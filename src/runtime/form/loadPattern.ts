import type { Environment } from '../../documents/environment.ts';
import type { FormDocument, MgrFormDocument } from '../../schemas/documents/index.ts';

/** Whether a field of a form holds a pattern, by itself or as a further form changes it. */
export function holdsPattern({ fields }: FormDocument, further: Partial<MgrFormDocument> = {}): boolean {
  const overrides = Object.values(further.overrides ?? {});
  return [...fields, ...overrides].some(({ rules }) => rules?.some(({ rule }) => rule === 'pattern'));
}

/** The pattern engine, which is large: only forms that hold a pattern wait for it. */
export const loadPattern = async (): Promise<Environment['pattern']> =>
  (await import('../../documents/pattern.ts')).linearPattern;
