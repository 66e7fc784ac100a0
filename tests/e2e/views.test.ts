import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { logIn, openStudents } from './support/steps.ts';
import { openVisit, type Visit } from './support/visit.ts';

// A counsellor decides on leave requests on a board, with the keyboard, and sees them in a calendar.

let browser: Browser;
let visit: Visit;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
});
beforeEach(async () => {
  visit = await openVisit(browser, inject('baseUrl'));
  await logIn(visit.page, 'teacher');
  await openStudents(visit.page);
  await visit.page.getByRole('menuitem', { name: '请假管理' }).click();
  await visit.page.getByRole('link', { name: '请假审批' }).click();
});
afterEach(async () => {
  await visit.close();
  expect(visit.troubles).toEqual([]);
});

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}，`) });
const look = (page: Page, name: string) => page.getByText(name, { exact: true }).first().click();

/** How many cards a column says that it has. */
async function count(page: Page, name: string): Promise<number> {
  const label = await column(page, name).getAttribute('aria-label');
  return Number(/(\d+) 条$/.exec(label ?? '')?.[1]);
}

/** Waits for the records of the whole board, which come after a page of the list. */
async function all(page: Page): Promise<void> {
  await column(page, '同意').waitFor();
  await page.waitForLoadState('networkidle');
}

test('a card that is moved by keyboard is where it was put after the page is loaded again', async () => {
  const { page } = visit;
  await look(page, '看板');
  await all(page);
  const card = column(page, '待审批').getByRole('button').first();
  await card.focus();
  const [from, to] = [await count(page, '待审批'), await count(page, '同意')];
  expect(from).toBeGreaterThan(0);
  await page.keyboard.press('Space');
  await page.getByText(/在“待审批”列上方$/).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.getByText(/在“同意”列上方$/).waitFor({ state: 'attached' });
  const saved = page.waitForResponse('**/leave/update.htm');
  await page.keyboard.press('Space');
  await saved;
  await page.reload();
  await all(page);
  expect([await count(page, '待审批'), await count(page, '同意')]).toEqual([from - 1, to + 1]);
});

test('the calendar asks for the month that it shows', async () => {
  const { page } = visit;
  await look(page, '日历');
  const calendar = page.getByRole('region', { name: '请假日历' });
  await calendar.getByText(/^\d{4}年\d{1,2}月$/).waitFor();
  const asked = page.waitForRequest('**/leave/list.htm');
  await calendar.getByRole('button', { name: '上一页' }).click();
  expect((await asked).postData()).toContain('startOn');
});
