import { toText } from '../../../conditions/index.ts';
import { rowKey } from '../shared/rowKey.ts';
import type { Row } from '../shared/rowsOf.ts';

/** A record in its tree. */
export interface TreeNode {
  key: string;
  row: Row;
  /** From 1. */
  level: number;
  children: TreeNode[];
  parent: TreeNode | undefined;
  /** Is here for those below it only: the question leaves it out. */
  above: boolean;
}

/** What a member says of another record: its value, or the value of the record that was picked. */
const referenceOf = (value: unknown): string =>
  toText(typeof value === 'object' && value !== null && 'value' in value ? value.value : value);

/**
 * Records under those that they name as their parent, in the order in which they came. Whose parent is not here stands at
 * the top, and so does the first record of a ring.
 * @param keyBy the member by which records are named
 * @param parent the member that names the one above
 * @param above records that stand here where one of the others is below them, and before the first of those
 */
export function buildTree(
  rows: readonly Row[],
  keyBy: string,
  parent: string,
  above: readonly Row[] = [],
): TreeNode[] {
  const nodes = inPlace(rows, keyBy, parent, above).map((placed, index): TreeNode => ({
    ...placed,
    key: rowKey(placed.row, index),
    level: 1,
    children: [],
    parent: undefined,
  }));
  const byName = new Map(nodes.map((node) => [toText(node.row[keyBy]), node]));
  const roots: TreeNode[] = [];
  for (const node of nodes) {
    const over = byName.get(referenceOf(node.row[parent]));
    if (!over || isWithin(over, node)) roots.push(node);
    else {
      node.parent = over;
      over.children.push(node);
    }
  }
  setLevels(roots, 1);
  return roots;
}

/** Puts what stands above a record before the first that needs it. What nobody needs is left out. */
function inPlace(
  rows: readonly Row[],
  keyBy: string,
  parent: string,
  above: readonly Row[],
): { row: Row; above: boolean }[] {
  const waiting = new Map(above.map((row) => [toText(row[keyBy]), row]));
  for (const row of rows) waiting.delete(toText(row[keyBy]));
  const lead = (row: Row): { row: Row; above: boolean }[] => {
    const name = referenceOf(row[parent]);
    const over = waiting.get(name);
    if (!over) return [];
    waiting.delete(name);
    return [...lead(over), { row: over, above: true }];
  };
  return rows.flatMap((row) => [...lead(row), { row, above: false }]);
}

/** The names of the parents that are not among the records. */
export function missingParents(rows: readonly Row[], keyBy: string, parent: string): readonly string[] {
  const missing = new Set(rows.map((row) => referenceOf(row[parent])));
  missing.delete('');
  for (const row of rows) missing.delete(toText(row[keyBy]));
  return [...missing];
}

/** Whether a node is another, or stands below it. */
function isWithin(node: TreeNode, other: TreeNode): boolean {
  for (let each: TreeNode | undefined = node; each; each = each.parent) if (each === other) return true;
  return false;
}

function setLevels(nodes: readonly TreeNode[], level: number): void {
  for (const node of nodes) {
    node.level = level;
    setLevels(node.children, level + 1);
  }
}

/** The nodes that are seen: those at the top, and below each open one its own. */
export function seenNodes(nodes: readonly TreeNode[], isOpen: (node: TreeNode) => boolean): TreeNode[] {
  return nodes.flatMap((node) => [node, ...(isOpen(node) ? seenNodes(node.children, isOpen) : [])]);
}
