import { ConditionError, ExpressionError } from '../../src/conditions/index.ts';
import type { ConnectFailure } from '../../src/schemas/wire/connectFailure.ts';
import type { AnswerFault } from '../../src/schemas/wire/interface.ts';
import type { Locale } from '../../src/schemas/text.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import type { InputError } from '../errors/AppError.ts';
import { ColumnTwice } from '../sources/checkColumns.ts';
import { connectFailure } from '../sources/connectFailure.ts';
import { SourceError } from '../sources/sourceError.ts';
import { StepFailure } from '../steps/stepErrors.ts';
import { UnfitAnswer } from './http/answerFault.ts';
import { DisabledSource } from './running/runInterface.ts';
import { RefusedInput } from '../sources/RefusedInput.ts';
import type { Definition } from './definition/schema.ts';
import { placeText } from './definition/statement.ts';

/** Why a try came to nothing, for who configures. */
export interface TryFailure {
  readonly reason: SourceError['reason'];
  /** What stood in the way, where there was no connection. */
  readonly failure?: ConnectFailure | 'disabled';
  /** What a service answered that does not fit. */
  readonly fault?: AnswerFault;
  /** What a step refused, by the names of the inputs of what it calls. */
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
  /** As the source says it; in the reader's language where the platform does, and has no `errors`. */
  readonly message?: string;
  /** Line and column in the SQL, where the database tells. */
  readonly place?: string;
}

/** Refusals that say what a source came to. */
const REASONS: Readonly<Record<string, SourceError['reason']>> = {
  TIMEOUT: 'timeout',
  RESULT_TOO_LARGE: 'tooLarge',
  SOURCE_UNAVAILABLE: 'unavailable',
};

/** Says what ended a try. */
export function tryFailure(error: unknown, { sql }: Definition, locale: Locale): TryFailure {
  const why = error instanceof StepFailure ? error.cause : error;
  if (why instanceof AppError) {
    const reason = REASONS[why.code] ?? 'refused';
    return why.errors === undefined
      ? { reason, message: why.texts[locale] }
      : { reason, ...errorsOf(why.errors, locale) };
  }
  if (why instanceof ExpressionError || why instanceof ConditionError)
    return { reason: 'refused', message: why.text[locale] };
  // Nothing else is thrown for a reason that who configures could mend.
  if (!(why instanceof SourceError)) throw why;
  const { reason, message, position } = why;
  if (why instanceof DisabledSource) return { reason, failure: 'disabled' };
  const refused = why instanceof RefusedInput ? [inputError(why.input, 'VALUE_INVALID')] : [];
  return {
    reason,
    message,
    ...(reason === 'unavailable' && { failure: connectFailure(why) }),
    ...(why instanceof UnfitAnswer && { fault: why.fault }),
    ...(why instanceof ColumnTwice && { fault: { code: 'columnTwice' as const, column: why.column } }),
    ...errorsOf(refused, locale),
    // A place in the statement of a step is none in what is tried.
    ...(position !== undefined && sql !== undefined && { place: placeText(sql.text, position) }),
  };
}

const errorsOf = (errors: readonly InputError[], locale: Locale): Pick<TryFailure, 'errors'> =>
  errors.length === 0
    ? {}
    : { errors: errors.map(({ path, message }) => ({ path, message: message[locale] })) };
