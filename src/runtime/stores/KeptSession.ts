import type { LoginResponse } from '../../schemas/wire/session.ts';
import type { KeyValueStore } from './KeyValueStore.ts';

export const TOKEN = 'token';
export const ROLE = 'role';
/** Whose the kept token is. */
export const PERSON = 'person';
/** The kept token when it is the session of other windows, which this one took over and may not end. */
export const BORROWED = 'borrowed';
/** When somebody last logged out on purpose, milliseconds since 1970. */
export const LEFT = 'left';
/** The role of the last visit, chosen or not: what the next one most likely asks as. */
const LAST_ROLE = 'lastRole';
/** Of the tab alone: whoever opens a share link stays logged in as themselves everywhere else. */
const SHARE = 'shareToken';
/** A share link that this tab had open is over. */
const SHARE_ENDED = 'shareEnded';
/** Survives a logout. */
export const KEPT_ON_LOGOUT: readonly string[] = [
  'hideProjectHelp',
  'locale',
  'format',
  'theme',
  'sider',
  LEFT,
];
/** Survives an expired session too, so that the way back leads to the page where it ended. */
const KEPT_ON_EXPIRY: readonly string[] = [
  ...KEPT_ON_LOGOUT,
  'role',
  'currentSystem',
  'currentRouter',
  'jobs',
  'jobsAsked',
];

/** What a browser keeps of a session: for the windows of one person together, and of a share link for its tab alone. */
export class KeptSession {
  private readonly storage: KeyValueStore;
  private readonly tab: KeyValueStore | undefined;

  /** @param tab what lives as long as the tab of the browser */
  constructor(storage: KeyValueStore, tab?: KeyValueStore) {
    this.storage = storage;
    this.tab = tab;
  }

  /** The token of the session that is the person's own; '' where none is kept. */
  get token(): string {
    return this.storage.get(TOKEN) ?? '';
  }

  /** The token of the share link that the tab has open. */
  get shareToken(): string | undefined {
    return this.tab?.get(SHARE) ?? undefined;
  }

  /** The role that the person chose. */
  get role(): string | undefined {
    return this.storage.get(ROLE) ?? undefined;
  }

  /** The role of the last visit, chosen or not. */
  get lastRole(): string | undefined {
    return this.role ?? this.storage.get(LAST_ROLE) ?? undefined;
  }

  chooseRole(groupid: string): void {
    this.storage.set(ROLE, groupid);
  }

  noteRole(groupid: string | undefined): void {
    if (groupid === undefined) this.storage.remove(LAST_ROLE);
    else this.storage.set(LAST_ROLE, groupid);
  }

  keep({ token, userBaseInfo }: LoginResponse): void {
    // First whose it is: other windows hear of both one after the other.
    this.storage.set(PERSON, userBaseInfo.userId);
    this.storage.set(TOKEN, token.join('_'));
  }

  keepShare(token: string): void {
    this.tab?.set(SHARE, token);
  }

  dropShare(): void {
    this.tab?.remove(SHARE);
  }

  /** A share link ends in this tab, which `takeShareEnd` tells the page after this one. */
  endShare(): void {
    this.dropShare();
    this.tab?.set(SHARE_ENDED, '1');
  }

  /** Whether a share link has ended in this tab; said once. */
  takeShareEnd(): boolean {
    const hasEnded = this.tab?.get(SHARE_ENDED) === '1';
    this.tab?.remove(SHARE_ENDED);
    return hasEnded;
  }

  /** Whether somebody has logged out on purpose since a time, milliseconds since 1970, by what the windows share. */
  leftSince(time: number): boolean {
    return Number(this.storage.get(LEFT) ?? -1) > time;
  }

  noteLeft(): void {
    this.storage.set(LEFT, String(Date.now()));
  }

  /** Whether a token is the session of other windows, which ends with them and not here. */
  isBorrowed(token: string): boolean {
    return token !== '' && this.storage.get(BORROWED) === token;
  }

  /** Forgets a session that expired; not where one has begun in another window since: what is kept is that one's. */
  expire(token: string): void {
    if (this.token === '' || this.token === token) this.storage.clear(KEPT_ON_EXPIRY);
  }

  /** Forgets whoever was there. */
  leave(): void {
    this.storage.clear(KEPT_ON_LOGOUT);
  }
}
