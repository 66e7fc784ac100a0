import { beforeEach, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { answered, logIn, openStudents } from './support/steps.ts';
import { ModuleClient } from '../../src/runtime/data/ModuleClient.ts';
import { logInDirectly } from './support/client.ts';
import { productUrl } from './support/productUrl.ts';
import { openVisits } from './support/openVisits.ts';
import type { Visit } from './support/visit.ts';

// A counsellor decides on leave requests on a board, with the keyboard, sees them in a calendar and a Gantt chart; an
// administrator gives a member of staff a photo; a student follows own leave along a timeline.

const open = openVisits();
let visit: Visit;

beforeEach(async () => {
  visit = await open();
});

/** The list of leave requests, as the counsellor sees it. */
async function openLeaves(page: Page): Promise<void> {
  await logIn(page, 'teacher');
  await page.goto('/system/student-affairs/3/1');
  await page.waitForURL('**/main/3/1?systemId=*');
}

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}，`) });
const look = (page: Page, name: string) => page.getByText(name, { exact: true }).first().click();

/** How many cards a column says that it has. */
async function count(page: Page, name: string): Promise<number> {
  const label = await column(page, name).getAttribute('aria-label');
  return Number(/(\d+)\+? 条$/.exec(label ?? '')?.[1]);
}

/** Records of a page of the list: the board begins with them, until all of its own come at once. */
const PAGE = 20;

async function all(page: Page): Promise<void> {
  await column(page, '已批准').waitFor();
  const drawn = async () =>
    (await count(page, '待审批')) + (await count(page, '已批准')) + (await count(page, '已驳回'));
  await expect.poll(drawn, { timeout: 15_000 }).toBeGreaterThan(PAGE);
}

test('a card that is moved by keyboard is where it was put after the page is loaded again', async () => {
  const { page } = visit;
  await openLeaves(page);
  await look(page, '看板');
  await all(page);
  const card = column(page, '待审批').getByRole('button').first();
  await card.focus();
  const [from, to] = [await count(page, '待审批'), await count(page, '已批准')];
  expect(from).toBeGreaterThan(0);
  await page.keyboard.press('Space');
  await page.getByText(/在“待审批”列上方$/).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.getByText(/在“已批准”列上方$/).waitFor({ state: 'attached' });
  const saved = page.waitForResponse('**/leave/update.htm');
  await page.keyboard.press('Space');
  await saved;
  await page.reload();
  await all(page);
  expect([await count(page, '待审批'), await count(page, '已批准')]).toEqual([from - 1, to + 1]);
});

test('what was moved on the board is undone by Ctrl+Z, and by its message', async () => {
  const { page } = visit;
  await openLeaves(page);
  await look(page, '看板');
  await all(page);
  const counts = async () => [await count(page, '待审批'), await count(page, '已批准')];
  const before = await counts();
  const move = async (): Promise<void> => {
    await column(page, '待审批').getByRole('button').first().focus();
    await page.keyboard.press('Space');
    await page.getByText(/在“待审批”列上方$/).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowRight');
    await page.getByText(/在“已批准”列上方$/).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await expect.poll(counts).not.toEqual(before);
  };
  await move();
  await page.keyboard.press('Control+z');
  await page.getByText('已撤销').waitFor();
  await expect.poll(counts).toEqual(before);
  await move();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(counts).toEqual(before);
  await page.reload();
  await all(page);
  expect(await counts()).toEqual(before);
});

test('the calendar asks for the month that it shows', async () => {
  const { page } = visit;
  await openLeaves(page);
  await look(page, '日历');
  const calendar = page.getByRole('region', { name: '请假日历' });
  await calendar.getByText(/^\d{4}年\d{1,2}月$/).waitFor();
  const asked = page.waitForRequest('**/leave/list.htm');
  await calendar.getByRole('button', { name: '上一页' }).click();
  expect((await asked).postData()).toContain('startOn');
});

test('the bars of a Gantt chart are reached by keyboard, tell their dates and open their records', async () => {
  const { page } = visit;
  await openLeaves(page);
  await look(page, '甘特图');
  const chart = page.getByRole('region', { name: '请假甘特图' });
  const bar = chart.getByRole('button', { name: /，\d+月\d+日(至\d+月\d+日)?$/ }).first();
  await bar.waitFor();
  const titles = await chart.getByRole('rowheader').first().boundingBox();
  // Far to the right the titles stand where they stood.
  await chart.evaluate((element) => element.scrollBy({ left: 600, behavior: 'instant' }));
  expect(await chart.getByRole('rowheader').first().boundingBox()).toEqual(titles);
  await chart.focus();
  await page.keyboard.press('Tab');
  await page.getByRole('tooltip', { name: /共 \d+ 天$/ }).waitFor();
  const name = (await bar.getAttribute('aria-label'))?.split('，')[0];
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: `请假 · ${name ?? ''}` }).waitFor();
});

test('a bar is resized by keyboard and by its edge, and undone', async () => {
  const { page } = visit;
  await openLeaves(page);
  // A leave that no flow holds.
  const leaves = new ModuleClient(await logInDirectly(productUrl(), 'teacher'), 'leave', () => undefined);
  const where = {
    testRule: 'every' as const,
    conditionList: [
      { bindKey: 'flowInstance', type: 'text' as const, judgeType: 'empty' as const },
      { bindKey: 'status', type: 'text' as const, judgeType: 'equal' as const, value: 'pending' },
    ],
  };
  const [leave] = (await leaves.list({ where, limit: 1 })).list;
  const found = answered(page, '/leave/list.htm', String(leave?.studentNo));
  await page.getByPlaceholder(/^搜索/).fill(String(leave?.studentNo));
  await found;
  await look(page, '甘特图');
  const chart = page.getByRole('region', { name: '请假甘特图' });
  const bar = chart.locator(`[data-event="${String(leave?.id)}"]`);
  const label = () => bar.getAttribute('aria-label');
  const before = await label();
  const asked = async (act: () => Promise<void>): Promise<object> => {
    const request = page.waitForRequest('**/leave/update.htm');
    const answer = page.waitForResponse('**/leave/update.htm');
    await act();
    await answer;
    return (await request).postDataJSON() as object;
  };
  await bar.focus();
  const sent = await asked(async () => {
    await page.keyboard.down('Shift');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.up('Shift');
  });
  expect(JSON.stringify(sent)).toContain('endOn');
  expect(JSON.stringify(sent)).not.toContain('startOn');
  const longer = await label();
  expect(longer).not.toBe(before);
  await asked(() => page.keyboard.press('Control+z'));
  await expect.poll(label).toBe(before);
  const grip = bar.locator('xpath=..').locator('[data-edge=end]');
  await grip.scrollIntoViewIfNeeded();
  const box = await grip.boundingBox();
  if (!box) throw new Error('The bar has no edge.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await asked(async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    // Two days of a scale by weeks.
    await page.mouse.move(x + 24, y, { steps: 6 });
    await page.mouse.up();
  });
  await expect.poll(label).toBe(longer);
  await asked(() => page.getByRole('button', { name: '撤销' }).click());
  await expect.poll(label).toBe(before);
});

/** A small picture of a building. */
const PHOTO =
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAASCAIAAADOjonJAAAAsElEQVR42q3PMQrCQBSE4TllKg8iOUPAwkLEwkJQwUKwsLAIEoIgIoKEIIJ3mCO4sLAsm/cWhQcfS4rZPwmqmiYwOdMEpg1NYNbSBBYXmsDyShNY3Sjq261I22Nzp0gLaXvsHhS5O6Ny7s/w4E5tj/2TIu2LtD0OHYNyPQ60ULyP4djTiRMhJP6a3w9hmMh/0elFkRwqqkIL+UH9ZgLJ/bzkfc2HAX5M5IsO/k1ozEJfboZzMrGGhsYAAAAASUVORK5CYII=';

test('a photo that is uploaded stands in the gallery of the staff and in their contacts', async () => {
  const { page } = visit;
  await logIn(page, 'admin');
  await openStudents(page);
  await page.getByRole('menuitem', { name: '教学资源' }).click();
  await page.getByRole('link', { name: '教职工名录' }).click();
  await look(page, '通讯录');
  const line = page.getByRole('list', { name: '教职工通讯录' }).getByRole('listitem').first();
  const name = await line.getByRole('button').first().innerText();
  await line.getByRole('button', { name: '编辑' }).click();
  const form = page.getByRole('dialog', { name: '编辑教职工' });
  const photo = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(PHOTO, 'base64') };
  await form.locator('input[type=file]').setInputFiles(photo);
  await form.getByRole('img', { name: 'photo.png' }).waitFor();
  await form.getByRole('button', { name: '保存' }).click();
  await form.waitFor({ state: 'detached' });
  await line.locator('img').waitFor();
  await look(page, '照片墙');
  const tile = page
    .getByRole('list', { name: '教职工照片墙' })
    .getByRole('listitem')
    .filter({ hasText: name });
  await tile.locator('img').first().waitFor();
  await expect
    .poll(() =>
      tile
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(24);
  await tile.getByRole('button', { name }).click();
  await page.getByRole('dialog', { name: `教职工 · ${name}` }).waitFor();
});

test('a student follows own leave along a timeline, the newest first', async () => {
  const { page } = visit;
  await logIn(page, 'student');
  await page.goto('/system/student-affairs');
  await page.getByRole('link', { name: '我的请假' }).click();
  await look(page, '时间线');
  const months = page.getByRole('list', { name: '我的请假时间线' }).locator('time');
  await months.first().waitFor();
  const said = await months.evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(said.length).toBeGreaterThan(1);
  expect(said).toEqual([...said].sort().reverse());
});
