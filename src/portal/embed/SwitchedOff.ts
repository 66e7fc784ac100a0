import { makeAutoObservable, runInAction } from 'mobx';
import type { VerifyAnswer } from '../../schemas/embed/verify.ts';
import type { Site } from './Link.ts';

/** `off`: nothing leaves the frame. `onAgain`: the site may embed the portal once more, and the person goes on when they want. */
export type SiteState = 'on' | 'off' | 'checking' | 'onAgain';

interface SwitchedOffParts {
  /** Whether the site may embed the portal. @throws ApiError */
  readonly verify: (site: Site) => Promise<VerifyAnswer>;
  /** From now on no call leaves the frame, or does again. */
  readonly shut: (isShut: boolean) => void;
  /** The person goes on. */
  readonly goOn: (site: Site) => Promise<void>;
}

/** Whether the site around a frame was switched off, and what becomes of the page meanwhile. */
export class SwitchedOff {
  state: SiteState = 'on';
  private site: Site | undefined = undefined;
  private readonly parts: SwitchedOffParts;

  constructor(parts: SwitchedOffParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'site'>(this, { parts: false, site: false }, { autoBind: true });
  }

  /** The server says that a site is off. */
  turnOff(site: Site): void {
    this.site = site;
    this.state = 'off';
    this.parts.shut(true);
  }

  /** The site has been accepted anew, as by another handshake. */
  accepted(site: Site): void {
    if (this.state === 'on') return;
    this.site = site;
    this.state = 'onAgain';
  }

  /** Asks whether the site is on again; where nothing is answered it is as before. */
  async check(): Promise<void> {
    const { site } = this;
    if (site === undefined || this.state !== 'off') return;
    this.state = 'checking';
    const { isValid, scope = site.scope } = await this.parts
      .verify(site)
      .catch((): VerifyAnswer => ({ isValid: false }));
    runInAction(() => {
      if (this.state !== 'checking') return;
      this.site = { ...site, scope };
      this.state = isValid ? 'onAgain' : 'off';
    });
  }

  goOn(): void {
    const { site } = this;
    if (site === undefined || this.state !== 'onAgain') return;
    this.state = 'on';
    this.parts.shut(false);
    void this.parts.goOn(site);
  }
}
