import type { Page } from 'playwright-core';
import type { Designer } from './designers.ts';

/** Moves of the pointer, and milliseconds between two. */
const MOVES = 160;
const PAUSE = 8;

/** A frame of a sixtieth of a second, with what the clock of a machine adds to it, counts as 16 ms. */
const ON_TIME = 18;

/** Drags the edited part over the canvas, far from its edges, and puts it back. @returns milliseconds of each frame @throws Error where nothing is dragged */
export async function dragFrames(page: Page, designer: Designer): Promise<readonly number[]> {
  const from = await designer.part(page).boundingBox();
  const over = await designer.canvas(page).boundingBox();
  if (from === null || over === null) throw new Error(`${designer.name} does not show what is dragged`);
  const middle = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.evaluate(() => window.designerProbe.watchFrames());
  await page.mouse.down();
  await page.mouse.move(middle.x + 4, middle.y + 4);
  await page.mouse.move(middle.x + 8, middle.y + 8);
  for (let move = 0; move < MOVES; move += 1) {
    const { x, y } = pointAt(move / MOVES);
    await page.mouse.move(over.x + over.width * x, over.y + over.height * y);
    await page.waitForTimeout(PAUSE);
    if (move === MOVES / 2 && (await designer.dragging(page).count()) === 0)
      throw new Error(`${designer.name} drags nothing`);
  }
  const frames = await page.evaluate(() => window.designerProbe.frames());
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return frames.map((frame) => (frame <= ON_TIME ? 16 : frame));
}

/** Up and down three times while going from left to right, as shares of the canvas. */
const pointAt = (share: number): { readonly x: number; readonly y: number } => ({
  x: 0.2 + 0.6 * share,
  y: 0.5 - 0.25 * Math.cos(share * 6 * Math.PI),
});
