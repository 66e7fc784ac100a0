import { ChunkLoadError, type ChunkFailure } from './ChunkLoadError.ts';

/** How an address is loaded: run as a script, applied as a style, or fetched. */
export type AssetMode = 'script' | 'css' | 'xhr';
export type AssetState = 'PENDING' | 'REJECTED' | 'RESOLVED';

export interface AssetPorts {
  /** Where scripts and styles are put. */
  document: () => Document;
  transport: typeof fetch;
}

export interface AssetOptions {
  /** Loads what is there already anew. */
  force?: boolean;
  /** Further tries by itself, after one that failed. */
  retries?: number;
}

interface Asset {
  state: AssetState;
  content: Promise<Blob | undefined>;
}

/** Milliseconds. */
export const LOAD_TIMEOUT = 120_000;

/**
 * The one way in which a page loads scripts, styles and files by their address. Each address has a state; who asks for
 * one that is on its way or there shares it, and asking after a failure tries again.
 */
export class AssetLoader {
  private readonly ports: AssetPorts;
  private readonly assets = new Map<string, Asset>();
  private readonly elements = new Map<string, HTMLElement>();
  private readonly origins = new Set<string>();

  constructor(ports: AssetPorts) {
    this.ports = ports;
  }

  /** Further origins that may be loaded from, beside the page's own. */
  allow(origins: Iterable<string>): void {
    for (const origin of origins) this.origins.add(origin);
  }

  /** Where an address stands; undefined where nobody has asked for it in this mode. */
  state(address: string, mode: AssetMode = 'script'): AssetState | undefined {
    return this.assets.get(keyOf(this.resolved(address), mode))?.state;
  }

  /**
   * Loads a script (the default), a style or a file.
   * @returns the content in mode xhr, else nothing
   * @throws ChunkLoadError where it does not come; TypeError for an origin that is not allowed
   */
  load(address: string, options: AssetOptions & { mode: 'xhr' }): Promise<Blob>;
  load(address: string, options?: AssetOptions & { mode?: AssetMode }): Promise<Blob | undefined>;
  async load(
    address: string,
    { mode = 'script', force = false, retries = 0 }: AssetOptions & { mode?: AssetMode } = {},
  ): Promise<Blob | undefined> {
    const url = this.resolved(address);
    if (url.origin !== this.ports.document().location.origin && !this.origins.has(url.origin)) {
      throw new TypeError(`Nothing is loaded from ${url.origin}.`);
    }
    const key = keyOf(url, mode);
    const known = this.assets.get(key);
    const serves = known?.state === 'PENDING' || (known?.state === 'RESOLVED' && !force);
    return (serves ? known : this.begin(key, () => this.attempt(url, mode, { force, retries }))).content;
  }

  private begin(key: string, load: () => Promise<Blob | undefined>): Asset {
    const asset: Asset = {
      state: 'PENDING',
      content: load().then(
        (content) => {
          asset.state = 'RESOLVED';
          return content;
        },
        (error: unknown) => {
          asset.state = 'REJECTED';
          throw error;
        },
      ),
    };
    this.assets.set(key, asset);
    return asset;
  }

  private async attempt(
    url: URL,
    mode: AssetMode,
    { force, retries }: Required<AssetOptions>,
  ): Promise<Blob | undefined> {
    try {
      return await (mode === 'xhr' ? this.fetched(url, force) : this.placed(url, mode));
    } catch (error) {
      if (retries === 0) throw error;
      return this.attempt(url, mode, { force, retries: retries - 1 });
    }
  }

  private async fetched(url: URL, force: boolean): Promise<Blob> {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      controller.abort();
    }, LOAD_TIMEOUT);
    const failed = (cause?: unknown): ChunkLoadError =>
      new ChunkLoadError(
        { type: controller.signal.aborted ? 'timeout' : 'missing', request: url.href },
        cause,
      );
    try {
      const { signal } = controller;
      const response = await this.ports.transport(url, { signal, ...(force && { cache: 'reload' }) });
      if (!response.ok) {
        throw response.status === 404
          ? new ChunkLoadError({ type: 'missing', request: url.href, remedy: 'release' })
          : failed(response.status);
      }
      return await response.blob();
    } catch (error) {
      throw error instanceof ChunkLoadError ? error : failed(error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Puts an element into the page's head; one of the same address goes once this one is there. */
  private placed(url: URL, mode: 'script' | 'css'): Promise<undefined> {
    const document = this.ports.document();
    const element = mode === 'css' ? styleOf(document, url) : scriptOf(document, url);
    return new Promise((resolve, reject) => {
      const fail = (type: ChunkFailure['type']) => () => {
        clearTimeout(timer);
        element.remove();
        reject(new ChunkLoadError({ type, request: url.href, style: mode === 'css' }));
      };
      const timer = setTimeout(fail('timeout'), LOAD_TIMEOUT);
      element.addEventListener('error', fail('missing'));
      element.addEventListener('load', () => {
        clearTimeout(timer);
        this.elements.get(keyOf(url, mode))?.remove();
        this.elements.set(keyOf(url, mode), element);
        resolve(undefined);
      });
      document.head.append(element);
    });
  }

  private resolved(address: string): URL {
    return new URL(address, this.ports.document().baseURI);
  }
}

const keyOf = ({ href }: URL, mode: AssetMode): string => `${mode} ${href}`;

function scriptOf(document: Document, { href }: URL): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = href;
  return script;
}

function styleOf(document: Document, { href }: URL): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return link;
}
