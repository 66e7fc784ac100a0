import { theme } from 'antd';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { treeTableLocale } from './TreeTable.locale.ts';
import type { TreeNode } from './treeRows.ts';
import type { Tree } from './useTree.ts';
import type { WideText } from './widestTexts.ts';

/** px that each level stands further in. */
const INDENT = 20;

export interface TreeCell {
  code: string;
  text: string;
  /** Numbers stand at the end. */
  end: boolean;
}

interface TreeRowProps {
  node: TreeNode;
  tree: Tree;
  /** Among all rows that are seen, the headings being the first. */
  position: number;
  /** Whether the tab key reaches it. */
  active: boolean;
  /** Text and alignment of its cells, the first one being the branch. */
  cells: readonly TreeCell[];
  open: (() => void) | undefined;
  choice: ReactNode;
  /** Undefined where the table has no such column. */
  actions: ReactNode;
}

/** One record of the tree: its twig opens it, its first text opens the record. */
export function TreeRow({ node, tree, position, active, cells, open, choice, actions }: TreeRowProps) {
  const { token } = theme.useToken();
  const text = useText(treeTableLocale);
  const row = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    if (tree.isCalled(node)) row.current?.focus();
  });
  const siblings = node.parent?.children ?? tree.roots;
  const branches = node.children.length > 0;
  const isOpen = tree.isOpen(node);
  return (
    <tr
      ref={row}
      aria-rowindex={position}
      aria-level={node.level}
      aria-posinset={siblings.indexOf(node) + 1}
      aria-setsize={siblings.length}
      {...(branches ? { 'aria-expanded': isOpen } : {})}
      {...(node.above ? { className: 'above' } : {})}
      tabIndex={active ? 0 : -1}
      onFocus={() => tree.reach(node.key)}
      onKeyDown={tree.onKeyDown(node)}
    >
      {cells.map(({ code, text: said, end }, index) =>
        index === 0 ? (
          <td key={code} role="gridcell">
            <span className="first" style={{ paddingInlineStart: (node.level - 1) * INDENT }}>
              {branches ? (
                <button
                  type="button"
                  className="twig"
                  tabIndex={-1}
                  aria-label={`${text(isOpen ? 'close' : 'open')} ${said}`}
                  onClick={() => tree.toggle(node)}
                >
                  <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden fill={token.colorTextSecondary}>
                    <path d="M3 1l5 4-5 4z" />
                  </svg>
                </button>
              ) : (
                <i className="twig" />
              )}
              {choice}
              {open ? (
                <button type="button" className="opens" tabIndex={-1} onClick={open}>
                  {said}
                </button>
              ) : (
                said
              )}
              {node.above && <small title={text('aboveWhy')}>{text('above')}</small>}
            </span>
          </td>
        ) : (
          <td key={code} role="gridcell" style={{ textAlign: end ? 'end' : 'start' }}>
            {said}
          </td>
        ),
      )}
      {actions !== undefined && <td role="gridcell">{actions}</td>}
    </tr>
  );
}

/** Gives columns the width of their widest texts without being seen itself. */
export function WidthRow({ columns }: { columns: readonly (readonly WideText[])[] }) {
  return (
    <tr aria-hidden style={{ visibility: 'collapse' }}>
      {columns.map((texts, column) => (
        <td key={column}>
          {texts.map(({ text, level }) => (
            <span key={text} className="first" style={{ paddingInlineStart: (level - 1) * INDENT }}>
              {column === 0 && <i className="twig" />}
              {text}
            </span>
          ))}
        </td>
      ))}
    </tr>
  );
}
