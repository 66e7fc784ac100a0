import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { Surroundings } from './tellEvents.ts';

/** Pixels that a frame needs for what lies over its page, such as a dialog. */
const ROOM_FOR_LAYERS = 560;

/** What surrounds the stores in a browser. @param host the element that holds all pages */
export function surroundingsOf(root: RootStore, { document }: Window, host: HTMLElement): Surroundings {
  return {
    title: () => document.title,
    onTitle: (told) => {
      const observer = new MutationObserver(told);
      observer.observe(document.head, { childList: true, characterData: true, subtree: true });
      return () => {
        observer.disconnect();
      };
    },
    height: () => {
      const content = Math.ceil(host.getBoundingClientRect().height);
      return root.overlays.layers.length > 0 ? Math.max(content, ROOM_FOR_LAYERS) : content;
    },
    onHeight: (told) => {
      // Called at most once for each frame that the browser draws.
      const observer = new ResizeObserver(told);
      observer.observe(host);
      return () => {
        observer.disconnect();
      };
    },
  };
}
