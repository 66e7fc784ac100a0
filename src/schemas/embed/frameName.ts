import type { Locale } from '../text.ts';

/** The name of an iframe that tells the portal how to look begins so; JSON of `FrameLooks` follows. */
export const FRAME_NAME = 'atrium:';

/** How a parent window wants the portal to look from the first drawing on. */
export interface FrameLooks {
  readonly locale?: Locale;
  readonly theme?: { readonly dark?: boolean; readonly color?: string };
  /** The frame is as high as its content: its own height says nothing of the screen. */
  readonly autoHeight?: boolean;
}
