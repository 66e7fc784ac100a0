import { checkTemplate, type StaticType, types } from '../../conditions/check/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import { checkFindings as findings } from './findings.ts';
import type { Check, Place } from './context.ts';

/** Findings of a value with templates; paths lead into the value. */
export const checkValue = (value: unknown, { scope }: Place, { context }: Check): readonly Finding[] =>
  checkTemplate(value, scope, context).findings;

/**
 * Findings of a value with templates that has to be of a type. Only what holds a template is judged: what is written
 * out is the shape's to judge.
 */
export function checkTyped(
  value: unknown,
  wanted: StaticType,
  place: Place,
  { context }: Check,
): readonly Finding[] {
  const { type, findings: found } = checkTemplate(value, place.scope, context);
  const judged = typeof value === 'string' && value.includes('{{');
  if (!judged || types.fit(type, wanted) !== 'never') return found;
  return [...found, findings.wrongType(wanted, type)];
}
