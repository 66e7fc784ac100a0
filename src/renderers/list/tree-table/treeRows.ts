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
}

/** What a member says of another record: its value, or the value of the record that was picked. */
const referenceOf = (value: unknown): string =>
  toText(typeof value === 'object' && value !== null && 'value' in value ? value.value : value);

/**
 * Records under those that they name as their parent, in the order in which they came. Whose parent is not here stands at
 * the top, and so does the first record of a ring.
 * @param keyBy the member by which records are named
 * @param parent the member that names the one above
 */
export function buildTree(rows: readonly Row[], keyBy: string, parent: string): TreeNode[] {
  const nodes = rows.map((row, index): TreeNode => ({
    key: rowKey(row, index),
    row,
    level: 1,
    children: [],
    parent: undefined,
  }));
  const byName = new Map(nodes.map((node) => [toText(node.row[keyBy]), node]));
  const roots: TreeNode[] = [];
  for (const node of nodes) {
    const above = byName.get(referenceOf(node.row[parent]));
    if (!above || isWithin(above, node)) roots.push(node);
    else {
      node.parent = above;
      above.children.push(node);
    }
  }
  setLevels(roots, 1);
  return roots;
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
