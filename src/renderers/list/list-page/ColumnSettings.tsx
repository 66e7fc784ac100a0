import { SettingOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useRef, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { NonBlocking } from '../../../runtime/render/NonBlocking.tsx';
import { lazyPart } from '../../../runtime/render/lazyPart.tsx';
import { PanelPopover } from '../../shared/focus/PanelPopover.tsx';
import type { ListColumns } from './ListColumns.ts';
import { listPageLocale } from './listPage.locale.ts';

const ColumnChoices = lazyPart(async () => (await import('./ColumnChoices.tsx')).default);

/** Which columns show, and in which order; kept for this person. */
export function ColumnSettings({ columns }: { columns: ListColumns }) {
  const text = useText(listPageLocale);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const gone = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <PanelPopover
      label={text('columns')}
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      panel={
        <NonBlocking gone={gone}>
          <ColumnChoices columns={columns} />
        </NonBlocking>
      }
    >
      <Tooltip title={open ? '' : text('columns')}>
        <Button
          ref={button}
          type="text"
          aria-label={text('columns')}
          aria-expanded={open}
          icon={<SettingOutlined />}
        />
      </Tooltip>
    </PanelPopover>
  );
}
