import { EyeInvisibleOutlined, TeamOutlined } from '@ant-design/icons';
import { Tree, type TreeDataNode } from 'antd';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { moveParts } from '../../../documents/edit/move.ts';
import { around, type Part } from '../../../documents/parts/part.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Menu } from '../../../schemas/documents/system.ts';
import { droppedAt, type MenuMove } from './menuMoves.ts';
import { systemLocale } from './system.locale.ts';
import type { MenuCommands } from './useMenuCommands.ts';
import { useSystem } from './useSystem.ts';

interface MenuItem extends TreeDataNode {
  key: string;
  part: Part;
  children: MenuItem[];
  icon?: never;
}

const MOVES: Readonly<Record<string, MenuMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'inward',
  ArrowLeft: 'outward',
};

/** The menus as a tree: dragged, or moved by Alt and an arrow. */
export const MenuTree = observer(function MenuTree({ commands }: { commands: MenuCommands }) {
  const { model } = useSystem();
  const text = useText(systemLocale);
  const { tree, selection, primary } = model;
  const menus = tree.root.holdings[0]?.parts ?? [];
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const all = menus.map(itemOf);
  const open = keysOf(all).filter((key) => !closed.has(key));
  // What was chosen elsewhere, or has just been moved into a closed menu, is seen.
  useEffect(() => {
    if (primary?.role !== 'menu') return;
    const above = new Set([...around(primary)].map(({ key }) => key));
    setClosed((before) =>
      [...above].some((key) => before.has(key))
        ? new Set([...before].filter((key) => !above.has(key)))
        : before,
    );
  }, [primary]);
  const press = (event: KeyboardEvent): void => {
    const move = event.altKey ? MOVES[event.key] : undefined;
    if (move !== undefined) commands.move(move);
    else if (event.key === 'Insert') commands.add(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (all.length === 0) return <p className="at-design-note">{text('noMenus')}</p>;
  return (
    <div onKeyDownCapture={press}>
      <Tree<MenuItem>
        aria-label={text('menus')}
        blockNode
        multiple
        draggable={{ icon: false }}
        treeData={all}
        expandedKeys={open}
        selectedKeys={[...selection]}
        onExpand={(keys) => {
          const shown = new Set(keys.map(String));
          setClosed(new Set(keysOf(all).filter((key) => !shown.has(key))));
        }}
        onSelect={(_, { node, nativeEvent }) => {
          if (nativeEvent.ctrlKey || nativeEvent.metaKey) model.toggle(node.key);
          else model.select([node.key]);
        }}
        onDrop={({ node, dragNode, dropPosition, dropToGap }) => {
          const own = Number(node.pos.split('-').at(-1));
          const at = droppedAt(node.part, dropToGap ? dropPosition - own : 0);
          const keys = selection.includes(dragNode.key) ? selection : [dragNode.key];
          if (at !== undefined) model.run(moveParts(keys, at));
        }}
        titleRender={({ part }) => <MenuLine part={part} />}
      />
    </div>
  );
});

const itemOf = (part: Part): MenuItem => ({
  key: part.key,
  part,
  children: (part.holdings[0]?.parts ?? []).map(itemOf),
});

const keysOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ key, children }) => [key, ...keysOf(children)]);

const MenuLine = observer(function MenuLine({ part }: { part: Part }) {
  const { document } = useSystem();
  const { locale, platform } = useRoot();
  const text = useText(systemLocale);
  const { Icon } = platform.chrome;
  const menu = part.value as Menu;
  const isGroup = (menu.children ?? []).length > 0;
  const granted = menu.grants?.length ?? (document.public === true ? 1 : 0);
  return (
    <span className="at-design-line" data-part={part.key}>
      <Icon name={menu.icon ?? (isGroup ? 'bars' : 'file')} />
      <span>{locale.localise(menu.name)}</span>
      {menu.hidden === true && (
        <EyeInvisibleOutlined title={text('isHidden')} aria-label={text('isHidden')} />
      )}
      {!isGroup && granted === 0 && (
        <TeamOutlined className="at-system-nobody" title={text('nobody')} aria-label={text('nobody')} />
      )}
    </span>
  );
});
