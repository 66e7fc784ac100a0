import { useMemo } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { createStageRoot } from '../../../runtime/stores/createStageRoot.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../../runtime/stores/RootStore.ts';
import { canvasLocale } from '../canvas.locale.ts';
import { readingTransport } from './readingTransport.ts';

/**
 * The stores of the page on the canvas: it reads in the designer's own name, and says where it would lead instead of
 * going there.
 * @param width pixels of the window that it stands for
 */
export function useStageRoot(width: number): RootStore {
  const portal = useRoot();
  const text = useText(canvasLocale);
  const { dark } = portal.theme;
  const lang = portal.locale.locale;
  const refusal = text('readsOnly');
  const would = text('would', { target: '\u0000' });
  return useMemo(() => {
    const { transport, session, systems } = portal;
    const calls = { transport: readingTransport(transport, () => refusal), session, systems };
    const root = createStageRoot(portal, { lang, dark, width }, calls);
    const tell = (target: string): void => {
      portal.ui.message('info', would.replace('\u0000', target));
    };
    root.attach({
      ...portal.ui,
      navigate: tell,
      open: tell,
      download: tell,
      replaceParameter: () => undefined,
      print: () => undefined,
    });
    // A menu would say what the role may do on its page: whoever designs sees what any role may.
    root.route.allow(EVERYTHING);
    return root;
  }, [portal, lang, dark, width, refusal, would]);
}

const EVERYTHING = ['list', 'detail', 'add', 'update', 'remove', 'export', 'import'];
