import { Button, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { Sort } from '../../../schemas/documents/mgrList.ts';
import { RecordsFrame } from '../shared/RecordsFrame.tsx';
import { useRecords } from '../shared/useRecords.ts';
import { useView } from '../shared/useView.ts';
import { ROW_HEIGHT, TreeBody } from './TreeBody.tsx';
import { TreeHead } from './TreeHead.tsx';
import { treeTableLocale } from './TreeTable.locale.ts';
import type { treeTableMeta } from './TreeTable.meta.ts';
import { useAncestors } from './useAncestors.ts';
import { useTree } from './useTree.ts';
import './TreeTable.css';

/** Records below the one that each names as its parent: all of them at once, up to a limit, so that opening is instant. */
export default observer(function TreeTable(renderer: RendererProps<typeof treeTableMeta>) {
  const { parent, keyBy = 'id', limit, openLevels } = renderer.props;
  const { token } = theme.useToken();
  const text = useText(treeTableLocale);
  const [sort, setSort] = useState<Sort>();
  const window = useMemo(() => ({ limit, ...(sort ? { sort: [sort] } : {}) }), [limit, sort]);
  const records = useRecords(renderer.props.source, window);
  const fields = (renderer.props.fields ?? []).filter((code) => records.omits?.(code) !== true);
  const view = useView(records, renderer);
  const { rows, above } = useAncestors(records, keyBy, parent);
  const tree = useTree(rows, { keyBy, parent, openLevels, above, open: view.open });
  const hasActions = renderer.props.actions && records.actions !== undefined;
  const numeric = new Set(
    fields.filter((code) => [...rows, ...above].some((row) => typeof row[code] === 'number')),
  );
  const colours = {
    '--tree-line': token.colorBorderSecondary,
    '--tree-head': token.colorFillQuaternary,
    '--tree-heading': token.colorTextSecondary,
    '--tree-hover': token.colorFillQuaternary,
    '--tree-primary': token.colorPrimary,
    '--tree-link': token.colorLink,
    '--tree-row': `${String(ROW_HEIGHT)}px`,
    '--tree-radius': `${String(token.borderRadius)}px`,
    color: token.colorText,
  };
  return (
    <RecordsFrame records={records} emptyText={renderer.props.emptyText}>
      {tree.roots.some(({ children }) => children.length > 0) && (
        <div className="atrium-screen-only" style={{ display: 'flex', gap: token.marginXS }}>
          <Button size="small" onClick={() => tree.setAll(true)}>
            {text('openAll')}
          </Button>
          <Button size="small" onClick={() => tree.setAll(false)}>
            {text('closeAll')}
          </Button>
        </div>
      )}
      <div className="atrium-tree" style={colours}>
        <table
          role="treegrid"
          aria-label={renderer.title || text('tree')}
          aria-rowcount={tree.seen.length + 1}
        >
          <TreeHead
            columns={fields.map((code) => ({
              code,
              title: view.name(code) || code,
              end: numeric.has(code),
              sortable: records.field(code)?.sortable === true,
            }))}
            sort={sort}
            ask={setSort}
            actions={hasActions}
          />
          <TreeBody
            tree={tree}
            records={records}
            view={view}
            fields={fields}
            numeric={numeric}
            actions={hasActions}
          />
        </table>
      </div>
    </RecordsFrame>
  );
});
