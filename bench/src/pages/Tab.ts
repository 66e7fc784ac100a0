import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { MountOptions } from './inPage/contender.ts';
import type { MountTimes } from './inPage/bench.ts';

/** As in the measurements that the targets come from. */
const VIEWPORT = { width: 1280, height: 1300 };

const NOTHING_LINKED: MountOptions = { linked: 0 };

/** A profile of the browser's: samples of stack frames, with microseconds between them. */
export interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: {
      readonly url: string;
      readonly functionName: string;
      readonly lineNumber: number;
      readonly columnNumber: number;
    };
  }[];
  readonly samples?: readonly number[] | undefined;
  readonly timeDeltas?: readonly number[] | undefined;
}

/** A fresh page with one contender, as the cases use it. */
export class Tab {
  private readonly page: Page;
  private readonly protocol: CDPSession;
  /** Addresses of what was fetched. */
  private readonly scripts: ReadonlySet<string>;

  private constructor(page: Page, protocol: CDPSession, scripts: Set<string>) {
    this.page = page;
    this.protocol = protocol;
    this.scripts = scripts;
  }

  /** Opens an address in a context of its own, does something there and closes it, however that ends. */
  static async with<T>(browser: Browser, address: string, act: (tab: Tab) => Promise<T>): Promise<T> {
    const context = await browser.newContext({ viewport: VIEWPORT });
    const errors: string[] = [];
    try {
      const page = await context.newPage();
      const scripts = new Set<string>();
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('response', (response) => {
        if (new URL(response.url()).pathname.endsWith('.js')) scripts.add(response.url());
      });
      const protocol = await context.newCDPSession(page);
      await page.goto(address);
      return await act(new Tab(page, protocol, scripts));
    } catch (error) {
      const [first] = errors;
      if (first === undefined) throw error;
      throw new Error(`${error instanceof Error ? error.message : String(error)}; the page says: ${first}`);
    } finally {
      await context.close();
    }
  }

  /** Waits until the contender's script has run. */
  private async ready(): Promise<void> {
    await this.page.waitForFunction(() => 'bench' in window, undefined, { timeout: 30_000 });
  }

  /** Mounts a form or charts. @throws Error where not exactly `expected` of them are drawn */
  async mount(size: number, options: MountOptions = NOTHING_LINKED, expected = size): Promise<MountTimes> {
    await this.prepare(size, options);
    return this.page.evaluate(([count, how, drawn]) => window.bench.mount(count, how, drawn), [
      size,
      options,
      expected,
    ] as const);
  }

  /** Mounts a list into a box that scrolls. */
  async mountList(size: number): Promise<{ all: number; elements: number; rows: number }> {
    await this.page.evaluate(() => document.getElementById('host')?.classList.add('list'));
    await this.prepare(size, NOTHING_LINKED);
    return this.page.evaluate((count) => window.bench.mountList(count), size);
  }

  unmount(): Promise<void> {
    return this.page.evaluate(() => window.bench.unmount());
  }

  /** Presses letters in the first field: milliseconds of each until it is painted, and of work for each. */
  async type(count: number): Promise<{ keys: readonly number[]; busy: number }> {
    await this.page.evaluate(() => window.bench.watchKeys());
    await this.settle();
    await this.protocol.send('Performance.enable');
    const before = await this.busy();
    for (let index = 1; index <= count; index += 1) {
      const letter = String.fromCharCode(96 + index);
      const code = { key: letter, code: `Key${letter.toUpperCase()}` };
      const key = { ...code, windowsVirtualKeyCode: 64 + index };
      await this.protocol.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, ...key });
      await this.protocol.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
      await this.page.evaluate((expected) => window.bench.times(expected), index);
    }
    // Some only work when nobody types any more.
    await this.page.waitForTimeout(600);
    const busy = ((await this.busy()) - before) / count;
    const keys = await this.page.evaluate((expected) => window.bench.times(expected), count);
    const value = await this.page.evaluate(() => window.bench.firstValue());
    if (value.length !== count) throw new Error(`The field holds "${value}" after ${count} keys`);
    return { keys, busy };
  }

  /** Puts a value into the first field; milliseconds until so many fields are shown. */
  async link(value: string, expected: number): Promise<number> {
    await this.settle();
    return this.page.evaluate(([typed, shown]) => window.bench.link(typed, shown), [
      value,
      expected,
    ] as const);
  }

  /** Turns the wheel by 100 px so many times: milliseconds of each until it is painted. */
  async wheel(count: number): Promise<readonly number[]> {
    const middle = await this.page.evaluate(() => {
      window.bench.watchWheel();
      return window.bench.middle();
    });
    const turn = { type: 'mouseWheel', ...middle, deltaX: 0, deltaY: 100 } as const;
    for (let index = 1; index <= count; index += 1) {
      await this.protocol.send('Input.dispatchMouseEvent', turn);
      await this.page.evaluate((expected) => window.bench.times(expected), index);
      await this.page.waitForTimeout(100);
    }
    return this.page.evaluate((expected) => window.bench.times(expected), count);
  }

  /** Scrolls by so many rows, so many times: milliseconds of each until the middle is painted. */
  async jump(rows: number, count: number): Promise<number[]> {
    const times: number[] = [];
    for (let index = 0; index < count; index += 1) {
      times.push(await this.page.evaluate((by) => window.bench.jump(by), rows));
      await this.page.waitForTimeout(50);
    }
    return times;
  }

  /** Where the time goes while something is done. */
  async profile(act: () => Promise<unknown>): Promise<Profile> {
    await this.protocol.send('Profiler.enable');
    await this.protocol.send('Profiler.setSamplingInterval', { interval: 200 });
    await this.protocol.send('Profiler.start');
    await act();
    return (await this.protocol.send('Profiler.stop')).profile;
  }

  /** The scripts that the page has fetched so far, in KiB. */
  async fetchedScripts(): Promise<{ raw: number; gzip: number; files: number }> {
    const sizes = await Promise.all(
      [...this.scripts].map(async (address) => {
        const body = await (await this.page.request.get(address)).body();
        return { raw: body.length / 1024, gzip: gzipSync(body, { level: 9 }).length / 1024 };
      }),
    );
    const sum = (key: 'raw' | 'gzip'): number => sizes.reduce((all, one) => all + one[key], 0);
    return { raw: sum('raw'), gzip: sum('gzip'), files: sizes.length };
  }

  private async prepare(size: number, options: MountOptions): Promise<void> {
    await this.ready();
    await this.page.evaluate(([count, how]) => window.bench.prepare(count, how), [size, options] as const);
    await this.settle();
  }

  /** Takes the garbage out and lets pending work end, so that neither is counted. */
  private async settle(): Promise<void> {
    await this.protocol.send('HeapProfiler.collectGarbage');
    await this.page.evaluate(() => window.bench.idle());
  }

  private async busy(): Promise<number> {
    const { metrics } = await this.protocol.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  }
}
