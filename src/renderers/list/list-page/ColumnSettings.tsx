import { SettingOutlined } from '@ant-design/icons';
import { Button, Popover, Tooltip } from 'antd';
import { lazy, Suspense, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { ListColumns } from './ListColumns.ts';
import { listPageLocale } from './listPage.locale.ts';

const ColumnChoices = lazy(() => import('./ColumnChoices.tsx'));

/** Which columns show, and in which order; kept for this person. */
export function ColumnSettings({ columns }: { columns: ListColumns }) {
  const text = useText(listPageLocale);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    // Escape that gives up a column that is carried is not meant for the panel.
    if (event.key !== 'Escape' || (event.target as Element).closest('[data-carried]')) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      content={
        <div onKeyDown={onKeyDown}>
          <Suspense>
            <ColumnChoices columns={columns} />
          </Suspense>
        </div>
      }
      destroyOnHidden
    >
      <Tooltip title={open ? '' : text('columns')}>
        <Button
          ref={button}
          type="text"
          aria-label={text('columns')}
          aria-expanded={open}
          icon={<SettingOutlined />}
          onKeyDown={onKeyDown}
        />
      </Tooltip>
    </Popover>
  );
}
