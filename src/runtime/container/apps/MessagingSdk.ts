import { tellableMessage, TellableError } from '../../data/TellableError.ts';
import type { AssetLoader } from '../../data/AssetLoader.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import type { ChatAppScript } from '../../../schemas/wire/project.ts';
import { appTexts } from './appTexts.ts';
import { isObject, messageIn, type SignedPage, type Vendor, type VendorScript } from './Vendor.ts';
import { within } from './within.ts';

/** Milliseconds that a call waits for the script and its configuration. */
export const READY_PATIENCE = 30_000;
/** Milliseconds that the script may take for a call, where no person has to do anything. */
export const CALL_PATIENCE = 15_000;
/** The same where a person scans, chooses or pays. */
export const PERSON_PATIENCE = 300_000;
/** Calls that may wait for the configuration at once. */
export const QUEUE = 20;

export interface SdkParts {
  root: RootStore;
  browser: Window;
  assets: Pick<AssetLoader, 'load'>;
  app: ChatAppScript;
  vendor: Vendor;
}

export interface SdkCall {
  params?: object;
  /** Whether the call is one of those that a page is signed for; it is unless this says otherwise. */
  signed?: boolean;
  /** Milliseconds; `CALL_PATIENCE` when absent. */
  patience?: number;
  success?: (answer: unknown) => void;
  /** @param error its message is for the person */
  fail?: (error: Error) => void;
}

interface Configuration {
  address: string;
  done: Promise<VendorScript>;
}

/**
 * The messaging SDK: the script of the app around the page, fetched and configured when
 * a page first asks the app for something. Calls wait for it, as many as `QUEUE`, and each ends: by the answer of the
 * app, by the failure of the script or its configuration, or at its deadline. A call that fails is logged, and told to the
 * `fail` of its caller.
 */
export class MessagingSdk {
  /** Set by the app's word that the page is configured, cleared by an error. */
  isReady = false;
  private readonly parts: SdkParts;
  private configuration: Configuration | undefined;
  private waiting = 0;

  constructor(parts: SdkParts) {
    this.parts = parts;
  }

  /** Calls the app, once it is ready. Never throws. */
  call(api: string, { params = {}, signed = true, patience = CALL_PATIENCE, success, fail }: SdkCall): void {
    this.answer(api, params, { signed, patience }).then(success, (error: unknown) => {
      const told = tellableMessage(error) === undefined ? this.error('failed', error) : (error as Error);
      this.log(`${api}: ${messages(told)}`);
      fail?.(told);
    });
  }

  /**
   * The config promise: the script, once the page at its present address is configured. What failed is tried again by
   * the next who asks, where the vendor allows that.
   * @throws TellableError where the script does not come or refuses; ApiError where the page cannot be signed
   */
  configure(): Promise<VendorScript> {
    const { vendor, browser } = this.parts;
    const address = vendor.signedAddress(browser);
    const known = this.configuration;
    if (known && (vendor.configuresOnce || known.address === address)) return known.done;
    this.isReady = false;
    const configuration = { address, done: this.configured(address) };
    this.configuration = configuration;
    configuration.done.catch((error: unknown) => {
      const final = vendor.configuresOnce && error instanceof Refusal;
      if (!final && this.configuration === configuration) this.configuration = undefined;
    });
    return configuration.done;
  }

  private async answer(
    api: string,
    params: object,
    { signed, patience }: { signed: boolean; patience: number },
  ): Promise<unknown> {
    const { vendor } = this.parts;
    const script = await this.queued(() => (signed ? this.configure() : this.script()));
    const answered = new Promise<unknown>((success, reject) => {
      const cancel = (): void => {
        reject(this.error('cancelled'));
      };
      const fail = (said: string): void => {
        reject(this.error('failed', said));
      };
      try {
        vendor.invoke(script, api, params, { success, cancel, fail });
      } catch (error) {
        reject(this.error('unsupported', error));
      }
    });
    return within(answered, patience, () => this.error('late'));
  }

  /** Waits for what a call needs, among the others that do. */
  private async queued(ready: () => Promise<VendorScript>): Promise<VendorScript> {
    if (this.waiting >= QUEUE) throw this.error('busy');
    this.waiting += 1;
    try {
      return await within(ready(), READY_PATIENCE, () => this.error('notReady'));
    } finally {
      this.waiting -= 1;
    }
  }

  private async configured(address: string): Promise<VendorScript> {
    const { vendor, root } = this.parts;
    const script = await this.script();
    const page = vendor.signs ? await this.signed(address) : undefined;
    const outcome = new Promise<VendorScript>((resolve, reject) => {
      let settled = false;
      const refuse = (said: string): void => {
        settled = true;
        this.isReady = false;
        reject(new Refusal(this.text('refused'), { cause: said }));
      };
      const ready = (): void => {
        if (settled) return;
        settled = true;
        this.isReady = true;
        resolve(script);
      };
      const error = (said: string): void => {
        this.log(`${vendor.name} error: ${said}`);
        // One that comes after all had been well: the next call tries anew.
        if (!vendor.configuresOnce) this.configuration = undefined;
        if (vendor.alerts) root.ui.message('error', `${vendor.name} error: ${said}`);
        refuse(said);
      };
      try {
        if (!vendor.signs) vendor.configure(script, { ready, error });
        else if (page) vendor.configure(script, page, { ready, error });
      } catch (thrown) {
        refuse(String(thrown));
      }
    });
    return within(outcome, READY_PATIENCE, () => this.error('notReady'));
  }

  private signed(url: string): Promise<SignedPage> {
    const { root, app } = this.parts;
    const param = { url, appId: app.appId, schoolId: root.project.schoolId };
    const path = '/rest/http/open_apis/getjsApi.htm';
    return root.client.result<SignedPage>('interface', path, param, { outlivesRoute: true });
  }

  /** The script itself, by the resource loader: one that is there is not fetched again. */
  private async script(): Promise<VendorScript> {
    const { assets, app, browser, vendor } = this.parts;
    try {
      await assets.load(app.script, { retries: 1 });
    } catch (error) {
      throw this.error('missing', error);
    }
    const script: unknown = Reflect.get(browser, vendor.name);
    if (isObject(script)) return script;
    throw this.error('missing', `${app.script} brought no ${vendor.name}`);
  }

  private error(key: keyof typeof appTexts, cause?: unknown): TellableError {
    return new TellableError(this.text(key), { cause });
  }

  private text(key: keyof typeof appTexts): string {
    return this.parts.root.locale.localise(appTexts[key]);
  }

  private log(what: string): void {
    const message = { zhCN: what, enUS: what };
    this.parts.root.log.finding('container', { severity: 'error', code: 'APP_CALL_FAILED', message });
  }
}

/** The app's own no to a page. */
class Refusal extends TellableError {}

/** What an error says, with what was behind it. */
function messages({ message, cause }: Error): string {
  if (cause === undefined) return message;
  return `${message} (${cause instanceof Error ? cause.message : messageIn(cause)})`;
}
