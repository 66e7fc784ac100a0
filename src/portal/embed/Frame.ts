import { observable, runInAction } from 'mobx';
import type { NavigateFunction } from 'react-router-dom';
import { parentContainer } from '../../runtime/container/parentContainer.ts';
import type { Container } from '../../runtime/container/Container.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { isEntry } from '../session/redirect.ts';
import { after } from './after.ts';
import { callApi, availableApis } from './callApi.ts';
import { EmbedFailure, embedFailure } from './EmbedFailure.ts';
import type { FrameStorages } from './frameStorage.ts';
import type { FramePage } from './implementations.ts';
import { Link, type Site } from './Link.ts';
import { note } from './looks.ts';
import { mayLeave } from './mayLeave.ts';
import type { Meeting } from './Meeting.ts';
import { reloadView } from './reloadView.ts';
import { SiteSession } from './SiteSession.ts';
import { surroundingsOf } from './surroundings.ts';
import { SwitchedOff } from './SwitchedOff.ts';
import { tellEvents } from './tellEvents.ts';
import { isSiteDenied, watchSite } from './watchSite.ts';

/** Milliseconds that a frame waits at its start for its parent to speak up, before it shows the login page. */
const PARENT_PATIENCE = 2_000;
/** The same for what the parent provides, once a link is open. */
const PROVIDE_PATIENCE = 1_000;

export interface FrameParts {
  readonly meeting: Meeting;
  /** Of whom the page begins; undefined: of no site that has spoken up. */
  readonly site: Site | undefined;
  readonly storages: Pick<FrameStorages, 'moveTo'>;
  /** The element that holds all pages. */
  readonly host: HTMLElement;
  /** With header and menus. */
  readonly chrome: boolean;
  /** Loads the page anew. @param isSettled as whom is kept: the site is not asked then */
  readonly beginAnew: (isSettled: boolean) => void;
  /** The page was loaded as whom is kept. */
  readonly isSettled: boolean;
}

/** The portal in the frame of another site: its link to the parent, and what that changes. */
export class Frame {
  readonly off: SwitchedOff;
  private readonly root: RootStore;
  private readonly browser: Window;
  private readonly parts: FrameParts;
  private readonly opened = observable.box<Link | undefined>(undefined, { deep: false });
  private readonly page: FramePage;
  private readonly around: ReturnType<typeof surroundingsOf>;
  private readonly session: SiteSession;
  private navigate: NavigateFunction | undefined;
  private expire: () => void = () => undefined;
  private hasBegun = false;
  private unwatch: () => void = () => undefined;
  /** The link opened last: one whose site is switched off waits for it to be on again. */
  private last: Link | undefined;

  constructor(root: RootStore, browser: Window, parts: FrameParts) {
    const { meeting, host, chrome } = parts;
    this.root = root;
    this.browser = browser;
    this.parts = parts;
    this.around = surroundingsOf(root, browser, host);
    if (parts.site) narrow(root, parts.site);
    this.page = {
      navigate: (address) => void this.navigate?.(address),
      load: (address) => {
        const query = address.includes('?') ? '&' : '?';
        const to = chrome ? `${address}${query}chrome=1` : address;
        browser.setTimeout(() => browser.location.replace(to));
      },
      note: (looks) => note(browser, looks),
      title: this.around.title,
      height: this.around.height,
      origin: browser.location.origin,
    };
    this.session = new SiteSession({
      root,
      link: () => this.link,
      expire: () => this.expire(),
      beginAnew: () => parts.beginAnew(true),
      isOff: () => this.isOff(),
    });
    this.off = new SwitchedOff({
      verify: (site) => meeting.verify(site),
      shut: (isShut) => {
        meeting.isShut = isShut;
      },
      goOn: (site) => this.goOn(site),
    });
  }

  /** Answers the parent from now on. */
  listen(): void {
    const { client, session } = this.root;
    this.parts.meeting.attach({
      client,
      session,
      late: (site) => this.late(site),
      open: (site, port) => this.open(site, port),
    });
    this.browser.addEventListener('pagehide', () => this.link?.close('RELOADED'));
  }

  /** The pages have a router from now on. @returns ends it */
  attach(navigate: NavigateFunction): () => void {
    this.navigate = navigate;
    return () => {
      if (this.navigate === navigate) this.navigate = undefined;
    };
  }

  /** Goes to a page of the portal. */
  go(address: string): void {
    this.root.overlays.leave(() => void this.navigate?.(address));
  }

  /** What surrounds the portal, with what the parent provides. */
  container(around: Container): Container {
    return parentContainer(this.root, this.browser, around, {
      makesRoom: !this.parts.chrome,
      provides: (name) => this.link?.provided.has(name) === true,
      ask: (name, params) =>
        this.link?.ask(name, params) ??
        Promise.reject(embedFailure(this.root, 'FAILED', 'notProvided', { name })),
    });
  }

