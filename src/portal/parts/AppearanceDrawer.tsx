import { Drawer } from 'antd';
import { useMaskCloses } from '../../renderers/shared/useMaskCloses.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { AppearancePanel } from './AppearancePanel.tsx';
import { partsLocale } from './parts.locale.ts';
import { useBackCloses } from '../../runtime/render/useBackCloses.ts';

/** The choices of looks, beside the page that shows at once what they come to. */
export function AppearanceDrawer({ open, close }: { open: boolean; close: () => void }) {
  const text = useText(partsLocale);
  const maskCloses = useMaskCloses(open);
  useBackCloses(open, close);
  return (
    <Drawer
      open={open}
      width="min(360px, 92vw)"
      title={text('appearance')}
      aria-label={text('appearance')}
      // What is chosen is seen as it is.
      styles={{ mask: { background: 'transparent' } }}
      maskClosable={maskCloses}
      onClose={close}
    >
      <AppearancePanel />
    </Drawer>
  );
}
