import { isForbiddenKey } from '../path.ts';
import { ScriptError } from './scriptError.ts';
import { scriptTokens, type ScriptToken } from './scriptTokens.ts';

/** An expression in JavaScript as a tree: names, members, operators, choices, calls by name; nothing that acts. */
export type ScriptNode =
  /** `at`: where it, or its key, begins in the source; undefined where it is not written as it is called. */
  | {
      readonly kind: 'literal';
      readonly value: string | number | boolean | null;
      readonly at?: number | undefined;
    }
  | { readonly kind: 'name'; readonly name: string; readonly at?: number | undefined }
  | {
      readonly kind: 'member';
      readonly of: ScriptNode;
      readonly key: string;
      readonly at?: number | undefined;
    }
  | { readonly kind: 'element'; readonly of: ScriptNode; readonly index: ScriptNode }
  | { readonly kind: 'list'; readonly items: readonly ScriptNode[] }
  | { readonly kind: 'unary'; readonly operator: '!' | '-' | '+'; readonly operand: ScriptNode }
  | {
      readonly kind: 'binary';
      readonly operator: string;
      readonly left: ScriptNode;
      readonly right: ScriptNode;
    }
  | { readonly kind: 'choice'; readonly test: ScriptNode; readonly yes: ScriptNode; readonly no: ScriptNode }
  | { readonly kind: 'call'; readonly callee: ScriptNode; readonly args: readonly ScriptNode[] };

const DEEPEST = 60;

const SIGNS = ['!', '-', '+'] as const;

