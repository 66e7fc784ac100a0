import { EXPRESSION_LENGTH } from '../expression/scan.ts';
import { membershipOf } from './membership.ts';
import { parseScript, type ScriptNode } from './parseScript.ts';
import { ScriptError } from './scriptError.ts';
import { functions, methods } from './scriptCalls.ts';

/**
 * An expression in JavaScript, as Formily's schemas write them, in our language: comparisons, yes and no, arithmetic,
 * choices, members, and calls of what our language has as well.
 * @param source without `{{ }}`
 * @throws ScriptError for what our language has no words for
 */
export const scriptToExpression = (source: string): string => new Writer().written(parseScript(source));

const OPERATORS: ReadonlyMap<string, string> = new Map([
  ['===', '=='],
  ['!==', '!='],
  ['**', '^'],
  ...['==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/', '%'].map((same) => [same, same] as const),
]);

/**
 * Writes the parts of one expression. JavaScript's `a || b` names `a` twice in our language, so that texts grow with each
 * level: every part is written once, and none may outgrow what our language takes.
 */
class Writer {
  private readonly texts = new Map<ScriptNode, string>();
  private readonly tests = new Map<ScriptNode, string>();
  private readonly judgements = new Map<ScriptNode, boolean>();

  written(node: ScriptNode): string {
    return once(this.texts, node, () => bounded(this.write(node)));
  }

  private write(node: ScriptNode): string {
    switch (node.kind) {
      case 'literal':
        return literal(node.value);
      case 'name':
        return node.name;
      case 'member':
        return this.member(node.of, node.key);
      case 'element':
        return `${this.written(node.of)}[${this.written(node.index)}]`;
      case 'list':
        return `[${node.items.map((item) => this.written(item)).join(', ')}]`;
      case 'unary':
        return node.operator === '!'
          ? `(not ${this.written(node.operand)})`
          : `(${node.operator}${this.written(node.operand)})`;
      case 'choice':
        return `(${this.tested(node.test)} ? ${this.written(node.yes)} : ${this.written(node.no)})`;
      case 'call':
        return this.called(node.callee, node.args);
      case 'binary':
        return this.binary(node);
    }
  }

  /** Where nothing but a yes or no is asked for, both sides need not be kept. */
  private tested(node: ScriptNode): string {
    if (node.kind !== 'binary' || (node.operator !== '&&' && node.operator !== '||'))
      return this.written(node);
    const word = node.operator === '&&' ? 'and' : 'or';
    return once(this.tests, node, () =>
      bounded(`(${this.tested(node.left)} ${word} ${this.tested(node.right)})`),
    );
  }

  private binary(node: Extract<ScriptNode, { kind: 'binary' }>): string {
    const { operator, left, right } = node;
    if (operator === '??') return `coalesce(${this.written(left)}, ${this.written(right)})`;
    if (operator === '&&' || operator === '||') {
      if (this.isJudgement(node)) return this.tested(node);
      // JavaScript gives the side that decided.
      const yes = this.written(operator === '&&' ? right : left);
      const no = this.written(operator === '&&' ? left : right);
      return `(${this.tested(left)} ? ${yes} : ${no})`;
    }
    const asked = membershipOf(node);
    if (asked) {
      const there = this.called({ kind: 'member', of: asked.of, key: 'includes' }, [asked.part]);
      return asked.there ? there : `(not ${there})`;
    }
    const ours = OPERATORS.get(operator);
    if (ours === undefined) throw new ScriptError(operator);
    return `(${this.written(left)} ${ours} ${this.written(right)})`;
  }

  /** Whether it is true or false, and nothing else. */
  private isJudgement(node: ScriptNode): boolean {
    if (node.kind === 'literal') return typeof node.value === 'boolean';
    if (node.kind === 'unary') return node.operator === '!';
    if (node.kind !== 'binary') return false;
    const { operator, left, right } = node;
    if (operator !== '&&' && operator !== '||') return /^(?:[=!]==?|[<>]=?)$/.test(operator);
    return once(this.judgements, node, () => this.isJudgement(left) && this.isJudgement(right));
  }

  private member(of: ScriptNode, key: string): string {
    const base = this.written(of);
    // Texts have no members in our language.
    if (key === 'length') return `coalesce(${base}.length, length(${base}))`;
    if (/^[\p{L}_][\p{L}\d_]*$/u.test(key)) return `${base}.${key}`;
    return `${base}[${literal(key)}]`;
  }

  private called(callee: ScriptNode, args: readonly ScriptNode[]): string {
    const given = args.map((arg) => this.written(arg));
    const way = wayTo(callee);
    if (callee.kind === 'name' && !functions.has(callee.name)) return `${callee.name}(${given.join(', ')})`;
    const known = way === undefined ? undefined : functions.get(way);
    if (known) return apply(known, given, way ?? '');
    if (callee.kind !== 'member') throw new ScriptError('(');
    const method = methods.get(callee.key);
    if (!method) throw new ScriptError(`${callee.key}(`);
    return apply(method, [this.written(callee.of), ...given], callee.key);
  }
}

function once<Value>(known: Map<ScriptNode, Value>, node: ScriptNode, make: () => Value): Value {
  const before = known.get(node);
  if (before !== undefined) return before;
  const value = make();
  known.set(node, value);
  return value;
}

function bounded(text: string): string {
  if (text.length > EXPRESSION_LENGTH) throw new ScriptError('…');
  return text;
}

function apply(
  { least, most, write }: { least: number; most: number; write: (...args: string[]) => string },
  args: readonly string[],
  name: string,
): string {
  if (args.length < least || args.length > most) throw new ScriptError(`${name}(`);
  return write(...args);
}

function wayTo(node: ScriptNode): string | undefined {
  if (node.kind === 'name') return node.name;
  return node.kind === 'member' && node.of.kind === 'name' ? `${node.of.name}.${node.key}` : undefined;
}

function literal(value: string | number | boolean | null): string {
  if (typeof value !== 'string') return String(value);
  const escaped = value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n');
  return `'${escaped.replaceAll('\r', '\\r').replaceAll('\t', '\\t')}'`;
}
