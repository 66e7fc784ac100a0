import { functionTable } from '../functions/functionTable.ts';
import { DEFAULT_ZONE, type Options, type Scope } from '../options.ts';
import { pathText, type Step } from '../path.ts';
import { build } from './build.ts';
import { compileNode } from './closures.ts';
import { toExpressionError } from './error.ts';
import { refill } from './fuel.ts';
import { parse } from './parse.ts';
import { isStep, type Node, walk } from './tree.ts';

/** An expression that was compiled once and is evaluated often. */
export interface CompiledExpression {
  /**
   * Evaluates in a scope, reading of it only what the way through the expression needs.
   * @throws ExpressionError
   */
  readonly evaluate: (scope: Scope) => unknown;
  /** The names that it reads from the scope, each once, in the order in which they are written. */
  readonly dependencies: readonly string[];
  /** What it reads, as deep as it is known without evaluating: `form.days`, `items.0.name`. */
  readonly paths: readonly string[];
  /** The one path that the whole expression is, if it is nothing but that. */
  readonly path?: string;
  /** True when it gives the same value for every scope, at any time. */
  readonly constant: boolean;
  /** The parsed form, for those who examine expressions instead of running them. */
  readonly tree: Node;
}

/**
 * Compiles an expression.
 * @param text as a person writes it, without `{{ }}` and without `??`
 * @throws ExpressionError where it does not parse, is too long or too deep, or calls what is not in the table
 */
export function compileExpression(text: string, options: Options = {}): CompiledExpression {
  const { zone = DEFAULT_ZONE, now = Date.now, functions = functionTable } = options;
  const tree = build(parse(text), functions);
  const run = compileNode(tree, { zone, now });
  const { dependencies, paths, nodes, volatile, spends } = survey(tree);
  const evaluate = (scope: Scope): unknown => {
    if (spends) refill(nodes);
    try {
      const value = run(scope);
      // Nobody who writes an expression expects minus zero.
      return value === 0 ? 0 : value;
    } catch (error) {
      throw toExpressionError(error);
    }
  };
  const path = pathOf(tree);
  const compiled = { evaluate, dependencies, paths, constant: dependencies.length === 0 && !volatile, tree };
  return path === undefined ? compiled : { ...compiled, path };
}

/** The static path of a node: its name, or its name and the steps that are known now. */
function pathOf(node: Node): string | undefined {
  if (node.kind === 'name') return node.name;
  if (node.kind !== 'path' || node.root.kind !== 'name') return undefined;
  return node.steps.every(isStep) ? fullPath(node.root.name, node.steps) : undefined;
}

const fullPath = (name: string, steps: readonly Step[]): string =>
  pathText([{ key: name, index: -1 }, ...steps]);

interface Survey {
  readonly dependencies: readonly string[];
  readonly paths: readonly string[];
  readonly nodes: number;
  readonly volatile: boolean;
  /** Whether evaluating may walk over a list or build a text, and so has steps to count. */
  readonly spends: boolean;
}

function survey(tree: Node): Survey {
  const names = new Set<string>();
  const paths = new Set<string>();
  const inPaths = new Set<Node>();
  let nodes = 0;
  let volatile = false;
  let spends = false;
  walk(tree, (node) => {
    nodes += 1;
    if (node.kind === 'name') {
      names.add(node.name);
      if (!inPaths.has(node)) paths.add(node.name);
    } else if (node.kind === 'path' && node.root.kind === 'name') {
      inPaths.add(node.root);
      const dynamic = node.steps.findIndex((step) => !isStep(step));
      const known = dynamic < 0 ? node.steps : node.steps.slice(0, dynamic);
      paths.add(fullPath(node.root.name, known.filter(isStep)));
    } else if (node.kind === 'call') {
      spends = true;
      volatile ||= node.entry.volatile === true || node.callback?.volatile === true;
    } else if (node.kind === 'chain') {
      spends ||= node.rest.some(({ operator }) => operator === '+' || operator === 'in');
    }
  });
  return { dependencies: [...names], paths: [...paths], nodes, volatile, spends };
}
