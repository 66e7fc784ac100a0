import { compileExpression } from '../../../conditions/index.ts';
import { compared, isComparison, type Operand, truthOf } from './comparison.ts';
import type { Named } from './names.ts';
import { tokensOf, Untranslatable } from './tokens.ts';

/** What the names in an expression of the other language stand for: `$deps[0]`, `$deps.name`, `$values.a`, `$self`. */
export type Names = (root: 'deps' | 'values' | 'self', key: string) => Named | undefined;

const DEEPEST = 20;

/** What an expression chooses between: `test ? yes : no`. */
export interface Choice {
  readonly test: string;
  readonly yes: string | boolean;
  readonly no: string | boolean;
}

/**
 * An expression in JavaScript as one of ours: comparisons of fields with values, and yes or no made of them. It is read
 * sign by sign against that small language; whatever else stands in it, a call, an assignment, a deeper member, gives
 * undefined. Nothing of it is ever run.
 */
export function translate(text: string, names: Names): string | boolean | undefined {
  const choice = translateChoice(text, names);
  if (!choice || typeof choice.yes === 'string' || typeof choice.no === 'string') return undefined;
  const { test, yes, no } = choice;
  if (yes === no) return yes;
  if (test === 'true' || test === 'false') return (test === 'true') === yes;
  return yes ? test : `not (${test})`;
}

/** An expression that chooses between two words, or a plain yes or no, which chooses between true and false. */
export function translateChoice(text: string, names: Names): Choice | undefined {
  try {
    const choice = new Parser(tokensOf(text), names).whole();
    compileExpression(choice.test);
    return choice;
  } catch {
    return undefined; // not of the small language, or none of ours after all
  }
}

class Parser {
  private at = 0;
  private depth = 0;
  private readonly tokens: readonly string[];
  private readonly names: Names;

  constructor(list: readonly string[], names: Names) {
    this.tokens = list;
    this.names = names;
  }

  whole(): Choice {
    const test = this.either();
    if (!this.next('?')) return this.ended({ test, yes: true, no: false });
    const yes = this.word();
    if (!this.next(':')) throw new Untranslatable();
    return this.ended({ test, yes, no: this.word() });
  }

  private ended(choice: Choice): Choice {
    if (this.at < this.tokens.length) throw new Untranslatable();
    return choice;
  }

  private word(): string | boolean {
    const operand = this.operand();
    if ('field' in operand || typeof operand.value === 'number' || operand.value === null)
      throw new Untranslatable();
    return operand.value;
  }

  private either(): string {
    const parts = [this.both()];
    while (this.next('||')) parts.push(this.both());
    return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' or ')})`;
  }

  private both(): string {
    const parts = [this.single()];
    while (this.next('&&')) parts.push(this.single());
    return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' and ')})`;
  }

  private single(): string {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new Untranslatable();
    try {
      if (this.next('!')) return `not (${this.single()})`;
      if (this.next('(')) {
        const inside = this.either();
        if (!this.next(')')) throw new Untranslatable();
        return inside;
      }
      return this.comparison();
    } finally {
      this.depth -= 1;
    }
  }

  private comparison(): string {
    const left = this.operand();
    const sign = this.tokens[this.at];
    if (isComparison(sign)) {
      this.at += 1;
      return compared(left, sign, this.operand());
    }
    if ('field' in left) return truthOf(left.field);
    if (typeof left.value === 'boolean') return left.written;
    throw new Untranslatable();
  }

  private operand(): Operand {
    const token = this.tokens[this.at];
    this.at += 1;
    if (token === undefined) throw new Untranslatable();
    if (token.startsWith('$')) return { field: this.fieldOf(token) };
    if (/^['"]/.test(token)) {
      const inside = token.slice(1, -1);
      return { value: inside, written: `'${inside}'` };
    }
    if (token === 'null' || token === 'undefined') return { value: null, written: 'null' };
    if (token === 'true' || token === 'false') return { value: token === 'true', written: token };
    if (/^\d/.test(token)) return { value: Number(token), written: token };
    throw new Untranslatable();
  }

  private fieldOf(token: string): Named {
    const [, root = '', key = ''] =
      /^\$(deps|dependencies|self|form\.values|values)[\s.[]*([\w.]*)/.exec(token) ?? [];
    const kind = root.startsWith('dep') ? 'deps' : root === 'self' ? 'self' : 'values';
    const found = this.names(kind, key);
    if (found === undefined) throw new Untranslatable();
    return found;
  }

  private next(token: string): boolean {
    if (this.tokens[this.at] !== token) return false;
    this.at += 1;
    return true;
  }
}
