import type { ComponentType, ReactNode } from 'react';
import type { Container } from '../../runtime/container/Container.ts';
import { loadChunk } from '../../runtime/data/loadChunk.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { Project } from '../../schemas/wire/project.ts';
import { beginAnew, takeSettled } from './beginAnew.ts';
import { followLinks } from './followLinks.ts';
import { Frame } from './Frame.ts';
import { CHROME, frameStorages, type FrameStorages } from './frameStorage.ts';
import { frameSurround } from './FrameSurround.tsx';
import type { Site } from './Link.ts';
import { followLooks } from './looks.ts';
import { Meeting } from './Meeting.ts';
import './embed.css';

export { refuseSandboxed } from './refuseSandboxed.tsx';

/** The page around a frame, as far as it has spoken up, and where the frame keeps what it keeps. */
export interface Around {
  readonly storages: FrameStorages;
  readonly site: Site | undefined;
  /** How calls leave the frame. */
  readonly transport: typeof fetch;
  readonly meeting: Meeting;
}

/** Meets the page around, before there are stores. */
export async function meetParent(project: Project, transport: typeof fetch): Promise<Around> {
  const meeting = new Meeting(project, window, transport);
  const site = await meeting.around();
  return { storages: frameStorages(site), site, transport: meeting.transport, meeting };
}

/** What the start of the portal needs of the page around its frame. */
export interface Embedding {
  /** As of `Portal`. */
  readonly Around: ComponentType<{ children: ReactNode }>;
  readonly container: (around: Container) => Container;
  /** As of `Frame`. */
  readonly begin: (enter: () => Promise<void>, isSettled: boolean) => Promise<void>;
  /** Keeps the page from acting as somebody whom a frame beside it has left. */
  readonly follow: () => Promise<void>;
}

const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/**
 * The portal stands in the frame of another site from now on.
 * @param host the element that holds all pages
 * @param asked whether the address asks for header and menus; undefined: it says nothing
 */
export function startEmbed(
  root: RootStore,
  host: HTMLElement,
  { meeting, site, storages }: Around,
  asked: boolean | undefined,
): Embedding {
  // A reload keeps it; whoever embeds the portal anew says it anew.
  if (asked !== undefined || !isReload()) root.tabStorage?.set(CHROME, asked === true ? '1' : '0');
  const chrome = root.tabStorage?.get(CHROME) === '1';
  document.documentElement.classList.add(chrome ? 'at-embedded-chrome' : 'at-embedded');
  followLooks(root, window);
  const begun = Date.now();
  const isSettled = takeSettled(window);
  const again = (settled: boolean): void => beginAnew(window, settled);
  const frame = new Frame(root, window, {
    ...{ meeting, site, storages, host, chrome, isSettled },
    beginAnew: again,
  });
  frame.listen();
  followLinks(window, {
    outside: (url) => root.container.openOutside?.(url),
    navigate: (address) => frame.go(address),
  });
  return {
    Around: frameSurround(frame, chrome),
    container: (around) => frame.container(around),
    begin: (enter, settled) => frame.begin(enter, settled),
    follow: async () => {
      const part = await loadChunk(() => import('../session/followRole.ts')).catch(() => undefined);
      part?.followRole(root, window, () => again(true), { begun, left: () => root.onTokenExpired(false) });
    },
  };
}
