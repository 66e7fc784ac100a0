import type { LiveMessage } from '../../schemas/wire/live.ts';

/** What is said under one name reaches all other pages that opened it. */
export interface Channel {
  say(message: LiveMessage): void;
  close(): void;
}

/**
 * How pages of the portal in one browser hear each other. Browsers keep both apart by the site at the top: frames in pages of
 * one site are neighbours, those in pages of another one are not.
 */
export interface Neighbours {
  /** @returns undefined where pages cannot hear each other */
  open(name: string, heard: (message: LiveMessage) => void): Channel | undefined;
  /** Undefined where there are none, as on pages over plain http. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
}

/** A page that hears nobody. */
export const noNeighbours: Neighbours = { open: () => undefined, locks: undefined };
