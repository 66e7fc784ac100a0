import type { TreeNode } from './treeRows.ts';

/** How many letters as wide as Latin ones stand in for the step by which a level is further in. */
const PER_LEVEL = 3;
/** Letters differ in width, so that the widest text is among the longest ones and need not be the first of them. */
const MOST = 4;

/** A text that a column must have room for. */
export interface WideText {
  text: string;
  level: number;
}

/** About how wide a text is, in Latin letters: those of Chinese are as wide as two. */
const widthOf = (text: string): number => {
  let width = 0;
  for (const letter of text) width += letter > '\u2e80' ? 2 : 1;
  return width;
};

/**
 * The widest texts of each column, so that columns do not change their width while other rows are drawn.
 * @param textOf the text of a column for a node
 */
export function widestTexts(
  nodes: readonly TreeNode[],
  columns: number,
  textOf: (node: TreeNode, column: number) => string,
): readonly (readonly WideText[])[] {
  return Array.from({ length: columns }, (_, column) => {
    const texts = new Map<string, WideText & { width: number }>();
    for (const node of nodes) {
      const text = textOf(node, column);
      // Only the first column stands further in.
      const level = column === 0 ? node.level : 1;
      const width = widthOf(text) + level * PER_LEVEL;
      const before = texts.get(text);
      if (!before || before.width < width) texts.set(text, { text, level, width });
    }
    return [...texts.values()].sort((a, b) => b.width - a.width).slice(0, MOST);
  });
}
