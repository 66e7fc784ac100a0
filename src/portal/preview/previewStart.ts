import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { Locale } from '../../schemas/text.ts';

/** What a page in the frame of a preview begins with: it has the token from the page around it and keeps it nowhere. */
export interface PreviewStart {
  readonly token: string;
  /** What `now()` is, in milliseconds since the epoch; undefined: the clock. */
  readonly at: number | undefined;
  readonly lang: Locale;
  readonly dark: boolean;
  readonly inspects: boolean;
  /** Hands over the stores of the page, as soon as they are made. */
  readonly ready: (root: RootStore) => void;
  /** Says that the token is good for nothing any more. */
  readonly over: () => void;
}

/** What the page in a frame asks the frame for. */
const ASKED = 'atrium-preview';
type Give = (start: PreviewStart) => void;

/** Whoever stands in the frame of a preview asks for what it begins with; undefined anywhere else. */
export function askPreviewStart(frame: Element | null): PreviewStart | undefined {
  let given: PreviewStart | undefined;
  const give: Give = (start) => {
    given = start;
  };
  frame?.dispatchEvent(new CustomEvent(ASKED, { detail: give }));
  return given;
}

/** Answers the page in a frame, each time that it is loaded. @returns takes it back */
export function givePreviewStart(frame: Element, start: () => PreviewStart): () => void {
  const answer = (event: Event): void => {
    (event as CustomEvent<Give>).detail(start());
  };
  frame.addEventListener(ASKED, answer);
  return () => {
    frame.removeEventListener(ASKED, answer);
  };
}
