import { useLayoutEffect, useMemo } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { createStageRoot } from '../../../runtime/stores/createStageRoot.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../../runtime/stores/RootStore.ts';
import { canvasLocale } from '../canvas.locale.ts';
import { useCanvas } from '../CanvasModel.ts';
import { fetchWorking } from '../../core/designCalls.ts';
import { readingTransport } from './readingTransport.ts';
import { sampleRecords } from './sampleRecords.ts';
import { type Sampling, stageTransport } from './stageTransport.ts';
import { writingCalls } from './writingCalls.ts';

/**
 * The stores of the page on the canvas: it reads in the designer's own name, and says where it would lead instead of
 * going there.
 * @param width pixels of the window that it stands for
 */
export function useStageRoot(width: number): RootStore {
  const portal = useRoot();
  const text = useText(canvasLocale);
  const canvas = useCanvas();
  const { dark } = portal.theme;
  const lang = portal.locale.locale;
  const refusal = text('readsOnly');
  const would = text('would', { target: '\u0000' });
  const root = useMemo(() => {
    const { transport, session, systems, client } = portal;
    const reading = readingTransport(transport, () => refusal, writingCalls(client));
    const isList = canvas.model.kind === 'mgrList';
    const { model } = canvas;
    const sampling: Sampling = {
      honest: () => canvas.trying,
      told: (sampled) => canvas.setSampled(sampled),
      records: async (module) => {
        try {
          const { document } = await fetchWorking(portal.client, { kind: 'form', id: module });
          return document.kind === 'form' ? sampleRecords(document, model.language.metas, lang) : undefined;
        } catch {
          return undefined; // The list says itself that its records do not come.
        }
      },
    };
    const used = isList ? stageTransport(reading, sampling) : reading;
    const calls = { transport: used, session, systems };
    const made = createStageRoot(portal, { lang, dark, width: DESKTOP }, calls);
    const tell = (target: string): void => {
      if (!canvas.trying) return;
      portal.ui.message('info', would.replace('\u0000', target));
    };
    made.attach({
      ...portal.ui,
      // What acts by itself, as a timer does, is heard only while somebody tries the page.
      message: (...said) => (canvas.trying ? portal.ui.message(...said) : nowhere),
      confirm: async (asked) => canvas.trying && portal.ui.confirm(asked),
      navigate: tell,
      open: tell,
      download: tell,
      replaceParameter: () => undefined,
      print: () => undefined,
    });
    // A menu would say what the role may do on its page: whoever designs sees what any role may.
    made.route.allow(EVERYTHING);
    // What it names is shown as users have it, what nobody has published yet as it is designed; a list shows the fields of
    // its form as that is being designed.
    made.route.enter('/', isList ? '?managePreview=1' : '?skipPermission=1');
    return made;
  }, [portal, canvas, lang, dark, refusal, would]);
  // Another width is another look at the same page.
  useLayoutEffect(() => root.theme.resize(width), [root, width]);
  return root;
}

const nowhere = (): void => undefined;
const DESKTOP = 1280;
const EVERYTHING = ['list', 'detail', 'add', 'update', 'remove', 'export', 'import'];
