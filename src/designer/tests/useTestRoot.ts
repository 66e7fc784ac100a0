import { useMemo } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { createStageRoot } from '../../runtime/stores/createStageRoot.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { canvasLocale } from '../canvas/canvas.locale.ts';
import { readingTransport } from '../canvas/stage/readingTransport.ts';
import { writingCalls } from '../canvas/stage/writingCalls.ts';

/** Pixels of the window that a test is filled in on: where the designer is open on a phone there is no room for more. */
const DESKTOP = 1280;
const PHONE = 375;
const nothing = (): void => undefined;

/** Stores in which what a test fills in is drawn: it reads options in the designer's own name, and changes nothing. */
export function useTestRoot(): RootStore {
  const portal = useRoot();
  const refusal = useText(canvasLocale)('readsOnly');
  const { dark, device } = portal.theme;
  const width = device === 'mobile' ? PHONE : DESKTOP;
  const lang = portal.locale.locale;
  return useMemo(() => {
    const { transport, session, systems, client } = portal;
    const reading = readingTransport(transport, () => refusal, writingCalls(client));
    const root = createStageRoot(portal, { lang, dark, width }, { transport: reading, session, systems });
    root.attach({
      ...portal.ui,
      navigate: nothing,
      open: nothing,
      download: nothing,
      replaceParameter: nothing,
      print: nothing,
    });
    root.route.enter('/', '?skipPermission=1');
    return root;
  }, [portal, lang, dark, width, refusal]);
}
