import { observable, runInAction } from 'mobx';
import type { NavigateFunction } from 'react-router-dom';
import { parentContainer } from '../../runtime/container/parentContainer.ts';
import type { Container } from '../../runtime/container/Container.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { isEntry } from '../session/redirect.ts';
import { callApi, availableApis } from './callApi.ts';
import { embedFailure } from './EmbedFailure.ts';
import { Handshake } from './Handshake.ts';
import type { FramePage } from './implementations.ts';
import { Link, type Site } from './Link.ts';
import { logInByCode } from './logIn.ts';
import { reloadView } from './reloadView.ts';
import { recognise, verifySite } from './siteCalls.ts';
import { surroundingsOf } from './surroundings.ts';
import { tellEvents } from './tellEvents.ts';
import { watchSite } from './watchSite.ts';

/** Milliseconds that a frame waits at its start for its parent to speak up, before it shows the login page. */
const PARENT_PATIENCE = 2_000;
/** The same for what the parent provides, once a link is open. */
const PROVIDE_PATIENCE = 1_000;

/** The portal in the frame of another site: its link to the parent, and what that changes. */
export class Frame {
  private readonly root: RootStore;
  private readonly browser: Window;
  private readonly handshake: Handshake;
  private readonly opened = observable.box<Link | undefined>(undefined, { deep: false });
  private navigate: NavigateFunction | undefined;
  private renewal: Promise<void> | undefined;
  private readonly page: FramePage;
  private readonly around: ReturnType<typeof surroundingsOf>;

  private readonly chrome: boolean;

  /**
   * @param host the element that holds all pages
   * @param chrome with header and menus
   */
  constructor(root: RootStore, browser: Window, { host, chrome }: { host: HTMLElement; chrome: boolean }) {
    this.root = root;
    this.chrome = chrome;
    this.browser = browser;
    this.around = surroundingsOf(root, browser, host);
    this.page = {
      navigate: (address) => void this.navigate?.(address),
      load: (address) => {
        const query = address.includes('?') ? '&' : '?';
        const to = chrome ? `${address}${query}chrome=1` : address;
        browser.setTimeout(() => browser.location.replace(to));
      },
      title: this.around.title,
      height: this.around.height,
      origin: browser.location.origin,
    };
    this.handshake = new Handshake({
      browser,
      verify: (site) => verifySite(root, site),
      recognise: root.project.recogniser && ((recogniser) => recognise(root, recogniser)),
      open: (site, port) => this.open(site, port),
      now: () => performance.now(),
    });
  }

  /** Listens to the parent from now on. */
  listen(): void {
    this.handshake.listen();
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
      makesRoom: !this.chrome,
      provides: (name) => this.opened.get()?.provided.has(name) === true,
      ask: (name, params) =>
        this.link?.ask(name, params) ??
        Promise.reject(embedFailure(this.root, 'FAILED', 'notProvided', { name })),
    });
  }

  /**
   * Begins the session; where nobody is logged in then, the parent is asked to log the person in before a login page is
   * shown. From then on it is asked once more when the session is over.
   * @param enter begins the session as a window does
   */
  async begin(enter: () => Promise<void>): Promise<void> {
    const { root } = this;
    root.session.setRenewing(true);
    try {
      const entered = enter();
      const expire = root.onTokenExpired;
      root.onTokenExpired = (ofShare) => {
        if (ofShare || root.session.status !== 'loggedIn') expire(ofShare);
        else this.renewal ??= this.renew(() => expire(false)).finally(() => (this.renewal = undefined));
      };
      await entered;
      const { pathname } = this.browser.location;
      if (root.session.status === 'loggedOut' && !isEntry(pathname)) await this.logInFirst();
    } finally {
      root.session.setRenewing(false);
    }
  }

  private get link(): Link | undefined {
    return this.opened.get();
  }

  private async logInFirst(): Promise<void> {
    const link = await Promise.race([this.handshake.first(), after(PARENT_PATIENCE)]);
    if (link === undefined) return;
    if (await providesCode(link)) await logInByCode(this.root, link);
  }

  /** The session is over: the parent may have a code for another one, else it is told. */
  private async renew(expire: () => void): Promise<void> {
    const { root, link } = this;
    if (link !== undefined && (await providesCode(link)) && (await logInByCode(root, link))) {
      // What was asked for in the old session has failed; what is typed stays.
      if (!root.unsaved.any()) reloadView(root);
      return;
    }
    expire();
    link?.tell('tokenExpired', {});
  }

  private open(site: Site, port: MessagePort): Link {
    const { root, page } = this;
    const link: Link = new Link({
      port,
      site,
      call: (call) => callApi({ root, link, page }, call),
      failed: (why, name) => embedFailure(root, why === 'busy' ? 'QUEUE_FULL' : 'FAILED', why, { name }),
    });
    link.say({ action: 'AVAILABLE_API', message: availableApis(root) });
    const ends = [
      tellEvents(root, link, this.around),
      // Nobody can switch off what is registered nowhere.
      site.isRecognised ? () => undefined : watchSite(root, site, () => link.close('ORIGIN_DENIED')),
    ];
    link.onClosed(() => {
      for (const end of ends) end();
      runInAction(() => {
        if (this.link === link) this.opened.set(undefined);
      });
    });
    runInAction(() => this.opened.set(link));
    return link;
  }
}

/** Whether a parent has login codes, once it has said what it provides. */
async function providesCode(link: Link): Promise<boolean> {
  await Promise.race([link.hasSaid(), after(PROVIDE_PATIENCE)]);
  return link.provided.has('loginCode');
}

const after = (time: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, time, undefined);
  });
