import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BarcodeFormat, QRCodeWriter } from '@zxing/library';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { logIn } from './support/steps.ts';
import { openVisit, type Visit } from './support/visit.ts';
import { productUrl } from './support/productUrl.ts';

// Widgets that use the camera and the microphone: the browser's are a film of a QR code and a beep.

const WIDTH = 640;
const HEIGHT = 480;
const CODE = 'EQ-2026-00999';

/** A film of one frame that shows a QR code, as YUV4MPEG2: black and white, then no colour. */
function filmOf(text: string): Buffer {
  const matrix = new QRCodeWriter().encode(text, BarcodeFormat.QR_CODE, WIDTH, HEIGHT, new Map());
  const light = Buffer.alloc(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) light[y * WIDTH + x] = matrix.get(x, y) ? 0 : 255;
  }
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`;
  return Buffer.concat([Buffer.from(head), light, colour]);
}

let folder: string;
let browser: Browser;
let visit: Visit;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-film-'));
  const film = path.join(folder, 'code.y4m');
  writeFileSync(film, filmOf(CODE));
  browser = await launchBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]);
  visit = await openVisit(browser, productUrl());
  await logIn(visit.page, 'admin');
});
afterAll(async () => {
  await visit.close();
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
  expect(visit.troubles).toEqual([]);
});

test('a code before the camera comes into the field', async () => {
  const { page } = visit;
  await page.goto('/example?type=camera-scan');
  await page.getByRole('button', { name: '扫码填写：设备编号' }).click();
  const dialog = page.getByRole('dialog', { name: '扫码填写：设备编号' });
  await dialog.waitFor();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByRole('textbox', { name: '设备编号' }).inputValue()).toBe(CODE);
});

test('what the microphone hears is kept and can be played', async () => {
  const { page } = visit;
  await page.goto('/example?type=voice-record');
  await page.getByRole('button', { name: '删除录音 1' }).click();
  await page.getByRole('button', { name: '开始录音：情况说明' }).click();
  await page.getByRole('timer').getByText('正在录音 0:01').waitFor();
  await page.getByRole('button', { name: '完成', exact: true }).click();
  const player = page.getByLabel('情况说明：录音 1');
  await player.waitFor();
  await expect
    .poll(() => player.evaluate((audio) => audio instanceof HTMLAudioElement && audio.readyState > 0))
    .toBe(true);
});
