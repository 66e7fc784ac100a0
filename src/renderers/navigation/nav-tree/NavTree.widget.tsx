import { Input, theme, Tree } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { findBranches, openable, toBranches } from './branches.ts';
import { navTreeLocale } from './NavTree.locale.ts';
import type { navTreeMeta } from './NavTree.meta.ts';
import { useComposed } from '../../../runtime/render/useComposed.ts';

/** A tree that one walks by. Without an `active` of the document it remembers by itself what was chosen. */
const NavTree = observer(function NavTree(widget: RendererProps<typeof navTreeMeta>) {
  const { token } = theme.useToken();
  const text = useText(navTreeLocale);
  const { locale } = useRoot();
  const { items, active, searchable } = widget.props;
  const [words, find] = useState('');
  const [chosen, choose] = useState<string>();
  const [opened, open] = useState<string[]>();
  const language = locale.locale;
  const tree = useMemo(
    () =>
      toBranches(
        (items ?? []).map(({ value, title, parent }) => ({
          value,
          title: typeof title === 'string' ? title : title[language],
          parent: parent ?? undefined,
        })),
      ),
    [items, language],
  );
  const sought = useComposed(words);
  const found = useMemo(() => findBranches(tree, sought), [tree, sought]);
  if (!items) return null;
  const quiet = { padding: token.paddingXS, color: token.colorTextSecondary };
  const current = active ?? chosen;
  // The first level is open at first; what a search has found is open whole.
  const expanded = words === '' ? (opened ?? tree.map(({ key }) => key)) : openable(found);
  return (
    <nav
      aria-label={widget.title || text('label')}
      style={{ display: 'grid', gap: token.marginXS, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {searchable && items.length > 0 && (
        <Input.Search
          allowClear
          aria-label={text('search')}
          placeholder={text('search')}
          value={words}
          onChange={(event) => find(event.target.value)}
        />
      )}
      {found.length === 0 ? (
        <div style={quiet}>{text(words === '' ? 'empty' : 'none')}</div>
      ) : (
        <Tree
          blockNode
          treeData={found}
          disabled={!widget.enabled}
          expandedKeys={expanded}
          onExpand={(keys) => open(keys.map(String))}
          selectedKeys={current === undefined ? [] : [current]}
          onSelect={(_keys, { node }) => {
            choose(node.key);
            void widget.emit('select', { value: node.key, title: node.title });
          }}
          style={{ background: 'transparent' }}
        />
      )}
    </nav>
  );
});
export default NavTree;
