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
export const scriptToExpression = (source: string): string => written(parseScript(source));

const OPERATORS: ReadonlyMap<string, string> = new Map([
  ['===', '=='],
  ['!==', '!='],
  ['**', '^'],
  ...['==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/', '%'].map((same) => [same, same] as const),
]);

function written(node: ScriptNode): string {
  switch (node.kind) {
    case 'literal':
      return literal(node.value);
    case 'name':
      return node.name;
    case 'member':
      return member(node.of, node.key);
    case 'element':
      return `${written(node.of)}[${written(node.index)}]`;
    case 'list':
      return `[${node.items.map(written).join(', ')}]`;
    case 'unary':
      return node.operator === '!'
        ? `(not ${written(node.operand)})`
        : `(${node.operator}${written(node.operand)})`;
    case 'choice':
      return `(${tested(node.test)} ? ${written(node.yes)} : ${written(node.no)})`;
    case 'call':
      return called(node.callee, node.args);
    case 'binary':
      return binary(node);
  }
}

/** Where nothing but a yes or no is asked for, both sides need not be kept. */
function tested(node: ScriptNode): string {
  if (node.kind !== 'binary' || (node.operator !== '&&' && node.operator !== '||')) return written(node);
  const word = node.operator === '&&' ? 'and' : 'or';
  return `(${tested(node.left)} ${word} ${tested(node.right)})`;
}

function binary({ operator, left, right }: Extract<ScriptNode, { kind: 'binary' }>): string {
  if (operator === '??') return `coalesce(${written(left)}, ${written(right)})`;
  if (operator === '&&' || operator === '||') {
    const node = { kind: 'binary', operator, left, right } as const;
    if (isJudgement(left) && isJudgement(right)) return tested(node);
    // JavaScript gives the side that decided.
    const yes = written(operator === '&&' ? right : left);
    const no = written(operator === '&&' ? left : right);
    return `(${tested(left)} ? ${yes} : ${no})`;
  }
  const asked = membershipOf({ kind: 'binary', operator, left, right });
  if (asked) {
    const there = called({ kind: 'member', of: asked.of, key: 'includes' }, [asked.part]);
    return asked.there ? there : `(not ${there})`;
  }
  const ours = OPERATORS.get(operator);
  if (ours === undefined) throw new ScriptError(operator);
  return `(${written(left)} ${ours} ${written(right)})`;
}

/** Whether it is true or false, and nothing else. */
function isJudgement(node: ScriptNode): boolean {
  if (node.kind === 'literal') return typeof node.value === 'boolean';
  if (node.kind === 'unary') return node.operator === '!';
  if (node.kind !== 'binary') return false;
  if (node.operator === '&&' || node.operator === '||')
    return isJudgement(node.left) && isJudgement(node.right);
  return /^(?:[=!]==?|[<>]=?)$/.test(node.operator);
}

function member(of: ScriptNode, key: string): string {
  const base = written(of);
  // Texts have no members in our language.
  if (key === 'length') return `coalesce(${base}.length, length(${base}))`;
  if (/^[\p{L}_][\p{L}\d_]*$/u.test(key)) return `${base}.${key}`;
  return `${base}[${literal(key)}]`;
}

function called(callee: ScriptNode, args: readonly ScriptNode[]): string {
  const way = wayTo(callee);
  if (callee.kind === 'name' && !functions.has(callee.name))
    return `${callee.name}(${args.map(written).join(', ')})`;
  const known = way === undefined ? undefined : functions.get(way);
  if (known) return apply(known, args.map(written), way ?? '');
  if (callee.kind !== 'member') throw new ScriptError('(');
  const method = methods.get(callee.key);
  if (!method) throw new ScriptError(`${callee.key}(`);
  return apply(method, [written(callee.of), ...args.map(written)], callee.key);
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
