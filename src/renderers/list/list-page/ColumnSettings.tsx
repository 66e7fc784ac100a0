import { SettingOutlined } from '@ant-design/icons';
import { Button, Popover, Tooltip } from 'antd';
import { lazy, Suspense } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';

const ColumnChoices = lazy(() => import('./ColumnChoices.tsx'));

/** Which columns show, and in which order; kept for this person. */
export function ColumnSettings({ model }: { model: ListModel }) {
  const text = useText(listPageLocale);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <Suspense>
          <ColumnChoices model={model} />
        </Suspense>
      }
      destroyOnHidden
    >
      <Tooltip title={text('columns')}>
        <Button type="text" aria-label={text('columns')} icon={<SettingOutlined />} />
      </Tooltip>
    </Popover>
  );
}
