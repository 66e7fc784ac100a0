import { reaction } from 'mobx';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { availableApis } from './callApi.ts';
import { openPage, type FramePage } from './implementations.ts';
import type { Link } from './Link.ts';

/** What surrounds the stores, as far as a parent is told of it. */
export interface Surroundings extends Pick<FramePage, 'title' | 'height'> {
  /** Calls once the title of the document has changed. @returns ends it */
  readonly onTitle: (told: () => void) => () => void;
  /** Calls once the content has another height, at most once a frame. @returns ends it */
  readonly onHeight: (told: () => void) => () => void;
}

/** Milliseconds that a page has to be lower before its parent is told. */
const SHRINKS_AFTER = 300;

/** Tells a parent what is, and from then on what changes. @returns ends it */
export function tellEvents(root: RootStore, link: Link, around: Surroundings): () => void {
  const atOnce = { fireImmediately: true };
  const title = differing<string>((now) => link.tell('title', { title: now }));
  const height = differing<number>((now) => link.tell('height', { height: now }));
  const tellTitle = (): void => title(around.title());
  let told = 0;
  let shrinking: ReturnType<typeof setTimeout> | undefined;
  const tellHeight = (): void => {
    const now = around.height();
    clearTimeout(shrinking);
    const tell = (): void => {
      told = now;
      height(now);
    };
    // Between two pages there is little to see for a moment: the parent need not jump there and back.
    if (now < told) shrinking = setTimeout(tell, SHRINKS_AFTER);
    else tell();
  };
  const ends = [
    reaction(
      () => root.session.status === 'loggedIn',
      () => link.say({ action: 'AVAILABLE_API', message: availableApis(root) }),
    ),
    reaction(
      () => openPage(root),
      (page) => link.tell('navigate', { page }),
      atOnce,
    ),
    reaction(
      () => root.unsaved.any(),
      (dirty) => link.tell('dirty', { dirty }),
      atOnce,
    ),
    reaction(() => root.overlays.layers.length, tellHeight),
    root.changes.onSaved((saved) => link.tell('submitted', saved)),
    around.onTitle(tellTitle),
    around.onHeight(tellHeight),
    () => clearTimeout(shrinking),
  ];
  tellTitle();
  tellHeight();
  return () => {
    for (const end of ends) end();
  };
}

/** Tells a value only where it is another one than the last. */
function differing<T>(tell: (now: T) => void): (now: T) => void {
  let last: T | undefined;
  return (now) => {
    if (now === last) return;
    last = now;
    tell(now);
  };
}
