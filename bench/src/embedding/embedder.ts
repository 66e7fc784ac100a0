import type { Sdk, SdkMountOptions } from '../../../src/schemas/embed/publicTypes.ts';

/** What the parent page embeds. */
export interface EmbedderPlaces {
  /** Address of a page of the portal. */
  readonly src: string;
  readonly appKey: string;
  /** Origin of the peers' frames. */
  readonly peers: string;
}

/** Ways to call a frame. `port` is the limit: a bare MessagePort, whose other end sends back what comes. */
export type Caller = 'atrium' | 'penpal' | 'port';
/** Ways to embed a page. `plain` is the limit: an iframe without a link. */
export type Mounter = 'atrium' | 'plain';

/** When an iframe began, in milliseconds since 1970, and milliseconds from then. */
export interface Started {
  readonly began: number;
  /** Until the iframe's `load`. */
  readonly loaded: number;
  /** Until RESOLVED; absent where nothing links it. */
  readonly resolved?: number;
}

/** What `installEmbedder` puts into a parent page. */
export interface Embedder {
  start(mounter: Mounter): Promise<Started>;
  /** Links a frame and calls it, one call after the other. @returns milliseconds of each call after the first ones */
  timeCalls(caller: Caller, warmUp: number, calls: number): Promise<readonly number[]>;
  /** Mounts and takes away so many times, one after the other, each fifth at the same moment of its life. */
  mountAndDestroy(mounter: Mounter, times: number): Promise<void>;
}

interface PenpalGlobal {
  readonly WindowMessenger: new (options: { remoteWindow: Window; allowedOrigins: string[] }) => object;
  connect(options: { messenger: object }): {
    readonly promise: Promise<{ getState(): Promise<unknown> }>;
  };
}

declare global {
  interface Window {
    readonly AtriumSDK: { mount(element: Element, options: SdkMountOptions): Sdk };
    readonly Penpal: PenpalGlobal;
    embedder: Embedder;
  }
}

/** Puts `window.embedder` into the parent page. Is sent as text: it names nothing outside of itself. */
export function installEmbedder({ src, appKey, peers }: EmbedderPlaces): void {
  if (window !== window.top) return;
  const place = (): HTMLElement => {
    const element = document.querySelector<HTMLElement>('#portal');
    if (element === null) throw new Error('The page has no place for a frame');
    element.style.height = '600px';
    return element;
  };
  const mountPlain = (address: string): HTMLIFrameElement => {
    const frame = document.createElement('iframe');
    frame.src = address;
    Object.assign(frame.style, { border: '0', display: 'block', width: '100%', height: '100%' });
    place().append(frame);
    return frame;
  };
  const mountAtrium = (): Sdk => window.AtriumSDK.mount(place(), { src, appKey });
  const loadOf = (frame: HTMLIFrameElement): Promise<void> =>
    new Promise((resolve) => {
      frame.addEventListener('load', () => resolve(), { once: true });
    });
  const windowOf = ({ contentWindow }: HTMLIFrameElement): Window => {
    if (contentWindow === null) throw new Error('The frame has gone');
    return contentWindow;
  };
  const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

  const start = async (mounter: Mounter): Promise<Started> => {
    const begun = performance.now();
    const since = (): number => performance.now() - begun;
    const began = performance.timeOrigin + begun;
    if (mounter === 'plain') {
      await loadOf(mountPlain(src));
      return { began, loaded: since() };
    }
    const sdk = mountAtrium();
    const [loaded, resolved] = await Promise.all([
      loadOf(sdk.target).then(since),
      sdk.whenReady().then(since),
    ]);
    return { began, loaded, resolved };
  };

  const linked: Readonly<Record<Caller, () => Promise<() => Promise<unknown>>>> = {
    atrium: async () => {
      const sdk = mountAtrium();
      await sdk.whenReady();
      return () => sdk.call('getState');
    },
    penpal: async () => {
      const frame = mountPlain(`${peers}/penpal.html#${location.origin}`);
      const messenger = new window.Penpal.WindowMessenger({
        remoteWindow: windowOf(frame),
        allowedOrigins: [peers],
      });
      const remote = await window.Penpal.connect({ messenger }).promise;
      return () => remote.getState();
    },
    port: async () => {
      const frame = mountPlain(`${peers}/port.html`);
      await loadOf(frame);
      const { port1, port2 } = new MessageChannel();
      let arrived: (data: unknown) => void = () => undefined;
      port1.onmessage = ({ data }) => arrived(data);
      windowOf(frame).postMessage('port', peers, [port2]);
      return () =>
        new Promise((resolve) => {
          arrived = resolve;
          port1.postMessage({ action: 'CALL', id: 1, name: 'getState', params: {} });
        });
    },
  };
  const timeCalls = async (caller: Caller, warmUp: number, calls: number): Promise<readonly number[]> => {
    const call = await linked[caller]();
    const times: number[] = [];
    for (let index = -warmUp; index < calls; index += 1) {
      const begun = performance.now();
      await call();
      if (index >= 0) times.push(performance.now() - begun);
    }
    return times;
  };

  /** A mounted frame, used as pages do. */
  const mounted: Readonly<
    Record<Mounter, () => { target: HTMLIFrameElement; ready(): Promise<unknown>; end(): void }>
  > = {
    plain: () => {
      const target = mountPlain(src);
      return { target, ready: () => loadOf(target), end: () => target.remove() };
    },
    atrium: () => {
      const sdk = mountAtrium();
      sdk.on('height', () => undefined);
      sdk.on('state', () => undefined);
      sdk.ready(() => undefined);
      sdk.provide({ setTitle: () => undefined });
      // Waits for the link, and fails where that ends first.
      sdk.call('getState').catch(() => undefined);
      return {
        target: sdk.target,
        ready: () => sdk.whenReady().then(() => sdk.call('getState')),
        end: () => sdk.destroy(),
      };
    },
  };
  /** Until when a frame lives. */
  const lives: readonly ((one: ReturnType<(typeof mounted)[Mounter]>) => Promise<unknown>)[] = [
    () => Promise.resolve(),
    () => pause(20),
    () => pause(120),
    ({ target }) => loadOf(target),
    (one) => one.ready(),
  ];
  const mountAndDestroy = async (mounter: Mounter, times: number): Promise<void> => {
    for (let index = 0; index < times; index += 1) {
      const one = mounted[mounter]();
      await lives[index % lives.length]?.(one);
      one.end();
    }
  };
  window.embedder = { start, timeCalls, mountAndDestroy };
}
