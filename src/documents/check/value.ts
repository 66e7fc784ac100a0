import { checkTemplate, type StaticType, types } from '../../conditions/check/index.ts';
import { asDeclared } from '../asDeclared.ts';
import type { Finding } from '../../schemas/finding.ts';
import type { Check, Examined, Place } from './context.ts';
import { checkFinding } from './findings.ts';

/** Findings of a value with templates; paths lead into the value. */
export const checkValue = (value: unknown, { scope }: Place, { context }: Check): Examined =>
  checkTemplate(value, scope, context);

/**
 * Findings of a value with templates that has to be of a type. Only what holds a template is judged: what is written
 * out is the shape's to judge.
 */
export function checkTyped(value: unknown, wanted: StaticType, place: Place, { context }: Check): Examined {
  const examined = checkTemplate(value, place.scope, context);
  const { type, reads, findings: found } = examined;
  const judged = typeof value === 'string' && value.includes('{{');
  if (!judged) return examined;
  if (types.fit(type, wanted) === 'never')
    return { reads, findings: [...found, wrongType('WRONG_TYPE', wanted, type)] };
  // A text may hold a number; whether this one does, nobody knows before. Dates are often put together as texts.
  const isGuess = wanted.kind === 'number' && type.kind === 'text' && type.values === undefined;
  return isGuess ? { reads, findings: [...found, wrongType('WRONG_TYPE.guess', wanted, type)] } : examined;
}

/**
 * Findings of a first or a given value of something that is declared: what holds a template as `checkTyped` says, what
 * is written out by what it can be turned into.
 */
export function checkGiven(value: unknown, wanted: StaticType, place: Place, check: Check): Examined {
  const found = checkTyped(value, wanted, place, check);
  if (found.findings.length > 0 || holdsTemplate(value) || serves(value, wanted)) return found;
  return { ...found, findings: [wrongType('WRONG_TYPE.written', wanted, types.typeOfValue(value))] };
}

/** A value of another type than the one that is wanted at a place. */
export const wrongType = (
  key: 'WRONG_TYPE' | 'WRONG_TYPE.guess' | 'WRONG_TYPE.written',
  wanted: StaticType,
  given: StaticType,
  path = '',
): Finding => checkFinding(key, path, { wanted: types.typeName(wanted), given: types.typeName(given) });

const holdsTemplate = (value: unknown): boolean => JSON.stringify(value ?? null).includes('{{');

/** Whether a value that is written out can stand for one of a type; empty ones always can. */
function serves(value: unknown, wanted: StaticType): boolean {
  if (value === null || value === undefined || value === '') return true;
  switch (wanted.kind) {
    case 'number':
      return typeof value !== 'object' && Number.isFinite(Number(value));
    case 'bool':
      return typeof value === 'boolean' || value === 'true' || value === 'false';
    case 'time':
      return asDeclared(value, 'time') !== null;
    case 'list':
      return Array.isArray(value);
    case 'record':
      return typeof value === 'object' && !Array.isArray(value);
    case 'text':
      return typeof value !== 'object';
    default:
      return true;
  }
}
