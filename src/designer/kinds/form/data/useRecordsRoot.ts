import { useMemo } from 'react';
import { createFixedTransport, type FixedAnswers } from '../../../../runtime/data/fixedTransport.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { createStageRoot } from '../../../../runtime/stores/createStageRoot.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../../../runtime/stores/RootStore.ts';
import { canvasLocale } from '../../../canvas/canvas.locale.ts';
import { readingTransport } from '../../../canvas/stage/readingTransport.ts';
import { writingCalls } from '../../../canvas/stage/writingCalls.ts';

/** What people choose for lists of theirs is kept nowhere: this list is no document, and nobody comes back to it. */
const OWN_CHOICES: FixedAnswers = {
  '/userSetting/get.do': { result: {} },
  '/userSetting/save.do': { result: {} },
};
/** Calls about such choices; views are none that there are. */
const OWN_CALL = /\/(?:userSetting|listView)\/\w+\.do$/;

/** Pixels of the window that the list stands for. */
const WIDTH = 1280;

/** The stores of the list of a form's records: it reads in the designer's own name, and changes nothing. */
export function useRecordsRoot(): RootStore {
  const portal = useRoot();
  const text = useText(canvasLocale);
  const { dark } = portal.theme;
  const lang = portal.locale.locale;
  const refusal = text('readsOnly');
  return useMemo(() => {
    const { transport, session, systems, ui, client } = portal;
    const own = createFixedTransport(OWN_CHOICES);
    const reading = readingTransport(transport, () => refusal, writingCalls(client));
    const calls = {
      transport: (...request: Parameters<typeof fetch>) => {
        const [input] = request;
        const address = input instanceof Request ? input.url : String(input);
        return (OWN_CALL.test(address) ? own : reading)(...request);
      },
      session,
      systems,
    };
    const stays = { navigate: nowhere, open: nowhere, replaceParameter: nowhere };
    const root = createStageRoot(portal, { lang, dark, width: WIDTH }, calls, { ...ui, ...stays });
    root.route.allow(['list', 'detail']);
    return root;
  }, [portal, lang, dark, refusal]);
}

const nowhere = (): void => undefined;
