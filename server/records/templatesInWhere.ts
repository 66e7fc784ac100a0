import {
  countPlaceholders,
  isTooLong,
  MOST_PLACEHOLDERS,
  TEMPLATE_LENGTH,
} from '../../src/conditions/index.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import type { Refusal } from './refusal.ts';
import type { Place } from './checkWhere.ts';

/** Conditions of one request whose value is evaluated: each may take its whole budget of steps. */
const MOST_TEMPLATES = 20;

/** Characters of all their texts together: each is compiled, and costs by its length. */
const MOST_CHARACTERS = 4 * TEMPLATE_LENGTH;

/**
 * Holds the templates of a request's conditions to what may be compiled, before any of them is. Those of documents are held
 * to it by the check and by compiling.
 * @throws AppError QUERY_TOO_COMPLEX for more of them than one request has use for, INPUT_INVALID with all that was found
 *   where one of them may not be compiled
 */
export function boundTemplates(places: readonly Place[], refusal: Refusal): void {
  let templates = 0;
  let placeholders = 0;
  let characters = 0;
  let mayCompile = true;
  for (const { condition, path } of places) {
    const before = placeholders;
    placeholders += countPlaceholders(condition.value, MOST_PLACEHOLDERS);
    if (placeholders === before) continue;
    templates += 1;
    const texts = textsIn(condition.value);
    characters += texts.reduce((sum, text) => sum + text.length, 0);
    const isLong = texts.some(isTooLong);
    if (isLong) refusal.invalid(inputError(`${path}.value`, 'TOO_LONG', TEMPLATE_LENGTH));
    const isOver = before <= MOST_PLACEHOLDERS && placeholders > MOST_PLACEHOLDERS;
    if (isOver) refusal.invalid(inputError(`${path}.value`, 'TOO_MANY', MOST_PLACEHOLDERS));
    if (isLong || isOver) mayCompile = false;
  }
  if (!mayCompile) refusal.throwIfAny();
  if (templates > MOST_TEMPLATES || characters > MOST_CHARACTERS) throw new AppError('QUERY_TOO_COMPLEX');
}

/** The texts of a value that may hold templates, however deep; what a request sends is at most 64 levels deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes('{{') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
