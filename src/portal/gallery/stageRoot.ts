import { createFixedTransport, type FixedAnswers } from '../../runtime/data/fixedTransport.ts';
import { RootStore } from '../../runtime/stores/RootStore.ts';
import type { Ui } from '../../runtime/stores/Ui.ts';
import type { Locale } from '../../schemas/text.ts';
import { memoryStorage } from '../start/pageStorage.ts';

/** Pixels of the window that a stage stands for. */
const WIDTH = { desktop: 1280, phone: 375 } as const;

export interface Looks {
  lang: Locale;
  dark: boolean;
  width: keyof typeof WIDTH;
}

/**
 * Stores of their own over the installation's vocabulary: what is done on a stage reaches no server, is kept nowhere
 * and changes nothing of the portal around it. The inspector sees it, so that an example can be asked why.
 */
export function createStageRoot(
  { platform, project, inspect, log }: RootStore,
  { lang, dark, width }: Looks,
  answers: FixedAnswers = {},
  ui?: Ui,
): RootStore {
  const root = new RootStore({
    platform,
    project,
    storage: memoryStorage(),
    transport: createFixedTransport(answers),
    inspect,
    log,
  });
  root.locale.change(lang);
  root.theme.change({ navTheme: dark ? 'realDark' : 'lightMenu' });
  root.theme.resize(WIDTH[width]);
  if (ui) root.attach(ui);
  return root;
}