/** Binary operators by how they bind, the loosest first. */
const LEVELS: readonly (readonly string[])[] = [
  ['??'],
  ['||'],
  ['&&'],
  ['===', '!==', '==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

/** Words with which JavaScript does something, and those that are operators of ours. */
const REFUSED: ReadonlySet<string> = new Set(
  (
    'new delete void typeof instanceof in function class this super await async yield return throw import export var ' +
    'let const if else for while do switch with try catch debugger eval Function window globalThis document self ' +
    'arguments NaN Infinity and or not'
  ).split(' '),
);

/**
 * Reads an expression in JavaScript as far as it is one of values: nothing of it is ever run.
 * @param before how much stands before it in the text of which it is a part
 * @throws ScriptError for whatever else stands in it
 */
export function parseScript(source: string, depth = 0, before = 0): ScriptNode {
  return new Parser(scriptTokens(source), depth, before).whole();
}

class Parser {
  private at = 0;
  private readonly tokens: readonly ScriptToken[];
  private depth: number;

  private readonly before: number;

  constructor(tokens: readonly ScriptToken[], depth: number, before: number) {
    this.tokens = tokens;
    this.depth = depth;
    this.before = before;
  }

  whole(): ScriptNode {
    const node = this.choice();
    const left = this.tokens[this.at];
    if (left) throw new ScriptError(left.text);
    return node;
  }

  private choice(): ScriptNode {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new ScriptError('…');
    const test = this.binary(0);
    let node = test;
    if (this.takes('?')) {
      const yes = this.choice();
      this.wants(':');
      node = { kind: 'choice', test, yes, no: this.choice() };
    }
    this.depth -= 1;
    return node;
  }

  private binary(level: number): ScriptNode {
    const operators = LEVELS[level];
    if (!operators) return this.power();
    let left = this.binary(level + 1);
    for (;;) {
      const token = this.tokens[this.at];
      if (token?.kind !== 'sign' || !operators.includes(token.text)) return left;
      this.at += 1;
      left = { kind: 'binary', operator: token.text, left, right: this.binary(level + 1) };
    }
  }

  /** Powers bind to the right; JavaScript refuses a sign before the base, since it reads either way. */
  private power(): ScriptNode {
    const isSigned = SIGNS.some((sign) => this.meets(sign));
    const base = this.unary();
    if (!this.meets('**')) return base;
    if (isSigned) throw new ScriptError('**');
    this.at += 1;
    this.depth += 1;
    if (this.depth > DEEPEST) throw new ScriptError('…');
    const right = this.power();
    this.depth -= 1;
    return { kind: 'binary', operator: '**', left: base, right };
  }

  private unary(): ScriptNode {
    for (const operator of SIGNS) {
      if (!this.takes(operator)) continue;
      this.depth += 1;
      if (this.depth > DEEPEST) throw new ScriptError('…');
      const operand = this.unary();
      this.depth -= 1;
      return { kind: 'unary', operator, operand };
    }
    return this.postfix(this.primary());
  }

  private postfix(first: ScriptNode): ScriptNode {
    let node = first;
    for (let steps = 0; ; steps += 1) {
      if (steps > DEEPEST) throw new ScriptError('…');
      const optional = this.takes('?.');
      if (optional ? !this.meets('[') && !this.meets('(') : this.takes('.'))
        node = { kind: 'member', of: node, at: this.here(), key: this.key() };
      else if (this.takes('[')) {
        const index = this.choice();
        this.wants(']');
        node = elementOf(node, index);
      } else if (this.takes('(')) node = { kind: 'call', callee: node, args: this.upTo(')') };
      else return node;
    }
  }

  /** Where the next token begins. */
  private here(): number {
    return this.before + (this.tokens[this.at]?.at ?? 0);
  }

  /** Where a text begins behind its quote; undefined where something is escaped in it. */
  private insideOf({ at, to, text }: ScriptToken): number | undefined {
    return to - at === text.length + QUOTES ? this.before + at + 1 : undefined;
  }

  private key(): string {
    const token = this.tokens[this.at];
    this.at += 1;
    if (token?.kind !== 'name') throw new ScriptError(token?.text ?? '');
    return keyOf(token.text);
  }

  private primary(): ScriptNode {
    const at = this.here();
    const token = this.tokens[this.at];
    this.at += 1;
    switch (token?.kind) {
      case 'number':
        return { kind: 'literal', value: Number(token.text) };
      case 'text':
        return { kind: 'literal', value: token.text, at: this.insideOf(token) };
      case 'pieces':
        return this.joined(token);
      case 'name':
        return named(token.text, at);
      case 'sign': {
        if (token.text === '[') return { kind: 'list', items: this.upTo(']') };
        if (token.text !== '(') throw new ScriptError(token.text);
        const inside = this.choice();
        this.wants(')');
        return inside;
      }
      default:
        throw new ScriptError('');
    }
  }

  private joined({ texts, holes }: Extract<ScriptToken, { kind: 'pieces' }>): ScriptNode {
    let node: ScriptNode = { kind: 'literal', value: texts[0] ?? '' };
    holes.forEach((hole, index) => {
      node = { kind: 'binary', operator: '+', left: node, right: this.hole(hole) };
      node = {
        ...{ kind: 'binary', operator: '+', left: node },
        right: { kind: 'literal', value: texts[index + 1] ?? '' },
      };
    });
    return node;
  }

  private hole({ at, source }: { at: number; source: string }): ScriptNode {
    return parseScript(source, this.depth + 1, at);
  }

  private upTo(close: string): readonly ScriptNode[] {
    const items: ScriptNode[] = [];
    while (!this.takes(close)) {
      if (items.length > 0) this.wants(',');
      items.push(this.choice());
    }
    return items;
  }

  private meets(sign: string): boolean {
    const token = this.tokens[this.at];
    return token?.kind === 'sign' && token.text === sign;
  }

  private takes(sign: string): boolean {
    if (!this.meets(sign)) return false;
    this.at += 1;
    return true;
  }

  private wants(sign: string): void {
    if (!this.takes(sign)) throw new ScriptError(this.tokens[this.at]?.text ?? '');
  }
}

function named(name: string, at: number): ScriptNode {
  if (name === 'true' || name === 'false') return { kind: 'literal', value: name === 'true' };
  if (name === 'null' || name === 'undefined') return { kind: 'literal', value: null };
  if (REFUSED.has(name)) throw new ScriptError(name);
  return { kind: 'name', name: keyOf(name), at };
}

function elementOf(of: ScriptNode, index: ScriptNode): ScriptNode {
  if (index.kind !== 'literal' || typeof index.value !== 'string') return { kind: 'element', of, index };
  return { kind: 'member', of, key: keyOf(index.value), at: index.at };
}

const QUOTES = 2;

function keyOf(key: string): string {
  if (isForbiddenKey(key)) throw new ScriptError(key);
  return key;
}
