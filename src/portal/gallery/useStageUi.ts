import { useMemo } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Ui } from '../../runtime/stores/Ui.ts';
import { partsLocale } from '../parts/parts.locale.ts';
import { createUi } from '../ui/createUi.tsx';
import { PageMessages } from '../ui/PageMessages.tsx';
import { useScreen } from '../ui/ScreenLayer.tsx';
import { galleryLocale } from './gallery.locale.ts';

/** The screen of a stage: it speaks and asks as the portal does, but says where it would lead instead of going there. */
export function useStageUi(): Ui {
  const { message, modal } = useScreen();
  const { overlays } = useRoot();
  const text = useText(galleryLocale);
  const parts = useText(partsLocale);
  const would = text('would', { target: '\u0000' });
  const keys = ['confirm', 'cancel', 'copyByHand', 'copyHint'] as const;
  const words = keys.map((key) => parts(key)).join('\u0000');
  return useMemo(() => {
    const messages = new PageMessages(message);
    const tell = (target: string): void => {
      messages.show('info', would.replace('\u0000', target));
    };
    const [confirm = '', cancel = '', copyByHand = '', copyHint = ''] = words.split('\u0000');
    const said = { confirm, cancel, copyByHand, copyHint };
    const ui = createUi({
      message: messages.show,
      modal,
      overlays,
      navigate: tell,
      replaceParameter: () => undefined,
      text: (key) => said[key],
    });
    return { ...ui, open: tell, download: tell };
  }, [message, modal, overlays, would, words]);
}
