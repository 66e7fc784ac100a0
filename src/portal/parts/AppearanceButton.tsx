import { SkinOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { partsLocale } from './parts.locale.ts';

const AppearancePanel = lazy(async () => ({
  default: (await import('./AppearancePanel.tsx')).AppearancePanel,
}));

const panel = (
  <Suspense>
    <AppearancePanel />
  </Suspense>
);

/** Opens the choices of looks. */
export const AppearanceButton = observer(function AppearanceButton() {
  const text = useText(partsLocale);
  return (
    <Popover trigger="click" placement="bottomRight" arrow={false} content={panel}>
      <button
        type="button"
        className="at-icon-button"
        aria-label={text('appearance')}
        title={text('appearance')}
      >
        <SkinOutlined aria-hidden />
      </button>
    </Popover>
  );
});
