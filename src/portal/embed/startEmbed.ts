import type { ComponentType, ReactNode } from 'react';
import type { Container } from '../../runtime/container/Container.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { followLinks } from './followLinks.ts';
import { Frame } from './Frame.ts';
import { frameSurround } from './FrameSurround.tsx';
import './embed.css';

export { frameStorages, type FrameStorages } from './frameStorage.ts';
export { refuseSandboxed } from './refuseSandboxed.tsx';

/** What the start of the portal needs of the page around its frame. */
export interface Embedding {
  /** As of `Portal`. */
  readonly Around: ComponentType<{ children: ReactNode }>;
  readonly container: (around: Container) => Container;
  /** As of `Frame`. */
  readonly begin: (enter: () => Promise<void>) => Promise<void>;
}

/** In the tab's storage: the page around wants header and menus. */
const CHROME = 'chrome';

const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/**
 * The portal stands in the frame of another site from now on.
 * @param host the element that holds all pages
 * @param asked whether the address asks for header and menus; undefined: it says nothing
 */
export function startEmbed(root: RootStore, host: HTMLElement, asked: boolean | undefined): Embedding {
  // A reload keeps it; whoever embeds the portal anew says it anew.
  if (asked !== undefined || !isReload()) root.tabStorage?.set(CHROME, asked === true ? '1' : '0');
  const chrome = root.tabStorage?.get(CHROME) === '1';
  document.documentElement.classList.add(chrome ? 'at-embedded-chrome' : 'at-embedded');
  const frame = new Frame(root, window, { host, chrome });
  frame.listen();
  followLinks(window, {
    outside: (url) => root.container.openOutside?.(url),
    navigate: (address) => frame.go(address),
  });
  return {
    Around: frameSurround(frame, chrome),
    container: (around) => frame.container(around),
    begin: (enter) => frame.begin(enter),
  };
}
