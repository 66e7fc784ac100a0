import { EyeInvisibleOutlined } from '@ant-design/icons';
import { Tree, type TreeDataNode, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import type { InspectedNode } from '../../documents/inspect/inspect.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Locale } from '../../schemas/text.ts';
import { nodeName, textsOf } from './describe.ts';
import { inspectorLocale } from './inspector.locale.ts';
import type { InspectedRoot } from './useInspectedRoots.ts';
import { useLogEntries } from './useLogEntries.ts';

/** Height in px of the tree: what it holds is virtual, so that a page of thousands of nodes opens at once. */
const HEIGHT = 300;

export interface NodeTreeProps {
  roots: readonly InspectedRoot[];
  /** Shows the nodes that match, and what stands around them. */
  search: string;
  selected: string | undefined;
  onSelect: (key: string) => void;
}

/** Every node of the documents on the page; what is not drawn is marked. */
export const NodeTree = observer(function NodeTree({ roots, search, selected, onSelect }: NodeTreeProps) {
  const { locale } = useRoot().locale;
  const text = useText(inspectorLocale);
  const { length } = useLogEntries();
  const wanted = search.trim().toLowerCase();
  const data = roots.flatMap((root): TreeDataNode[] => {
    const children = root.nodes.flatMap((node) => item(node, root.key, wanted, locale, text('hidden')));
    if (wanted !== '' && children.length === 0) return [];
    return [{ key: root.key, title: <strong>{root.where}</strong>, selectable: false, children }];
  });
  if (data.length === 0) {
    return (
      <Typography.Text type="secondary">
        {text(wanted !== '' ? 'noMatch' : length > 0 ? 'onlyLog' : 'nothing')}
      </Typography.Text>
    );
  }
  return (
    <Tree
      // A search opens what it found.
      key={wanted}
      aria-label={text('nodes')}
      blockNode
      defaultExpandAll
      height={HEIGHT}
      treeData={data}
      selectedKeys={selected === undefined ? [] : [selected]}
      onSelect={([key]) => {
        if (key !== undefined) onSelect(String(key));
      }}
    />
  );
});

function item(
  inspected: InspectedNode,
  rootKey: string,
  wanted: string,
  locale: Locale,
  hidden: string,
): TreeDataNode[] {
  const children = inspected.children.flatMap((child) => item(child, rootKey, wanted, locale, hidden));
  const name = nodeName(inspected, locale);
  const { type, id, name: code = '' } = inspected.node.source;
  const matches = [name, type, id, code, ...textsOf(inspected, locale)].some((each) =>
    each.toLowerCase().includes(wanted),
  );
  if (!matches && children.length === 0) return [];
  const absent = inspected.hiddenBy !== undefined;
  const title = (
    <Typography.Text {...(absent ? { type: 'secondary' as const } : {})} ellipsis>
      {name} <Typography.Text type="secondary">{type}</Typography.Text>{' '}
      {absent && <EyeInvisibleOutlined aria-label={hidden} />}
    </Typography.Text>
  );
  return [{ key: `${rootKey}${inspected.node.path}`, title, children }];
}
