import type { Locale } from '../../schemas/text.ts';
import { memoryStorage } from './memoryStorage.ts';
import { RootStore, type RootPorts } from './RootStore.ts';
import type { Ui } from './Ui.ts';

/** How a stage looks. */
export interface StageLooks {
  readonly lang: Locale;
  readonly dark: boolean;
  /** Pixels of the window that it stands for. */
  readonly width: number;
}

/** What answers the calls of a stage, and in whose name they are made; without a session in nobody's. */
export type StageCalls = Pick<RootPorts, 'transport' | 'session' | 'systems'>;

/**
 * Stores of their own over the installation's vocabulary: what is done on a stage is kept nowhere and changes nothing of
 * the portal around it. The inspector sees it, so that what is drawn can be asked why.
 */
export function createStageRoot(
  { platform, project, inspect, log, neighbours }: RootStore,
  { lang, dark, width }: StageLooks,
  calls: StageCalls,
  ui?: Ui,
): RootStore {
  const root = new RootStore({
    ...{ platform, project, storage: memoryStorage() },
    ...calls,
    ...{ inspect, log, neighbours },
  });
  root.locale.change(lang);
  root.theme.change({ navTheme: dark ? 'realDark' : 'lightMenu' });
  root.theme.resize(width);
  if (ui) root.attach(ui);
  return root;
}
