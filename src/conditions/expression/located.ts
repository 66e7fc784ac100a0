import { functionTable } from '../functions/functionTable.ts';
import type { FunctionTable } from '../functions/entry.ts';
import { build } from './build.ts';
import { parse, type Token } from './parse.ts';
import { tokensIn } from './tokens.ts';
import type { Node } from './tree.ts';

/**
 * The tree of an expression in which each name says where it stands in the text.
 * @returns undefined where the places cannot be told for certain
 * @throws ExpressionError as `compileExpression`
 */
export function locatedTree(text: string, functions: FunctionTable = functionTable): Node | undefined {
  const tokens = parse(text);
  const written = [...wordsOf(text)];
  const unlike: Token[] = [];
  let next = 0;
  // The parser turns the order of operators, never that of operands: names come in the order in which they are written.
  const placed = (token: Token): Token => {
    if (token.type === 'IEXPR') return { ...token, value: (token.value as readonly Token[]).map(placed) };
    if (!isName(token)) return token;
    const word = written[next];
    next += 1;
    if (word === undefined || (word.text !== undefined && word.text !== token.value)) unlike.push(token);
    return { ...token, at: word?.at ?? 0 };
  };
  const located = tokens.map(placed);
  return unlike.length === 0 && next === written.length ? build(located, functions) : undefined;
}

const isName = ({ type, value }: Token): boolean =>
  type === 'IVAR' || type === 'IMEMBER' || (type === 'INUMBER' && typeof value === 'string');

interface Written {
  readonly at: number;
  /** Absent for what stands in quotes. */
  readonly text?: string;
}

/** Names and quoted texts in the order in which they are written. */
function* wordsOf(text: string): Generator<Written> {
  for (const { kind, from, to } of tokensIn(text)) {
    if (kind === 'quote') yield { at: from + 1 };
    if (kind === 'name') yield { at: from, text: text.slice(from, to) };
  }
}
