import { ApiError } from '../../runtime/data/ApiError.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { PERSON, TOKEN } from '../../runtime/stores/KeptSession.ts';
import type { LoginResponse } from '../../schemas/wire/session.ts';
import { KEPT_IN_TAB } from '../chatLogin/tabPlatform.ts';
import { revoke, whoIs } from '../session/otherSessions.ts';
import { askSite, knowsPerson } from './askSite.ts';
import { EmbedFailure } from './EmbedFailure.ts';
import { KEPT_BY_FRAME } from './frameStorage.ts';
import type { Link } from './Link.ts';
import { mayLeave } from './mayLeave.ts';
import { reloadView } from './reloadView.ts';
import { isSamePerson, sessionOf, type SiteWord } from './sessionOf.ts';

interface SiteSessionParts {
  readonly root: RootStore;
  readonly link: () => Link | undefined;
  /** Ends the session of the page, as in a window. */
  readonly expire: () => void;
  /** Begins the page anew, by the session that is kept then. */
  readonly beginAnew: () => void;
  /** Whether the site is switched off, by the server's word: then the page is held still. */
  readonly isOff: () => Promise<boolean>;
}

/** The session of a frame, as far as the site around it has a say: `sessionOf` is the rule. */
export class SiteSession {
  private readonly parts: SiteSessionParts;
  /** The provider that was asked last, by when it was given. */
  private asked = -1;
  /** Somebody stays on a page whose person is not logged in any more: they are asked once. */
  private stays = false;
  private passes = false;
  private isRenewing = false;
  private last: Promise<void> = Promise.resolve();

  constructor(parts: SiteSessionParts) {
    this.parts = parts;
  }

  /** Before the page begins: settles as whom. */
  async settle(link: Link): Promise<void> {
    const { root } = this.parts;
    const { session, storage } = root;
    const word = await this.ask(link);
    const token = storage.get(TOKEN) ?? '';
    // What nobody says anything of need not be known.
    const kept = token === '' || word === 'silent' ? undefined : await whoIs(root, token);
    const login = typeof kept === 'object' ? kept : undefined;
    const isBorrowed = session.isBorrowed(token);
    const whose = sessionOf(word, { login, isBorrowed });
    if (whose === 'kept') {
      this.drop(word);
      session.startAsKept();
    } else {
      if (login !== undefined && !isBorrowed) void revoke(root, token);
      if (typeof word === 'object') session.startAs(word);
      else session.startAsNobody();
    }
  }

  /** As whom the page begins is settled already: the provider that there is then is not asked about it. */
  passOver(): void {
    this.passes = true;
  }

  /** The site has said what it provides: one provider is asked once, whatever page is open. */
  async heard(): Promise<void> {
    const link = this.parts.link();
    if (link === undefined || !this.mayAsk(link) || link.codesSince <= this.asked) return;
    if (this.passes) {
      this.passes = false;
      this.asked = link.codesSince;
      return;
    }
    this.asked = link.codesSince;
    await this.inTurn(async () => {
      await this.apply(await this.ask(link), false);
    });
  }

  /** The session is over: the site may know somebody still, else it is told. */
  renew(): void {
    if (this.isRenewing) return;
    this.isRenewing = true;
    void this.inTurn(async () => {
      const { root, link, expire, isOff } = this.parts;
      if (this.stays || (await this.followsSibling())) return;
      const around = link();
      const isRenewed = around !== undefined && this.mayAsk(around) && (await this.byWord(around));
      if (isRenewed || root.session.status !== 'loggedIn') return;
      // A site that is switched off takes its sessions along: what stands in the page waits until it is on again.
      if (await isOff()) return;
      expire();
      link()?.tell('tokenExpired', {});
    }).finally(() => (this.isRenewing = false));
  }

  private async byWord(link: Link): Promise<boolean> {
    const { root } = this.parts;
    const { token } = root.session;
    const isGoing = await this.apply(await this.ask(link), true);
    // What was asked for in the old session has failed; what is typed stays.
    if (isGoing && root.session.token !== token && !root.unsaved.any()) reloadView(root);
    return isGoing;
  }

  /** One after the other: each finds what the one before has made of the session. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    return turn;
  }

  /** A provider from before a logout would undo it. */
  private mayAsk(link: Link): boolean {
    return knowsPerson(link) && !this.parts.root.session.leftSince(link.codesSince);
  }

  private async ask(link: Link): Promise<SiteWord> {
    if (!this.mayAsk(link)) return 'silent';
    this.asked = link.codesSince;
    return askSite(this.parts.root, link);
  }

  /**
   * Goes by the site's word on a page that is open.
   * @param isOver the session of the page has ended
   * @returns whether the page goes on
   */
  private async apply(word: SiteWord, isOver: boolean): Promise<boolean> {
    const { root, expire } = this.parts;
    const { session } = root;
    const kept = { login: isOver ? undefined : session.login, isBorrowed: session.isBorrowed(session.token) };
    const whose = sessionOf(word, kept);
    if (whose === 'kept') this.drop(word);
    else if (whose === 'nobody') expire();
    else if (typeof word === 'object') {
      if (session.login !== undefined && !isSamePerson(word, session.login))
        return this.becomes(word, isOver);
      session.begin(word);
      return true;
    }
    return !isOver;
  }

  /** Two people's data never stand in one page: it begins anew as the other one, where the person lets it. */
  private async becomes(word: LoginResponse, isOver: boolean): Promise<boolean> {
    const { root, link, beginAnew } = this.parts;
    const { session, tabs, tabDrafts, tabStorage, unsaved } = root;
    try {
      await mayLeave(root, link(), () => unsaved.any());
    } catch (error) {
      if (!(error instanceof EmbedFailure)) throw error;
      this.stays = isOver;
      this.drop(word);
      return true;
    }
    unsaved.giveUp();
    if (!isOver && !session.isBorrowed(session.token)) void revoke(root, session.token);
    tabs.forget();
    tabDrafts.forget();
    tabStorage?.clear([...KEPT_IN_TAB, ...KEPT_BY_FRAME]);
    session.keepForNext(word);
    beginAnew();
    return true;
  }

  /** A frame beside this one has begun another session of the same person. */
  private async followsSibling(): Promise<boolean> {
    const { session, storage } = this.parts.root;
    const token = storage.get(TOKEN) ?? '';
    const person = session.login?.userBaseInfo.userId;
    if (token === '' || token === session.token || storage.get(PERSON) !== person) return false;
    try {
      await session.follow(token);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return false;
    }
  }

  /** A session that nobody goes on with ends at once. */
  private drop(word: SiteWord): void {
    if (typeof word === 'object') void revoke(this.parts.root, word.token.join('_'));
  }
}
