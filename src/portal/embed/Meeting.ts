import { ApiClient } from '../../runtime/data/ApiClient.ts';
import { ApiError } from '../../runtime/data/ApiError.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { Project } from '../../schemas/wire/project.ts';
import { Handshake, type FrameWindow } from './Handshake.ts';
import { after } from './after.ts';
import type { Link, Site } from './Link.ts';
import { recognise, verifySite, type Asking } from './siteCalls.ts';

/** Milliseconds within which the page around speaks up: the SDK asks every 100. */
const SPEAKS_WITHIN = 400;
/** The same for the server's word about it. */
const JUDGED_WITHIN = 3_000;

/** The page in the frame, once it is there. */
export interface Met {
  readonly session: RootStore['session'];
  readonly client: RootStore['client'];
  /** A site that spoke up after the page had begun. What it waits for, the answer waits for. */
  readonly late: (site: Site) => Promise<void>;
  readonly open: (site: Site, port: MessagePort) => Link;
}

/**
 * Meets the page around a frame before there are stores: what is kept in a frame stands under names of its site. A site that
 * may embed the portal is answered once the page is there.
 */
export class Meeting {
  readonly handshake: Handshake;
  /** How calls leave the frame; none does while it is shut. */
  readonly transport: typeof fetch;
  isShut = false;
  private site: Site | undefined;
  /** The site that the page has begun as its own. */
  private taken: Site | undefined;
  private met: Met | undefined;
  private readonly attached = deferred<Met>();
  private readonly judged = deferred<true>();
  private readonly asking: Asking;
  private readonly browser: FrameWindow & Pick<Window, 'location'>;

  constructor(project: Project, browser: FrameWindow & Pick<Window, 'location'>, transport: typeof fetch) {
    this.browser = browser;
    this.transport = (input, init) =>
      this.isShut
        ? Promise.reject(new ApiError('cancelled', 'The site around the frame is switched off.'))
        : transport(input, init);
    const client = new ApiClient({
      project: () => project,
      token: () => '',
      locale: () => 'zhCN',
      device: () => 'desktop',
      tokenExpired: () => undefined,
      transport,
    });
    this.asking = { client, project };
    this.handshake = new Handshake({
      browser,
      verify: (site) => this.verify(site),
      recognise: project.recogniser && ((recogniser) => recognise(this.asking, recogniser)),
      onSite: (site) => this.arrived(site),
      open: (site, port) => {
        if (this.met === undefined) throw new Error('No page is attached.');
        return this.met.open(site, port);
      },
      now: () => performance.now(),
    });
    this.handshake.listen();
  }

  /**
   * The site around the frame; undefined where it does not speak up in time, or may not embed the portal. A page of the
   * portal's own around it is not waited for.
   */
  async around(): Promise<Site | undefined> {
    if (isOwn(this.browser)) return undefined;
    // A refusal ends the wait as well.
    const judged = Promise.race([this.judged.promise, this.handshake.first()]);
    await Promise.race([judged, after(SPEAKS_WITHIN)]);
    if (this.handshake.isAddressed) await Promise.race([judged, after(JUDGED_WITHIN)]);
    this.taken = this.site;
    return this.taken;
  }

  /** The page is there: the site is answered, and so is whichever comes later. */
  attach(met: Met): void {
    this.met = met;
    this.attached.resolve(met);
  }

  /** Whether a site may embed the portal, by the server's word; asked also while nothing else is. @throws ApiError */
  verify(site: Pick<Site, 'appKey' | 'origin'>): ReturnType<typeof verifySite> {
    const { met, asking } = this;
    if (met === undefined || this.isShut) return verifySite(asking, site);
    return verifySite({ client: met.client, project: asking.project }, site, met.session);
  }

  private async arrived(site: Site): Promise<void> {
    if (this.met === undefined) {
      this.site = site;
      this.judged.resolve(true);
    }
    const met = await this.attached.promise;
    // It came too late for the page to begin as its own.
    if (this.taken !== site) await met.late(site);
  }
}

/** Whether the page around is the portal's own: another origin's tells nothing. */
function isOwn({ parent, location }: Pick<Window, 'parent' | 'location'>): boolean {
  try {
    return parent.location.origin === location.origin;
  } catch {
    return false;
  }
}

function deferred<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}
