import { SkinOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { PanelPopover } from '../../renderers/shared/focus/PanelPopover.tsx';
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
  const [open, setOpen] = useState(false);
  return (
    <PanelPopover
      label={text('appearance')}
      placement="bottomRight"
      arrow={false}
      open={open}
      onOpenChange={setOpen}
      panel={panel}
    >
      <button
        type="button"
        className="at-icon-button"
        aria-expanded={open}
        aria-label={text('appearance')}
        title={text('appearance')}
      >
        <SkinOutlined aria-hidden />
      </button>
    </PanelPopover>
  );
});
