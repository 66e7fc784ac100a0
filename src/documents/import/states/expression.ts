import { compileExpression } from '../../../conditions/index.ts';
import {
  membershipOf,
  numberOf,
  parseScript,
  ScriptError,
  scriptIn,
  type ScriptNode,
} from '../../../conditions/script/index.ts';
import { compared, holds, type Operand, type Scalar, truthOf } from './comparison.ts';
import type { Named } from './names.ts';
import { chosen, every, negated, type Said, some } from './said.ts';

/** What the names in an expression of Formily's stand for: `$deps[0]`, `$values.a`, `$record.a`, `$self`. */
export type Names = (root: 'deps' | 'values' | 'record' | 'self', key: string) => Named | undefined;

/** What a word or a value says where an expression chooses it; undefined: nothing. */
export type Meaning = (value: Scalar) => boolean | undefined;

/** Yes and no mean what they are. */
export const itself: Meaning = (value) => (typeof value === 'boolean' ? value : undefined);

/** The expression that a text is; undefined where it is none of values. Nothing of it is ever run. */
export function scriptOf(text: string): ScriptNode | undefined {
  try {
    return parseScript(scriptIn(text) ?? '');
  } catch (error) {
    if (error instanceof ScriptError) return undefined;
    throw error;
  }
}

/** Every value that an expression can choose; undefined where it yields something else than values that are written. */
export function choices(node: ScriptNode): readonly Scalar[] | undefined {
  if (node.kind === 'literal') return [node.value];
  if (node.kind !== 'choice') return undefined;
  const [yes, no] = [choices(node.yes), choices(node.no)];
  return yes && no && [...yes, ...no];
}

/**
 * An expression of Formily's as a yes or no of ours: comparisons of fields with values, memberships, and what is chosen by
 * them. Undefined for everything else, and for what ours would decide otherwise.
 */
export function translate(node: ScriptNode, names: Names, meaning: Meaning): Said {
  const said = new Translation(names).choice(node, meaning);
  if (typeof said !== 'string') return said;
  try {
    compileExpression(said);
    return said;
  } catch {
    return undefined; // longer or deeper than ours may be
  }
}

class Translation {
  private readonly names: Names;

  constructor(names: Names) {
    this.names = names;
  }

  choice(node: ScriptNode, meaning: Meaning): Said {
    if (node.kind === 'literal') return meaning(node.value);
    if (node.kind === 'choice')
      return chosen(this.test(node.test), this.choice(node.yes, meaning), this.choice(node.no, meaning));
    return meaning === itself ? this.test(node) : undefined;
  }

  /** What JavaScript takes for true. */
  private test(node: ScriptNode): Said {
    const asked = membershipOf(node);
    if (asked)
      return asked.there ? this.holds(asked.of, asked.part) : negated(this.holds(asked.of, asked.part));
    switch (node.kind) {
      case 'literal':
        return Boolean(node.value);
      case 'unary':
        return node.operator === '!' ? negated(this.test(node.operand)) : undefined;
      case 'choice':
        return chosen(this.test(node.test), this.test(node.yes), this.test(node.no));
      case 'binary':
        return this.binary(node);
      default: {
        const field = this.field(node);
        return field && truthOf(field);
      }
    }
  }

  private binary(node: Extract<ScriptNode, { kind: 'binary' }>): Said {
    const { operator } = node;
    if (operator === '&&' || operator === '||') {
      const parts = partsOf(node, operator).map((part) => this.test(part));
      return operator === '&&' ? every(parts) : some(parts);
    }
    const [left, right] = [this.operand(node.left), this.operand(node.right)];
    return left && right && compared(left, operator, right);
  }

  private holds(of: ScriptNode, part: ScriptNode): Said {
    const value = this.operand(part);
    if (value === undefined) return undefined;
    if (of.kind === 'list')
      return some(
        of.items.map((item) => {
          const each = this.operand(item);
          return each && compared(value, '===', each);
        }),
      );
    const field = this.field(of);
    return field && 'value' in value ? holds(field, value.value) : undefined;
  }

  private operand(node: ScriptNode): Operand | undefined {
    const number = numberOf(node);
    if (number !== undefined) return { value: number };
    if (node.kind === 'literal') return { value: node.value };
    const field = this.field(node);
    return field && { field };
  }

  private field(node: ScriptNode): Named | undefined {
    const [root = '', ...rest] = wayOf(node) ?? [];
    switch (root) {
      case '$deps':
      case '$dependencies':
        return rest.length === 1 ? this.names('deps', rest.join('.')) : undefined;
      case '$self':
        return rest.join('.') === 'value' ? this.names('self', '') : undefined;
      case '$values':
        return this.names('values', rest.join('.'));
      case '$record':
        return this.names('record', rest.join('.'));
      case '$form':
        return rest[0] === 'values' ? this.names('values', rest.slice(1).join('.')) : undefined;
      default:
        return undefined;
    }
  }
}

/** The parts of `a && b && c`. */
function partsOf(node: ScriptNode, operator: string): readonly ScriptNode[] {
  const parts: ScriptNode[] = [];
  let rest = node;
  while (rest.kind === 'binary' && rest.operator === operator) {
    parts.unshift(...partsOf(rest.right, operator));
    rest = rest.left;
  }
  return [rest, ...parts];
}

/** The names from the outermost value to a member of it; undefined where it is none. */
function wayOf(node: ScriptNode): readonly string[] | undefined {
  if (node.kind === 'name') return [node.name];
  if (node.kind !== 'member' && node.kind !== 'element') return undefined;
  const key = node.kind === 'member' ? node.key : numberOf(node.index);
  const before = wayOf(node.of);
  return before && key !== undefined ? [...before, String(key)] : undefined;
}
