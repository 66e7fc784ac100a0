import { compileExpression } from '../../conditions/index.ts';
import type { ColumnType } from '../../schemas/rendererMeta.ts';

/** What the names in an expression of the other language stand for. */
export interface Names {
  /** The code of a field that is read as `$deps[0]`, `$deps.name`, `$values.a` or `$self`; undefined: none here. */
  code(root: 'deps' | 'values' | 'self', key: string): string | undefined;
  /** How the field's value is kept, which decides what counts as true. */
  column(code: string): ColumnType | null | undefined;
}

const LONGEST = 1000;
const DEEPEST = 20;

const TOKEN =
  /\s*(\$deps\s*\[\s*\d+\s*\]|\$deps\.[A-Za-z_]\w*|(?:\$form\.values|\$values)\.[A-Za-z_]\w*|\$self\.value|'[^'"\\{}]*'|"[^'"\\{}]*"|\d+(?:\.\d+)?|true|false|null|undefined|===|!==|==|!=|<=|>=|<|>|&&|\|\||!|\(|\))/y;

/**
 * An expression in JavaScript as one of ours: comparisons of fields with values, and yes or no made of them. It is read
 * sign by sign against that small language; whatever else stands in it, a call, an assignment, a deeper member, gives
 * undefined. Nothing of it is ever run.
 */
export function translate(text: string, names: Names): string | undefined {
  const inside = /^\s*\{\{([\s\S]*)\}\}\s*$/.exec(text)?.[1];
  if (inside === undefined || inside.length > LONGEST) return undefined;
  try {
    const parser = new Parser(tokens(inside), names);
    const written = parser.whole();
    compileExpression(written);
    return written;
  } catch {
    return undefined; // not of the small language, or none of ours after all
  }
}

/** Thrown inside of `translate` only. */
class Untranslatable extends Error {}

function tokens(text: string): readonly string[] {
  const found: string[] = [];
  const source = text.trimEnd();
  let at = 0;
  while (at < source.length) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(source);
    const [whole, token] = match ?? [];
    if (whole === undefined || token === undefined) throw new Untranslatable();
    at += whole.length;
    found.push(token);
  }
  return found;
}

type Operand = { readonly code: string } | { readonly literal: string; readonly empty: boolean };

const COMPARISONS: Readonly<Record<string, string>> = {
  '===': '==',
  '==': '==',
  '!==': '!=',
  '!=': '!=',
  '<': '<',
  '>': '>',
  '<=': '<=',
  '>=': '>=',
};

class Parser {
  private at = 0;
  private depth = 0;
  private readonly tokens: readonly string[];
  private readonly names: Names;

  constructor(list: readonly string[], names: Names) {
    this.tokens = list;
    this.names = names;
  }

  whole(): string {
    const written = this.either();
    if (this.at < this.tokens.length) throw new Untranslatable();
    return written;
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
    const sign = COMPARISONS[this.tokens[this.at] ?? ''];
    if (sign === undefined) return this.truth(left);
    this.at += 1;
    const right = this.operand();
    // An emptied field is null here and '' or undefined there.
    const [other, empty] = isEmpty(right) ? [left, true] : isEmpty(left) ? [right, true] : [left, false];
    if (empty && 'code' in other && (sign === '==' || sign === '!=')) {
      return `${sign === '==' ? '' : 'not '}isEmpty(form.${other.code})`;
    }
    return `(${written(left)} ${sign} ${written(right)})`;
  }

  /** An operand where a yes or no is wanted: what JavaScript takes for true. */
  private truth(operand: Operand): string {
    if (!('code' in operand)) {
      if (operand.literal === 'true' || operand.literal === 'false') return operand.literal;
      throw new Untranslatable();
    }
    const value = `form.${operand.code}`;
    switch (this.names.column(operand.code)) {
      case 'bool':
        return value;
      case 'text':
      case 'date':
      case 'datetime':
        return `not isEmpty(${value})`;
      case 'number':
        return `(not isEmpty(${value}) and ${value} != 0)`;
      default:
        throw new Untranslatable();
    }
  }

  private operand(): Operand {
    const token = this.tokens[this.at];
    this.at += 1;
    if (token === undefined) throw new Untranslatable();
    if (token.startsWith('$')) return { code: this.codeOf(token) };
    if (/^['"]/.test(token)) {
      const inside = token.slice(1, -1);
      return { literal: `'${inside}'`, empty: inside === '' };
    }
    if (token === 'null' || token === 'undefined') return { literal: 'null', empty: true };
    if (/^(\d|true$|false$)/.test(token)) return { literal: token, empty: false };
    throw new Untranslatable();
  }

  private codeOf(token: string): string {
    const [, root = '', key = ''] = /^\$(deps|self|form\.values|values)[\s.[]*(\w*)/.exec(token) ?? [];
    const kind = root === 'deps' || root === 'self' ? root : 'values';
    const code = this.names.code(kind, key);
    if (code === undefined) throw new Untranslatable();
    return code;
  }

  private next(token: string): boolean {
    if (this.tokens[this.at] !== token) return false;
    this.at += 1;
    return true;
  }
}

const isEmpty = (operand: Operand): boolean => 'literal' in operand && operand.empty;
const written = (operand: Operand): string => ('code' in operand ? `form.${operand.code}` : operand.literal);
