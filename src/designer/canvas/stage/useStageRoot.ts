import { useLayoutEffect, useMemo } from 'react';
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
  const root = useMemo(() => {
    const { transport, session, systems } = portal;
    const calls = { transport: readingTransport(transport, () => refusal), session, systems };
    const made = createStageRoot(portal, { lang, dark, width: DESKTOP }, calls);
    const tell = (target: string): void => {
      portal.ui.message('info', would.replace('\u0000', target));
    };
    made.attach({
      ...portal.ui,
      navigate: tell,
      open: tell,
      download: tell,
      replaceParameter: () => undefined,
      print: () => undefined,
    });
    // A menu would say what the role may do on its page: whoever designs sees what any role may.
    made.route.allow(EVERYTHING);
    // What it names is shown as users have it; what nobody has published yet as it is designed.
    made.route.enter('/', '?skipPermission=1');
    return made;
  }, [portal, lang, dark, refusal, would]);
  // Another width is another look at the same page.
  useLayoutEffect(() => root.theme.resize(width), [root, width]);
  return root;
}

const DESKTOP = 1280;
const EVERYTHING = ['list', 'detail', 'add', 'update', 'remove', 'export', 'import'];
