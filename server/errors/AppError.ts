import type { Finding } from '../../src/schemas/finding.ts';
import { fillPlaces, listed } from '../../src/schemas/text.ts';
import type { Locale, LocalText } from '../../src/schemas/text.ts';
import type { MsgState } from '../../src/schemas/wire/answer.ts';
import { catalogue } from './catalogue.ts';
import { inputErrorTexts } from './inputErrors.ts';
import type { ErrorCode } from './catalogue.ts';
import type { InputErrorCode } from './inputErrors.ts';

/** One thing wrong with an input: where, a stable code, and a text in both languages. */
export interface InputError {
  /** Dotted path in the payload, e.g. `data.name` or `where.conditionList.0.bindKey`. */
  readonly path: string;
  readonly code: string;
  readonly message: LocalText;
  /** Within a longer text: line and column from 1, as `2:5`. */
  readonly place?: string;
  /** Of a document: what would mend it, its path a JSON pointer into that document. */
  readonly fix?: Finding['fix'];
}

/** What a refusal may carry beyond its code. */
export interface RefusalDetails {
  readonly errors?: readonly InputError[];
  /** The things that stand in the way, for the answer's `list`. */
  readonly list?: readonly unknown[];
  /** What stands in the way, for the answer's `result`. */
  readonly result?: unknown;
  /** Seconds until a new try makes sense. */
  readonly retryAfter?: number;
  /** Replaces the catalogue's text, for messages that must be exact or name a limit; never holds a refused value. */
  readonly message?: LocalText;
  /** What was tried, e.g. `account/lin`, where the address does not say it: for the audit row, never sent. */
  readonly subject?: string;
  /** It was begun, so that it may have been done all the same: the audit has it. */
  readonly mayBeDone?: boolean;
  /** Logged, never sent. */
  readonly cause?: unknown;
}

/** A refusal with a code of the catalogue. Anything else that is thrown is answered as INTERNAL and logged. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly msgState: Exclude<MsgState, 1>;
  readonly http: number;
  readonly texts: LocalText;
  readonly errors: readonly InputError[] | undefined;
  readonly list: readonly unknown[] | undefined;
  readonly result: unknown;
  readonly retryAfter: number | undefined;
  readonly subject: string | undefined;
  readonly mayBeDone: boolean;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    const entry = catalogue[code];
    super(`${code}: ${entry.enUS}`, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.msgState = entry.msgState;
    this.http = entry.http;
    this.texts = details.message ?? { zhCN: entry.zhCN, enUS: entry.enUS };
    this.errors = details.errors;
    this.list = details.list;
    this.result = details.result;
    this.retryAfter = details.retryAfter;
    this.subject = details.subject;
    this.mayBeDone = details.mayBeDone ?? false;
  }
}

/** Longest path that an answer repeats; paths are made of the caller's own field names. */
const MAX_PATH = 200;

/**
 * Makes the error of one input.
 * @param path dotted path in the payload
 * @param code of `inputErrorTexts`
 * @param n the limit that the text names, where it names one, or what there is to choose from
 */
export function inputError(
  path: string,
  code: InputErrorCode,
  n?: number | string | readonly string[],
): InputError {
  const named =
    typeof n === 'object' ? { zhCN: listedInShort(n, 'zhCN'), enUS: listedInShort(n, 'enUS') } : n;
  const message = fillPlaces(inputErrorTexts[code], named === undefined ? {} : { n: named });
  return { path: path.slice(0, MAX_PATH), code, message };
}

/** Names that a message lists; nobody reads more of them, again and again. */
const MOST_LISTED = 12;

function listedInShort(names: readonly string[], locale: Locale): string {
  if (names.length <= MOST_LISTED) return listed(names, locale);
  const count = String(names.length);
  const first = listed(names.slice(0, MOST_LISTED), locale);
  return first + (locale === 'zhCN' ? `…共 ${count} 个` : `, … (${count} in all)`);
}

/** Most errors that a request is told: nobody mends more at once, and an answer must not grow with what was sent. */
export const MOST_INPUT_ERRORS = 10;

/** An INPUT_INVALID refusal of one or more inputs, of which the first are told. */
export function invalidInput(...errors: readonly InputError[]): AppError {
  return new AppError('INPUT_INVALID', { errors: errors.slice(0, MOST_INPUT_ERRORS) });
}
