import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  PlusOutlined,
  SubnodeOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { systemLocale } from './system.locale.ts';
import type { MenuCommands } from './useMenuCommands.ts';

/** Buttons for all that can be done with menus by dragging and keys. */
export function MenuTools({ commands }: { commands: MenuCommands }) {
  const text = useText(systemLocale);
  const { chosen, may, move, add, remove } = commands;
  const tool = (
    key: 'addInside' | 'up' | 'down' | 'inward' | 'outward' | 'remove',
    icon: ReactNode,
    run: () => void,
    enabled: boolean,
  ) => (
    <Button
      size="small"
      type="text"
      icon={icon}
      aria-label={text(key)}
      title={text(key)}
      disabled={!enabled}
      onClick={run}
    />
  );
  const isOne = chosen.length === 1;
  return (
    <div role="toolbar" aria-label={text('tools')} className="at-system-tools">
      <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => add(false)}>
        {text('add')}
      </Button>
      {tool('addInside', <SubnodeOutlined aria-hidden />, () => add(true), isOne)}
      {tool('up', <ArrowUpOutlined aria-hidden />, () => move('up'), isOne && may('up'))}
      {tool('down', <ArrowDownOutlined aria-hidden />, () => move('down'), isOne && may('down'))}
      {tool('inward', <MenuUnfoldOutlined aria-hidden />, () => move('inward'), isOne && may('inward'))}
      {tool('outward', <MenuFoldOutlined aria-hidden />, () => move('outward'), isOne && may('outward'))}
      {tool('remove', <DeleteOutlined aria-hidden />, remove, chosen.length > 0)}
    </div>
  );
}
