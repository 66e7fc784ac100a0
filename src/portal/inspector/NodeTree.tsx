import { EyeInvisibleOutlined } from '@ant-design/icons';
import { theme, Tree, type TreeDataNode, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import type { InspectedPart } from '../../documents/inspect/group.ts';
import { isShown, type InspectedNode } from '../../documents/inspect/inspect.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Locale, Text } from '../../schemas/text.ts';
import { DesignLink } from './DesignLink.tsx';
import { nodeName, textsOf } from './describe.ts';
import { inspectorLocale } from './inspector.locale.ts';
import type { InspectedRoot } from './useInspectedRoots.ts';
import { useHeight } from '../../runtime/render/useHeight.ts';
import { useLogEntries } from './useLogEntries.ts';

/** Lines that are in sight at least, however little room there is. */
const LEAST = 10;

export interface NodeTreeProps {
  roots: readonly InspectedRoot[];
  /** Shows the nodes that match, and what stands around them. */
  search: string;
  selected: string | undefined;
  onSelect: (key: string) => void;
}

/**
 * Every node of the documents on the page; what is not drawn is marked. It takes the room that it is given, and no more
 * than it needs; its lines are virtual, so that a page of thousands of nodes opens at once.
 */
export const NodeTree = observer(function NodeTree({ roots, search, selected, onSelect }: NodeTreeProps) {
  const { locale: store } = useRoot();
  const { locale } = store;
  const localise = (title: Text): string => store.localise(title);
  const text = useText(inspectorLocale);
  const { token } = theme.useToken();
  const { frame, height } = useHeight();
  const { length } = useLogEntries();
  const wanted = search.trim().toLowerCase();
  const data = roots.flatMap((root): TreeDataNode[] => {
    const groups = root.groups.flatMap(({ path, title, parts, nodes }): TreeDataNode[] => {
      const found = [
        ...parts.flatMap((part) => partItem(part, root.key, wanted, localise(part.title), text('hidden'))),
        ...nodes.flatMap((node) => item(node, root.key, wanted, locale, text('hidden'))),
      ];
      if (found.length === 0) return [];
      return [{ key: `${root.key}${path}`, title: localise(title), selectable: false, children: found }];
    });
    const children = [
      ...root.nodes.flatMap((node) => item(node, root.key, wanted, locale, text('hidden'))),
      ...groups,
    ];
    if (wanted !== '' && children.length === 0) return [];
    return [{ key: root.key, title: <RootTitle where={root.where} />, selectable: false, children }];
  });
  if (data.length === 0) {
    return (
      <Typography.Text type="secondary">
        {text(wanted !== '' ? 'noMatch' : length > 0 ? 'onlyLog' : 'nothing')}
      </Typography.Text>
    );
  }
  const line = token.controlHeightSM + token.paddingXS / 2;
  const lines = countLines(data);
  return (
    <div
      ref={frame}
      style={{ flex: `0 1 ${String(lines * line)}px`, minHeight: Math.min(lines, LEAST) * line }}
    >
      {height > 0 && (
        <Tree
          // A search opens what it found.
          key={wanted}
          aria-label={text('nodes')}
          blockNode
          defaultExpandAll
          height={height}
          treeData={data}
          selectedKeys={selected === undefined ? [] : [selected]}
          onSelect={([key]) => {
            if (key !== undefined) onSelect(String(key));
          }}
        />
      )}
    </div>
  );
});

const RootTitle = ({ where }: { where: string }) => (
  <>
    <strong>{where}</strong> <DesignLink where={where} />
  </>
);

const countLines = (data: readonly TreeDataNode[]): number =>
  data.reduce((count, { children = [] }) => count + 1 + countLines(children), 0);

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
  return [
    {
      key: `${rootKey}${inspected.node.path}`,
      title: titleOf(name, type, isShown(inspected), hidden),
      children,
    },
  ];
}

/** A part of a document that is no node, where it matches. */
function partItem(
  { path, code, type, visible }: InspectedPart,
  rootKey: string,
  wanted: string,
  title: string,
  hidden: string,
): TreeDataNode[] {
  if (![title, code, type].some((each) => each.toLowerCase().includes(wanted))) return [];
  return [{ key: `${rootKey}${path}`, title: titleOf(title, code, visible, hidden), isLeaf: true }];
}

function titleOf(name: string, beside: string, shown: boolean, hidden: string) {
  return (
    <Typography.Text {...(shown ? {} : { type: 'secondary' as const })} ellipsis>
      {name} <Typography.Text type="secondary">{beside}</Typography.Text>{' '}
      {!shown && <EyeInvisibleOutlined aria-label={hidden} />}
    </Typography.Text>
  );
}
