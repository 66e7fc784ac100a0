import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../../../tests/support/browser.ts';
import type { Designer } from './designers.ts';
import { dragFrames } from './dragFrames.ts';
import { installProbe, type Opened } from './probe.ts';

/** What one round measures of a designer, in milliseconds. */
export interface Sample {
  readonly outline: readonly number[];
  readonly first: readonly number[];
  readonly all: readonly number[];
  readonly edit: readonly number[];
  readonly undo: readonly number[];
  readonly check: readonly number[];
  readonly frame: readonly number[];
}

export const OPENINGS = 2;
export const EDITS = 40;
export const UNDOS = 20;
export const CHECKS = 5;

/** Frames as soon as something is to be painted, so that a time is not rounded up to the next sixtieth of a second. */
const PROMPT = ['--disable-frame-rate-limit'];
const VIEWPORT = { width: 1440, height: 900 };

/** Milliseconds between two keys: somebody who types fast. */
const PAUSE = 100;
/** Milliseconds after which what was typed is a step that can be undone, in both designers. */
const STEP = 1_500;

/** Measures a designer once: opened in a browser whose caches are warm, worked in, and dragged in at sixty frames a second. */
export async function measureDesigner(designer: Designer): Promise<Sample> {
  const worked = await inBrowser(designer, PROMPT, async (context) => {
    // The second time the browser also keeps the scripts as it has compiled them.
    for (let round = 0; round < 2; round += 1) {
      const before = await context.newPage();
      await open(before, designer);
      await before.close();
    }
    const openings: Opened[] = [];
    let page: Page | undefined;
    for (let round = 0; round < OPENINGS; round += 1) {
      await page?.close();
      page = await context.newPage();
      openings.push(await open(page, designer));
    }
    if (page === undefined) throw new Error('The designer was not opened');
    return { openings, ...(await work(page, designer)) };
  });
  const frame = await inBrowser(designer, [], async (context) => {
    const page = await context.newPage();
    await open(page, designer);
    return dragFrames(page, designer);
  });
  const { openings, ...rest } = worked;
  return {
    outline: openings.map(({ outline }) => outline),
    first: openings.map(({ first }) => first),
    all: openings.map(({ all }) => all),
    ...rest,
    frame,
  };
}

/** A browser of its own, in which the designer may be opened. */
async function inBrowser<T>(
  designer: Designer,
  flags: readonly string[],
  act: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const browser: Browser = await launchBrowser(flags);
  try {
    const context = await browser.newContext({ viewport: VIEWPORT, locale: 'zh-CN' });
    await designer.enter?.(context);
    await context.addInitScript(installProbe, designer.places);
    return await act(context);
  } finally {
    await browser.close();
  }
}

async function open(page: Page, { address }: Designer): Promise<Opened> {
  await page.goto(address, { waitUntil: 'commit' });
  const opened = await page.evaluate(() => window.designerProbe.opened);
  // What is left to do once everything is drawn is no part of what follows.
  await page.waitForTimeout(STEP);
  return opened;
}

/** Edits, undoes and, where the designer checks, makes mistakes. */
async function work(page: Page, designer: Designer): Promise<Pick<Sample, 'edit' | 'undo' | 'check'>> {
  const { edited, problem } = designer;
  const watchText = (): Promise<void> =>
    page.evaluate((selector) => window.designerProbe.watchText(selector), edited);
  const press = async (key: string): Promise<number> => {
    await page.keyboard.press(key);
    const taken = await page.evaluate(() => window.designerProbe.taken());
    await page.waitForTimeout(PAUSE);
    return taken;
  };
  await designer.part(page).click();
  const field = designer.field(page);
  const begin = async (): Promise<void> => {
    await field.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('x');
    await page.waitForTimeout(STEP);
  };

  await begin();
  const edit: number[] = [];
  for (let index = 0; index < EDITS; index += 1) {
    await watchText();
    edit.push(await press(String.fromCharCode(97 + (index % 26))));
  }
  await page.waitForTimeout(STEP);

  await designer.leaveField(page);
  const undo: number[] = [];
  for (let index = 0; index < UNDOS; index += 1) {
    await watchText();
    undo.push(await press('Control+z'));
    await watchText();
    await press('Control+y');
  }

  const check: number[] = [];
  for (let index = 0; problem !== undefined && index < CHECKS; index += 1) {
    await begin();
    await page.locator(problem).waitFor({ state: 'detached' });
    await page.keyboard.type('{{ platform_realName }}');
    for (let step = 0; step < ' }}'.length; step += 1) await page.keyboard.press('ArrowLeft');
    // What was typed so far has been checked by then.
    await page.waitForTimeout(STEP);
    await page.evaluate((selector) => window.designerProbe.watchMore(selector), problem);
    check.push(await press('x'));
  }
  return { edit, undo, check };
}
