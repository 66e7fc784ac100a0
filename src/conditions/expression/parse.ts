import { Parser } from 'expr-eval';
import { expressionError } from './error.ts';
import { scan } from './scan.ts';

/** A token of expr-eval's postfix form; `value` is nested tokens for IEXPR. */
export interface Token {
  readonly type: string;
  readonly value: unknown;
  /** Where a name, or what stands in quotes, begins in the text (`located.ts`). */
  readonly at?: number;
}

/** A table whose names are its own alone, whatever is asked of it. */
const table = <T>(entries: Record<string, T>): Record<string, T> =>
  Object.assign(Object.create(null) as Record<string, T>, entries);

/** Stands where the parser wants a function: nothing that it holds is ever called. */
const unused = (): never => {
  throw new Error('expr-eval only parses');
};

const names = (...list: string[]): Record<string, () => never> =>
  table(Object.fromEntries(list.map((name) => [name, unused])));

/**
 * The one instance of expr-eval. It only ever parses; its evaluator and its code generator are not used. All its
 * tables are replaced, so that none of its functions and no name of a prototype is an operator or a constant.
 */
const parser = createParser();

function createParser(): Parser {
  const created = new Parser({
    allowMemberAccess: true,
    operators: table({ assignment: false, fndef: false, factorial: false, concatenate: false }),
  });
  return Object.assign(created, {
    unaryOps: names('+', '-', 'not'),
    binaryOps: names('+', '-', '*', '/', '%', '^', '==', '!=', '<', '<=', '>', '>=', 'and', 'or', 'in', '['),
    ternaryOps: names('?'),
    functions: table({}),
    consts: table({ true: true, false: false }),
  });
}

/** The tokens are not in the package's types, but are all that its own evaluator reads. */
function tokensOf(parsed: object): readonly Token[] {
  if ('tokens' in parsed && Array.isArray(parsed.tokens) && parsed.tokens.every(isToken))
    return parsed.tokens;
  throw new TypeError('expr-eval gives no tokens');
}

const isToken = (value: unknown): value is Token =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'value' in value;

/**
 * Parses an expression into expr-eval's tokens.
 * @throws ExpressionError
 */
export function parse(text: string): readonly Token[] {
  const scanned = scan(text);
  try {
    return tokensOf(parser.parse(scanned));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw expressionError('EXPRESSION_SYNTAX', { why: reasonOf(reason) }, { cause: error });
  }
}

/** What expr-eval says, in the reader's language: where it stopped, and what it wanted there. */
function reasonOf(reason: string): { zhCN: string; enUS: string } {
  if (/\bEOF\b/.test(reason)) return { zhCN: '：不完整', enUS: ': it ends too early' };
  const [, wanted] = /Expected (\S+)$/.exec(reason) ?? [];
  // The one token that it names by its kind.
  if (wanted === 'TNAME') return { zhCN: '：缺少名称', enUS: ': a name is missing' };
  if (wanted !== undefined) return { zhCN: `：缺少“${wanted}”`, enUS: `: “${wanted}” is missing` };
  const [, met] = /unexpected T\w+: (.+)$/.exec(reason) ?? [];
  if (met !== undefined) return { zhCN: `：“${met}”的位置不对`, enUS: `: “${met}” is out of place` };
  const [, column] = /^parse error \[1:(\d+)\]/.exec(reason) ?? [];
  if (column !== undefined) return { zhCN: `（第 ${column} 个字符处）`, enUS: ` at character ${column}` };
  return { zhCN: '', enUS: '' };
}
