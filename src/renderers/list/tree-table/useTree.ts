import { useMemo, useState, type KeyboardEvent } from 'react';
import type { Row } from '../shared/rowsOf.ts';
import { buildTree, seenNodes, type TreeNode } from './treeRows.ts';

interface TreeOptions {
  keyBy: string;
  parent: string | undefined;
  openLevels: number;
  /** What Enter does. */
  open: ((row: Row) => void) | undefined;
}

/**
 * A tree of records as a person opens and closes it: what she opened stays so by its key while other records come, are
 * filtered and sorted. One of its rows can be reached with the tab key, the others from there with the arrows.
 */
export function useTree(rows: readonly Row[], { keyBy, parent, openLevels, open }: TreeOptions) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [reached, setReached] = useState<string>();
  const roots = useMemo(() => buildTree(rows, keyBy, parent ?? ''), [rows, keyBy, parent]);
  const isOpen = (node: TreeNode): boolean =>
    node.children.length > 0 && (chosen.get(node.key) ?? node.level <= openLevels);
  const seen = seenNodes(roots, isOpen);
  const toggle = (node: TreeNode): void => {
    setChosen(new Map(chosen).set(node.key, !isOpen(node)));
  };
  const setAll = (is: boolean): void => {
    setChosen(new Map(seenNodes(roots, () => true).map(({ key }) => [key, is])));
  };
  const active = seen.some(({ key }) => key === reached) ? reached : seen[0]?.key;

  /** Where a key leads from a node; undefined where it only opens or closes. */
  const go = (node: TreeNode, key: string): TreeNode | undefined => {
    const here = seen.indexOf(node);
    switch (key) {
      case 'ArrowDown':
        return seen[here + 1];
      case 'ArrowUp':
        return seen[here - 1];
      case 'Home':
        return seen[0];
      case 'End':
        return seen.at(-1);
      case 'ArrowRight':
        if (isOpen(node)) return node.children[0];
        if (node.children.length > 0) toggle(node);
        return undefined;
      case 'ArrowLeft':
        if (!isOpen(node)) return node.parent;
        toggle(node);
        return undefined;
      default:
        return undefined;
    }
  };
  const onKeyDown = (node: TreeNode) => (event: KeyboardEvent<HTMLTableRowElement>) => {
    // Keys in a row's own buttons are theirs.
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') open?.(node.row);
    else if (!KEYS.has(event.key)) return;
    event.preventDefault();
    const next = go(node, event.key);
    const body = event.currentTarget.parentElement as HTMLTableSectionElement;
    if (next) body.rows[seen.indexOf(next)]?.focus();
  };
  return { roots, seen, isOpen, toggle, setAll, active, reach: setReached, onKeyDown };
}

const KEYS = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);
