import { fillPlaces, type LocalText } from '../../schemas/text.ts';
import { codeOf, type ValuesOf } from '../finding.ts';
import { conditionTable } from '../findings.ts';

/**
 * An expression that does not compile or fails. `message` is the English text; `text` holds both languages, as a
 * finding needs them.
 */
export class ExpressionError extends Error {
  readonly code: string;
  readonly text: LocalText;

  constructor(code: string, text: LocalText, options?: ErrorOptions) {
    super(text.enUS, options);
    this.name = 'ExpressionError';
    this.code = code;
    this.text = text;
  }
}

/** What an expression is refused for, or fails with, by its key in the table of findings. */
type Key = Extract<
  keyof typeof conditionTable,
  | `EXPRESSION_${string}`
  | 'TEMPLATE_TOO_LONG'
  | 'UNKNOWN_NAME'
  | `UNKNOWN_FUNCTION${string}`
  | `FUNCTION_ARGUMENTS${string}`
>;

/** The error of a key of the table of findings, with values for the places of its texts. */
export const expressionError = <K extends Key>(
  key: K,
  values: ValuesOf<typeof conditionTable, K>,
  options?: ErrorOptions,
): ExpressionError => new ExpressionError(codeOf(key), fillPlaces(conditionTable[key], values), options);

/** Anything thrown while an expression runs, as an ExpressionError. */
export function toExpressionError(thrown: unknown): ExpressionError {
  if (thrown instanceof ExpressionError) return thrown;
  const why = thrown instanceof Error ? thrown.message : String(thrown);
  return expressionError('EXPRESSION_FAILED', { why }, { cause: thrown });
}
