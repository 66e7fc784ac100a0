import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { subTableLocale } from './subTable.locale.ts';
import type { RowCommand, RowFocus } from './useRowFocus.ts';
import type { RowCommands } from './useRows.ts';

export interface RowMay {
  mayMove: boolean;
  mayCopy: boolean;
  mayRemove: boolean;
}

/** What can be done with one row, as buttons that say which row they mean. */
export function RowActions({
  index,
  count,
  commands,
  focus,
  mayMove,
  mayCopy,
  mayRemove,
}: RowMay & { index: number; count: number; commands: RowCommands; focus: RowFocus }) {
  const text = useText(subTableLocale);
  const { token } = theme.useToken();
  const n = index + 1;
  const button = (
    command: RowCommand,
    icon: ReactNode,
    may: boolean,
    run: () => void,
    stands: number,
  ): ReactNode => (
    <Button
      type="text"
      size="small"
      data-command={command}
      icon={icon}
      aria-label={text(command, { n })}
      title={text(command, { n })}
      disabled={!may}
      onClick={() => {
        run();
        focus({ to: 'row', index: stands, command });
      }}
    />
  );
  const move = (command: RowCommand, by: 1 | -1, icon: ReactNode, may: boolean): ReactNode =>
    button(command, icon, may, () => commands.move(index, by), index + by);
  return (
    <Flex gap={2} justify="flex-end" align="center" style={{ minHeight: token.controlHeight }}>
      {mayMove && move('up', -1, <ArrowUpOutlined aria-hidden />, index > 0)}
      {mayMove && move('down', 1, <ArrowDownOutlined aria-hidden />, index < count - 1)}
      {button('copy', <CopyOutlined aria-hidden />, mayCopy, () => commands.copy(index), index)}
      {button('remove', <DeleteOutlined aria-hidden />, mayRemove, () => commands.remove(index), index)}
    </Flex>
  );
}
