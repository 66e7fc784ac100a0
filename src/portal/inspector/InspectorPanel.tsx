import { Badge, Drawer, Input, Tabs, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { InspectedNode } from '../../documents/inspect/inspect.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { nodeName, walkInspected } from './describe.ts';
import { isProductId } from '../../schemas/kinds.ts';
import { DesignLink } from './DesignLink.tsx';
import { inspectorLocale } from './inspector.locale.ts';
import { LogView } from './LogView.tsx';
import { NodeDetails } from './NodeDetails.tsx';
import { NodeTree } from './NodeTree.tsx';
import { PartDetails } from './PartDetails.tsx';
import { ShareView } from './ShareView.tsx';
import { RowChoice } from './RowChoice.tsx';
import { useFindingsInLog } from './useFindingsInLog.ts';
import { useLogEntries } from './useLogEntries.ts';
import { usePanelKeys } from './usePanelKeys.ts';
import { INSPECTOR_HEIGHT, INSPECTOR_WIDTH, useRoomFor } from './useRoomFor.ts';
import { useInspectedRoots, type InspectedRoot } from './useInspectedRoots.ts';
import { useComposed } from '../../runtime/render/useComposed.ts';

/**
 * The inspector beside the page: every node of its documents, absent ones too, and why each is as it is. The page and
 * all that opens over it stay usable, so that one can watch reasons change while typing.
 */
export const InspectorPanel = observer(function InspectorPanel() {
  const { inspect, session, theme: looks } = useRoot();
  const text = useText(inspectorLocale);
  const beside = looks.device === 'desktop';
  useRoomFor(beside);
  useFindingsInLog();
  const panel = usePanelKeys(() => {
    inspect.toggle();
  });
  return (
    <Drawer
      open
      panelRef={panel}
      mask={false}
      keyboard={false}
      title={text('title')}
      closable={{ 'aria-label': text('close') }}
      onClose={() => {
        inspect.toggle();
      }}
      rootClassName="at-inspector"
      placement={beside ? 'right' : 'bottom'}
      width={INSPECTOR_WIDTH}
      height={INSPECTOR_HEIGHT}
    >
      <Tabs
        size="small"
        items={[
          { key: 'nodes', label: text('nodes'), children: <Nodes /> },
          {
            key: 'log',
            label: <LogLabel />,
            children: <LogView />,
          },
          ...(session.isPreview
            ? []
            : [{ key: 'share', label: text('share'), children: <ShareView />, destroyOnHidden: true }]),
        ]}
      />
    </Drawer>
  );
});

function LogLabel() {
  const text = useText(inspectorLocale);
  const { length } = useLogEntries();
  return (
    <Badge size="small" count={length} offset={[8, -2]}>
      {text('log')}
    </Badge>
  );
}

/** Every node of a document, wherever in it. */
const nodesOf = ({ nodes, groups }: InspectedRoot): readonly InspectedNode[] => [
  ...walkInspected([...nodes, ...groups.flatMap((group) => group.nodes)]),
];

const Nodes = observer(function Nodes() {
  const { locale: store, systems } = useRoot();
  const { locale } = store;
  const text = useText(inspectorLocale);
  const { token } = theme.useToken();
  const roots = useInspectedRoots();
  const [search, setSearch] = useState('');
  const sought = useComposed(search);
  const [selected, setSelected] = useState<string>();
  const found = roots.flatMap((root) =>
    nodesOf(root)
      .filter(({ node }) => `${root.key}${node.path}` === selected)
      .map((inspected) => ({ root, inspected })),
  )[0];
  const part = roots
    .flatMap(({ key, groups }) => groups.flatMap(({ parts }) => parts.map((each) => ({ key, each }))))
    .find(({ key, each }) => `${key}${each.path}` === selected)?.each;
  const rows = found?.root.groups.find(({ nodes }) =>
    [...walkInspected(nodes)].includes(found.inspected),
  )?.rows;
  const nameOf = (path: string): string => {
    const node = found && nodesOf(found.root).find((each) => each.node.path === path);
    return node ? nodeName(node, locale) : path;
  };
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: token.marginSM, height: '100%' }}>
      <Input.Search
        allowClear
        placeholder={text('search')}
        aria-label={text('search')}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
        }}
      />
      {systems.current && !isProductId(systems.current.id) && (
        <div>
          {text('designSystem', { name: systems.current.systemname })}{' '}
          <DesignLink where={`system ${systems.current.id}`} />
        </div>
      )}
      <NodeTree roots={roots} search={sought} selected={selected} onSelect={setSelected} />
      {rows && <RowChoice rows={rows} />}
      {part ? <PartDetails part={part} /> : <NodeDetails inspected={found?.inspected} nameOf={nameOf} />}
    </div>
  );
});
