import { createFixedTransport, type FixedAnswers } from '../../runtime/data/fixedTransport.ts';
import { createStageRoot } from '../../runtime/stores/createStageRoot.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { Ui } from '../../runtime/stores/Ui.ts';
import type { Locale } from '../../schemas/text.ts';

/** Pixels of the window that a stage stands for. */
const WIDTH = { desktop: 1280, phone: 375 } as const;

export interface Looks {
  lang: Locale;
  dark: boolean;
  width: keyof typeof WIDTH;
}

/** A stage on which examples are tried: what is done there reaches no server. */
export const createExampleRoot = (
  portal: RootStore,
  { lang, dark, width }: Looks,
  answers: FixedAnswers = {},
  ui?: Ui,
): RootStore =>
  createStageRoot(
    portal,
    { lang, dark, width: WIDTH[width] },
    { transport: createFixedTransport(answers) },
    ui,
  );
