import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Row } from '../shared/rowsOf.ts';
import { buildTree, seenNodes, type TreeNode } from './treeRows.ts';

interface TreeOptions {
  keyBy: string;
  parent: string | undefined;
  openLevels: number;
  /** Records above those of the tree, which it has no answer for otherwise. */
  above: readonly Row[];
  /** What Enter does. */
  open: ((row: Row) => void) | undefined;
}

/** What was opened and closed is kept by it: what is here for those below it is another thing than a record that fits. */
const keptBy = ({ key, above }: TreeNode): string => (above ? `above ${key}` : key);

/**
 * A tree of records as a person opens and closes it: what she opened stays so by its key while other records come, are
 * filtered and sorted. One of its rows can be reached with the tab key, the others from there with the arrows.
 */
export function useTree(rows: readonly Row[], { keyBy, parent, openLevels, above, open }: TreeOptions) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [reached, setReached] = useState<string>();
  /** The row that takes the focus once it is drawn. */
  const called = useRef<string>();
  const roots = useMemo(() => buildTree(rows, keyBy, parent ?? '', above), [rows, keyBy, parent, above]);
  const { isOpen, seen } = useMemo(() => {
    // What a filter finds would be hidden by what is here for its sake only.
    const isOpen = (node: TreeNode): boolean =>
      node.children.length > 0 && (chosen.get(keptBy(node)) ?? (node.above || node.level <= openLevels));
    return { isOpen, seen: seenNodes(roots, isOpen) };
  }, [roots, chosen, openLevels]);
  const toggle = (node: TreeNode): void => {
    setChosen(new Map(chosen).set(keptBy(node), !isOpen(node)));
  };
  const setAll = (is: boolean): void => {
    setChosen(new Map(seenNodes(roots, () => true).map((node) => [keptBy(node), is])));
  };
  const activeIndex = Math.max(
    0,
    seen.findIndex(({ key }) => key === reached),
  );

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
    if (!next) return;
    called.current = next.key;
    setReached(next.key);
  };
  /** Whether a row that is drawn is the one that keys led to; it is asked once. */
  const isCalled = ({ key }: TreeNode): boolean => {
    if (called.current !== key) return false;
    called.current = undefined;
    return true;
  };
  return {
    roots,
    seen,
    isOpen,
    toggle,
    setAll,
    /** The row that the tab key reaches. It is drawn wherever it is, since the focus would else be lost. */
    activeIndex,
    reach: setReached,
    isCalled,
    onKeyDown,
  };
}

export type Tree = ReturnType<typeof useTree>;

const KEYS = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);
