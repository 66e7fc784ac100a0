/** How a designer's page is read; CSS selectors. */
export interface ProbePlaces {
  /** A line of the outline. */
  readonly outline: string;
  /** A part that is drawn on the canvas. */
  readonly part: string;
  /** How many parts are drawn in the end. */
  readonly parts: number;
  /** The frame that the canvas is in; absent: the page itself. */
  readonly frame?: string;
}

/** Milliseconds since the navigation until something is painted. */
export interface Opened {
  readonly outline: number;
  readonly first: number;
  readonly all: number;
}

/** What `installProbe` puts into a page. */
export interface Probe {
  readonly opened: Promise<Opened>;
  /** Measures from the next key until the text of an element on the canvas is another one and painted. */
  watchText(selector: string): void;
  /** Measures from the next key until the page has more of some elements and has painted them. */
  watchMore(selector: string): void;
  /** Milliseconds that the watched key took. */
  taken(): Promise<number>;
  /** Begins to note how long frames take. */
  watchFrames(): void;
  /** The frames since, in milliseconds. */
  frames(): readonly number[];
}

declare global {
  interface Window {
    designerProbe: Probe;
  }
}

/** Puts `window.designerProbe` into a page before its own scripts run. Is sent as text: it names nothing outside of itself. */
export function installProbe({ outline, part, parts, frame }: ProbePlaces): void {
  if (window !== window.top) return;
  const patience = 90_000;
  let result: Promise<number> | undefined;
  let frames: number[] = [];
  let pixel: HTMLElement | undefined;

  const canvas = (): Document | null | undefined =>
    frame === undefined ? document : document.querySelector<HTMLIFrameElement>(frame)?.contentDocument;
  // Headless Chromium slows frames down where nothing has to be painted.
  const flip = (): void => {
    if (pixel === undefined) {
      pixel = document.createElement('div');
      pixel.style.cssText =
        'position:fixed;right:0;bottom:0;width:1px;height:1px;pointer-events:none;z-index:9999';
      document.documentElement.append(pixel);
    }
    pixel.style.background = pixel.style.background === 'white' ? 'snow' : 'white';
  };
  // A message that is sent in a frame arrives when that frame has been painted.
  const painted = (isSo: () => boolean, prompt: boolean): Promise<number> =>
    new Promise((resolve, reject) => {
      const until = performance.now() + patience;
      const look = (): void => {
        if (isSo()) {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(undefined);
        } else if (performance.now() > until) reject(new Error(`Not so after ${String(patience)} ms`));
        else {
          if (prompt) flip();
          requestAnimationFrame(look);
        }
      };
      requestAnimationFrame(look);
    });
  const watch = (isSo: () => boolean): void => {
    result = new Promise((resolve, reject) => {
      const pressed = (event: KeyboardEvent): void => {
        if (event.key === 'Control') return;
        document.removeEventListener('keydown', pressed, true);
        painted(isSo, true).then((now) => resolve(now - event.timeStamp), reject);
      };
      document.addEventListener('keydown', pressed, true);
    });
  };

  const drawn = (): number => canvas()?.querySelectorAll(part).length ?? 0;
  const opened = Promise.all([
    painted(() => document.querySelector(outline) !== null, false),
    painted(() => (canvas()?.querySelector(part) ?? null) !== null, false),
    painted(() => drawn() >= parts, false),
  ]).then(([listed, first, all]) => ({ outline: listed, first, all }));

  window.designerProbe = {
    opened,
    watchText: (selector) => {
      const text = (): string | null | undefined => canvas()?.querySelector(selector)?.textContent;
      const before = text();
      watch(() => text() !== before);
    },
    watchMore: (selector) => {
      const count = (): number => document.querySelectorAll(selector).length;
      const before = count();
      watch(() => count() > before);
    },
    taken: () => result ?? Promise.reject(new Error('No key is watched')),
    watchFrames: () => {
      const noted: number[] = [];
      frames = noted;
      let last: number | undefined;
      const note = (now: number): void => {
        if (frames !== noted) return;
        if (last !== undefined) noted.push(now - last);
        last = now;
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    },
    frames: () => {
      const noted = frames;
      frames = [];
      return noted;
    },
  };
}