  /**
   * Begins the session: the site says first who is logged in there. Where nobody is logged in then, a parent that has not
   * spoken up yet is waited for before a login page is shown. From then on the site is asked again when the session is over,
   * and whenever it has something new to say.
   * @param enter begins the session as a window does, from what is kept
   * @param isSettled the address says as whom
   */
  async begin(enter: () => Promise<void>, isSettled = false): Promise<void> {
    const { root, parts } = this;
    root.session.setRenewing(true);
    try {
      if (isSettled || parts.isSettled) this.session.passOver();
      else if (parts.site !== undefined) await this.meet((link) => this.session.settle(link));
      const entered = enter();
      const expire = root.onTokenExpired;
      this.expire = () => expire(false);
      root.onTokenExpired = (ofShare) => {
        if (ofShare || root.session.status !== 'loggedIn') expire(ofShare);
        else this.session.renew();
      };
      await entered;
      const isNobody = root.session.status === 'loggedOut' && !isEntry(this.browser.location.pathname);
      if (isNobody && parts.site === undefined) await this.meet(() => this.session.heard());
    } finally {
      root.session.setRenewing(false);
      this.hasBegun = true;
    }
    void this.session.heard();
  }

  private get link(): Link | undefined {
    return this.opened.get();
  }

  /** Waits for a link, and for what the parent provides; nothing is done where none comes. */
  private async meet(then: (link: Link) => Promise<void>): Promise<void> {
    const link = await Promise.race([this.parts.meeting.handshake.first(), after(PARENT_PATIENCE)]);
    if (link === undefined) return;
    await Promise.race([link.hasSaid(), after(PROVIDE_PATIENCE)]);
    await then(link);
  }

  /** A site has spoken up after the page had begun without one, or as another's. */
  private async late(site: Site): Promise<void> {
    const { root, parts } = this;
    const { current } = root.systems;
    narrow(root, site);
    const isOthers = current !== undefined && root.systems.ofSite?.includes(current.id) === false;
    if (parts.storages.moveTo(site) && !isOthers) return;
    try {
      await mayLeave(root, this.link, () => root.unsaved.any());
    } catch (error) {
      if (!(error instanceof EmbedFailure)) throw error;
      return;
    }
    root.unsaved.giveUp();
    // The address of a system that the site does not open could not be loaded in its frame.
    if (isOthers) this.page.load('/main');
    else parts.beginAnew(false);
    // Nothing is answered by a page that goes.
    await new Promise(() => undefined);
  }

  private open(site: Site, port: MessagePort): Link {
    const { root, page } = this;
    const link: Link = new Link({
      port,
      site,
      call: (call) => callApi({ root, link, page }, call),
      failed: (why, name) => embedFailure(root, why === 'busy' ? 'QUEUE_FULL' : 'FAILED', why, { name }),
    });
    link.onProvided(() => {
      if (this.hasBegun) void this.session.heard();
    });
    this.last = link;
    this.off.accepted(site);
    this.follow(link);
    return link;
  }

  /** Tells the parent what it may do, and from then on what happens, until the link closes. */
  private follow(link: Link): void {
    const { root } = this;
    link.say({ action: 'AVAILABLE_API', message: availableApis(root) });
    this.unwatch();
    const ends = [tellEvents(root, link, this.around), this.watchOver(link.site, link)];
    link.onClosed(() => {
      for (const end of ends) end();
      runInAction(() => {
        if (this.link === link) this.opened.set(undefined);
      });
    });
    runInAction(() => this.opened.set(link));
  }

  /** The person goes on after the site was off: what was asked for meanwhile went nowhere, and is asked for now. */
  private async goOn(site: Site): Promise<void> {
    const { root, last } = this;
    if (this.link === undefined) {
      if (last?.resume(site) === true) this.follow(last);
      else this.unwatch = this.watchOver(site);
    }
    // The session may have ended with the site, which says then who is there.
    if (this.link !== undefined) await Promise.race([this.link.hasSaid(), after(PROVIDE_PATIENCE)]);
    if (!root.unsaved.any()) reloadView(root);
  }

  /** Hears of it when a site is switched off. @param link to it, where there is one @returns ends it */
  private watchOver(site: Site, link?: Link): () => void {
    // Nobody can switch off what is registered nowhere.
    if (site.isRecognised) return () => undefined;
    const { root, parts } = this;
    return watchSite(root, site, {
      verify: () => parts.meeting.verify(site),
      off: () => this.turnOff(site, link),
    });
  }

  private turnOff(site: Site, link: Link | undefined): void {
    link?.suspend();
    this.off.turnOff(site);
  }

  /** Whether the site is switched off, which the end of a session may tell before the line that watches does. */
  private async isOff(): Promise<boolean> {
    const { link, off } = this;
    if (off.state !== 'on') return true;
    if (!link || link.site.isRecognised) return false;
    const isDenied = await isSiteDenied(() => this.parts.meeting.verify(link.site));
    if (isDenied) this.turnOff(link.site, link);
    return isDenied;
  }
}

/** No systems are offered but the site's; one that is registered nowhere lists none. */
function narrow({ systems }: RootStore, { scope, isRecognised }: Site): void {
  if (!isRecognised) systems.narrowTo(scope.systems);
}
