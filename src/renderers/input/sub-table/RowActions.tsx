import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { subTableLocale } from './subTable.locale.ts';
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
  mayMove,
  mayCopy,
  mayRemove,
}: RowMay & { index: number; count: number; commands: RowCommands }) {
  const text = useText(subTableLocale);
  const n = index + 1;
  const button = (label: string, icon: ReactNode, may: boolean, run: () => void): ReactNode => (
    <Button
      type="text"
      size="small"
      icon={icon}
      aria-label={label}
      title={label}
      disabled={!may}
      onClick={run}
    />
  );
  return (
    <Flex gap={2} justify="flex-end">
      {mayMove && (
        <>
          {button(text('up', { n }), <ArrowUpOutlined aria-hidden />, index > 0, () =>
            commands.move(index, -1),
          )}
          {button(text('down', { n }), <ArrowDownOutlined aria-hidden />, index < count - 1, () =>
            commands.move(index, 1),
          )}
        </>
      )}
      {button(text('copy', { n }), <CopyOutlined aria-hidden />, mayCopy, () => commands.copy(index))}
      {button(text('remove', { n }), <DeleteOutlined aria-hidden />, mayRemove, () => commands.remove(index))}
    </Flex>
  );
}
