import type { FunctionEntry } from '../functions/entry.ts';
import type { Step } from '../path.ts';

/** The operators whose two sides are always evaluated. */
export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '^' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in';

/**
 * An expression as a tree. Chains are flat, so that a long sum is no deeper than a short one. `at`: where a name, or what
 * stands in quotes, begins in the text; only in a tree that was made for who asks (`located.ts`).
 */
export type Node =
  | { readonly kind: 'literal'; readonly value: unknown; readonly at?: number }
  | { readonly kind: 'name'; readonly name: string; readonly at?: number }
  | { readonly kind: 'path'; readonly root: Node; readonly steps: readonly (Step | Node)[] }
  | { readonly kind: 'list'; readonly items: readonly Node[] }
  | { readonly kind: 'unary'; readonly operator: '+' | '-' | 'not'; readonly operand: Node }
  | { readonly kind: 'chain'; readonly first: Node; readonly rest: readonly Link[] }
  | { readonly kind: 'logic'; readonly operator: 'and' | 'or'; readonly operands: readonly Node[] }
  | { readonly kind: 'choice'; readonly test: Node; readonly yes: Node; readonly no: Node }
  | {
      readonly kind: 'call';
      readonly entry: FunctionEntry;
      /** The table function passed first to `map`, `filter`, `fold`. */
      readonly callback?: FunctionEntry;
      readonly args: readonly Node[];
    };

/** `operator right`, applied to what stands to the left of it. */
export interface Link {
  readonly operator: BinaryOperator;
  readonly right: Node;
}

export const isStep = (step: Step | Node): step is Step => !('kind' in step);

/** The parts of a node, for whoever walks the tree. */
export function children(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'path':
      return [node.root, ...node.steps.filter((step): step is Node => !isStep(step))];
    case 'list':
      return node.items;
    case 'unary':
      return [node.operand];
    case 'chain':
      return [node.first, ...node.rest.map(({ right }) => right)];
    case 'logic':
      return node.operands;
    case 'choice':
      return [node.test, node.yes, node.no];
    case 'call':
      return node.args;
  }
}

/** Visits every node, a node before its parts. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of children(node)) walk(child, visit);
}
