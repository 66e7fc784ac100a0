import type { LocalText } from '../../schemas/text.ts';

export type ExpressionErrorCode =
  | 'EXPRESSION_SYNTAX'
  | 'EXPRESSION_OPERATOR'
  | 'EXPRESSION_TOKEN'
  | 'EXPRESSION_TOO_LONG'
  | 'TEMPLATE_TOO_LONG'
  | 'EXPRESSION_TOO_DEEP'
  | 'EXPRESSION_TOO_MANY_STEPS'
  | 'EXPRESSION_TOO_LARGE'
  | 'EXPRESSION_FAILED'
  | 'UNKNOWN_NAME'
  | 'UNKNOWN_FUNCTION'
  | 'FUNCTION_ARGUMENTS';

/**
 * An expression that does not compile or fails. `message` is the English text; `text` holds both languages, as a
 * finding needs them.
 */
export class ExpressionError extends Error {
  readonly code: ExpressionErrorCode;
  readonly text: LocalText;

  constructor(code: ExpressionErrorCode, text: LocalText, options?: ErrorOptions) {
    super(text.enUS, options);
    this.name = 'ExpressionError';
    this.code = code;
    this.text = text;
  }
}

/** Anything thrown while an expression runs, as an ExpressionError. */
export function toExpressionError(thrown: unknown): ExpressionError {
  if (thrown instanceof ExpressionError) return thrown;
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return new ExpressionError(
    'EXPRESSION_FAILED',
    { zhCN: `表达式计算失败：${reason}`, enUS: `The expression failed: ${reason}` },
    { cause: thrown },
  );
}
