import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { Fragment, useMemo, useRef } from 'react';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { RecordActions, RecordChoice } from '../shared/RecordParts.tsx';
import type { Records } from '../shared/Records.ts';
import type { Row } from '../shared/rowsOf.ts';
import { useRowWindow } from '../shared/useRowWindow.ts';
import { memberText, type View } from '../shared/useView.ts';
import { drawnRows } from './drawnRows.ts';
import { TreeRow, WidthRow } from './TreeRow.tsx';
import { seenNodes } from './treeRows.ts';
import type { Tree } from './useTree.ts';
import { widestTexts } from './widestTexts.ts';

/** px of a row with its line, which the style sheet holds it to. */
export const ROW_HEIGHT = 44;

interface TreeBodyProps {
  tree: Tree;
  records: Records;
  view: View;
  fields: readonly string[];
  /** Those that hold numbers. */
  numeric: ReadonlySet<string>;
  actions: boolean;
}

/** The rows of the tree that are near what is in sight, and the one that the tab key reaches. */
export const TreeBody = observer(function TreeBody(props: TreeBodyProps) {
  const { tree, records, view, fields, numeric, actions } = props;
  const { seen, activeIndex } = tree;
  const { open } = view;
  const body = useRef<HTMLTableSectionElement>(null);
  const range = useRowWindow(body, seen.length, ROW_HEIGHT);
  const { places, after } = drawnRows(seen.length, range, activeIndex);
  const isWhole = places.length === seen.length;
  return (
    <tbody ref={body}>
      {places.map(({ index, before }) => {
        const node = seen[index];
        if (!node) return null;
        const { row, above } = node;
        return (
          <Fragment key={node.key}>
            <Unseen rows={before} />
            <TreeRow
              node={node}
              tree={tree}
              position={index + 2}
              active={index === activeIndex}
              cells={fields.map((code, column) => ({
                code,
                text: view.member(code, row),
                end: column > 0 && numeric.has(code),
              }))}
              open={open && (() => open(row))}
              // What is here for those below it is no answer, so nothing is done to it among the others.
              choice={!above && <RecordChoice records={records} row={row} title={titleOf(props, row)} />}
              actions={actions ? !above && <RecordActions records={records} row={row} /> : undefined}
            />
          </Fragment>
        );
      })}
      <Unseen rows={after} />
      {!isWhole && <Widths roots={tree.roots} records={records} fields={fields} />}
    </tbody>
  );
});

const titleOf = ({ view, fields }: TreeBodyProps, row: Row): string => view.member(fields[0] ?? 'id', row);

function Unseen({ rows }: { rows: number }) {
  return rows > 0 ? <tr aria-hidden style={{ height: rows * ROW_HEIGHT }} /> : null;
}

/** Of all nodes, open or not, so that the columns stay where they are while branches are opened too. */
const Widths = observer(function Widths({
  roots,
  records,
  fields,
}: Pick<Tree, 'roots'> & Pick<TreeBodyProps, 'records' | 'fields'>) {
  const { locale } = useRoot().locale;
  const widest = useMemo(
    () =>
      computed(() => {
        const nodes = seenNodes(roots, () => true);
        return widestTexts(nodes, fields.length, ({ row }, column) =>
          memberText(records, fields[column] ?? '', row, locale),
        );
      }),
    [roots, records, fields, locale],
  );
  return <WidthRow columns={widest.get()} />;
});
