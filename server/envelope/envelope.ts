import { AppError, inputError, MOST_INPUT_ERRORS } from '../errors/AppError.ts';
import type { InputError } from '../errors/AppError.ts';
import { parseJson } from './guard.ts';

/** The four fields of every POST, and the payload that `param` holds. */
export interface Envelope {
  readonly appKey: string;
  /** The exact text that was signed. */
  readonly param: string;
  readonly timestamp: string;
  readonly sign: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

const FIELDS = ['appKey', 'param', 'timestamp', 'sign'] as const;

/** How far a request's clock may be off, in milliseconds. */
const MAX_CLOCK_SKEW = 5 * 60 * 1000;

/** True for a JSON object (not null, not an array). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Decodes `application/x-www-form-urlencoded` text strictly.
 * @param mostFields most fields in it, empty ones among them
 * @throws AppError BODY_TOO_MANY_VALUES, BODY_NOT_UTF8 for percent escapes that are no UTF-8, DUPLICATE_KEY for a repeated name
 */
export function parseUrlEncoded(text: string, mostFields: number): Record<string, string> {
  const pairs = text.split('&', mostFields + 1);
  if (pairs.length > mostFields) throw new AppError('BODY_TOO_MANY_VALUES');
  const fields = new Map<string, string>();
  for (const pair of pairs) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const [name, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    const key = decodePart(name);
    if (fields.has(key)) throw new AppError('DUPLICATE_KEY');
    fields.set(key, decodePart(value));
  }
  return Object.fromEntries(fields);
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part.replace(/\++/g, ({ length }) => ' '.repeat(length)));
  } catch (cause) {
    throw new AppError('BODY_NOT_UTF8', { cause });
  }
}

/**
 * Reads the envelope out of a parsed body and parses its payload.
 * @param mostValues how many values the payload may hold
 * @throws AppError ENVELOPE_INVALID naming each missing, unknown or malformed field, PARAM_INVALID, or a guard's code
 */
export function readEnvelope(body: unknown, mostValues?: number): Envelope {
  if (!isRecord(body)) throw new AppError('ENVELOPE_INVALID');
  const errors: InputError[] = [];
  for (const name of FIELDS) {
    const value = body[name];
    if (value === undefined) errors.push(inputError(name, 'REQUIRED'));
    else if (typeof value !== 'string') errors.push(inputError(name, 'TYPE_WRONG'));
    else if (value === '') errors.push(inputError(name, 'REQUIRED'));
  }
  for (const name of Object.keys(body)) {
    if (errors.length >= MOST_INPUT_ERRORS) break;
    if (!(FIELDS as readonly string[]).includes(name)) errors.push(inputError(name, 'UNKNOWN_FIELD'));
  }
  const { appKey, param, timestamp, sign } = body;
  if (typeof timestamp === 'string' && timestamp !== '' && !/^\d{1,16}$/.test(timestamp)) {
    errors.push(inputError('timestamp', 'FORMAT_INVALID'));
  }
  if (
    errors.length > 0 ||
    typeof appKey !== 'string' ||
    typeof param !== 'string' ||
    typeof timestamp !== 'string' ||
    typeof sign !== 'string'
  ) {
    throw new AppError('ENVELOPE_INVALID', { errors });
  }
  return { appKey, param, timestamp, sign, payload: readPayload(param, mostValues) };
}

function readPayload(param: string, mostValues?: number): Record<string, unknown> {
  let payload: unknown;
  try {
    payload = parseJson(param, mostValues);
  } catch (error) {
    if (error instanceof AppError && error.code !== 'BODY_NOT_JSON') throw error;
    throw new AppError('PARAM_INVALID', { errors: [inputError('param', 'FORMAT_INVALID')], cause: error });
  }
  if (!isRecord(payload))
    throw new AppError('PARAM_INVALID', { errors: [inputError('param', 'TYPE_WRONG')] });
  return payload;
}

/** True where the request's clock is within the allowed skew of `now` (milliseconds). */
export function timestampFits(timestamp: string, now: number): boolean {
  return Math.abs(Number(timestamp) - now) <= MAX_CLOCK_SKEW;
}
