import { type ExpressionError, expressionError } from './error.ts';
import { commentEnd, isQuote, quoteEnd } from './quotes.ts';

/** Most UTF-16 units of an expression. */
export const EXPRESSION_LENGTH = 10_000;
/** Deepest nesting: brackets, choices within choices, signs and powers in a row. */
export const NESTING = 200;

/** Members after which a blank goes into a dotted name. */
const DOTTED = 16;

const BLANK = /[ \t\r\n]/;
const WORD = /[\p{L}_$][\p{L}\d_]*/uy;
const OPERAND = /[\p{L}_$\d.)\]'"]/u;

/**
 * Looks over an expression before the parser does: refuses what is too long or nested too deep for it, and the
 * operators of other languages, with a message that names ours.
 *
 * @returns the text for the parser, in which `\\` within quotes is written so that the parser reads it rightly
 *   (it takes the last quote of `'a\\'` for an escaped one)
 * @throws ExpressionError
 */
export function scan(text: string): string {
  if (text.length > EXPRESSION_LENGTH) {
    throw expressionError('EXPRESSION_TOO_LONG', { most: EXPRESSION_LENGTH });
  }
  const nesting = new Nesting();
  let out = '';
  let dots = 0;
  let position = 0;
  let afterOperand = false;
  let afterWord = false;
  while (position < text.length) {
    const character = text.charAt(position);
    const word = wordAt(text, position);
    let end = position + (word?.length ?? 1);
    if (isQuote(character)) end = closed(text, position);
    else if (text.startsWith('/*', position)) end = commentEnd(text, position);
    const part = text.slice(position, end);
    // The parser reads to the end of a dotted name at each of its words; a blank keeps long ones from costing that.
    if (character === '.' && afterWord && ++dots % DOTTED === 0) out += ' ';
    out += isQuote(character) ? part.replaceAll('\\\\', '\\u005c') : part;
    if (!part.startsWith('/*') && !BLANK.test(character)) {
      if (isQuote(character) || !refuse(text, position)) nesting.see(part, afterOperand);
      afterOperand = OPERAND.test(character) && !OPERATOR_WORDS.has(part);
    }
    afterWord = word !== undefined;
    position = end;
  }
  return out;
}

const OPERATOR_WORDS: ReadonlySet<string> = new Set(['and', 'or', 'in', 'not']);

function wordAt(text: string, position: number): string | undefined {
  WORD.lastIndex = position;
  return WORD.exec(text)?.[0];
}

function closed(text: string, start: number): number {
  const end = quoteEnd(text, start);
  if (end >= 0) return end;
  throw expressionError('EXPRESSION_SYNTAX.quote', { position: start + 1 });
}

const instead = (written: string, ours: string): ExpressionError =>
  expressionError('EXPRESSION_OPERATOR', { written, ours });

/** Operators of other languages, longest first, and what to write for them. */
const foreign: readonly (readonly [string, () => ExpressionError])[] = [
  ['===', () => instead('===', '==')],
  ['!==', () => instead('!==', '!=')],
  ['&&', () => instead('&&', 'and')],
  ['||', () => instead('||', 'or')],
  ['??', () => expressionError('EXPRESSION_OPERATOR.default', {})],
  ['=>', () => expressionError('EXPRESSION_OPERATOR.arrow', {})],
  [';', () => expressionError('EXPRESSION_OPERATOR.semicolon', {})],
];

/** Throws where another language's operator stands; true where one of ours of two characters begins or ends. */
function refuse(text: string, position: number): boolean {
  for (const [operator, error] of foreign) {
    if (text.startsWith(operator, position)) throw error();
  }
  const character = text.charAt(position);
  if (character === '!' && text.charAt(position + 1) !== '=') {
    throw instead('!', 'not');
  }
  if (character !== '=') return false;
  if (text.charAt(position + 1) === '=' || /[=!<>]/.test(text.charAt(position - 1))) return true;
  throw instead('=', '==');
}

/** Counts how deep the parser would have to go. */
class Nesting {
  /** Open brackets, each with the choices and the run of prefixes and powers that were open before it. */
  private readonly outer: { choices: number; run: number }[] = [];
  private choices = 0;
  private run = 0;
  private depth = 0;

  see(part: string, afterOperand: boolean): void {
    switch (part) {
      case '(':
      case '[':
        this.outer.push({ choices: this.choices, run: this.run });
        this.choices = 0;
        this.run = 0;
        this.deepen();
        return;
      case ')':
      case ']':
        this.close();
        return;
      case ',':
        this.depth -= this.choices + this.run;
        this.choices = 0;
        this.run = 0;
        return;
      case '?':
        this.endRun();
        this.choices += 1;
        this.deepen();
        return;
      case '+':
      case '-':
        if (afterOperand) this.endRun();
        else this.lengthenRun();
        return;
      case 'not':
      case '^':
        this.lengthenRun();
        return;
      default:
        if (/^(?:and|or|in|[*/%∙•<>=!:])$/u.test(part)) this.endRun();
    }
  }

  private close(): void {
    this.depth -= this.choices + this.run;
    const outer = this.outer.pop();
    if (outer !== undefined) this.depth -= 1;
    this.choices = outer?.choices ?? 0;
    this.run = outer?.run ?? 0;
  }

  private lengthenRun(): void {
    this.run += 1;
    this.deepen();
  }

  private endRun(): void {
    this.depth -= this.run;
    this.run = 0;
  }

  private deepen(): void {
    this.depth += 1;
    if (this.depth <= NESTING) return;
    throw expressionError('EXPRESSION_TOO_DEEP', { most: NESTING });
  }
}
