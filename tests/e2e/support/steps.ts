import { expect } from 'vitest';
import type { Locator, Page, Response } from 'playwright-core';
import { tokenOf } from './client.ts';
import { PASSWORD } from './password.ts';
import { productUrl } from './productUrl.ts';

/** What loads nothing, and is of the product: whose storage it is decides who is there. */
const PLAIN = '/readyz';

/**
 * The window is that of somebody who has logged in: whatever is opened next is opened as that person. Nothing of the portal
 * is opened for it; the login page itself is walked through where that is looked at (`fillLogin`).
 */
export async function logIn(page: Page, account: string, password = PASSWORD): Promise<void> {
  const token = await tokenOf(productUrl(), account, password);
  await page.goto(PLAIN);
  await page.evaluate((kept) => {
    localStorage.setItem('web0_token', kept);
  }, token);
}

/** Logs in on the login page that is there already. */
export async function fillLogin(page: Page, account: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/user/login');
}

/** Opens the list of students by the address of its menu. */
export async function openStudents(page: Page): Promise<void> {
  await page.goto('/system/student-affairs/2/1');
  await page.waitForURL('**/main/2/1?systemId=*');
  await page.getByText(/^共 [\d,]+ 条$/).waitFor();
}

/**
 * The next answer of a call that was asked for with certain words: an earlier one of the same call may be under way still.
 * @param path how the address ends, such as `/leave/list.htm`
 * @param said what the request holds, and none before it
 */
export const answered = (page: Page, path: string, said: string): Promise<Response> =>
  page.waitForResponse(
    (answer) =>
      new URL(answer.url()).pathname.endsWith(path) && (answer.request().postData() ?? '').includes(said),
  );

/** Draws the whole page: charts come when they are scrolled into sight, and stay in it until the browser has seen it. */
export async function charts(page: Page): Promise<number> {
  await page.evaluate(async () => {
    const root = document.scrollingElement!;
    // A window that draws nothing for a while has no frames, and one without a height no steps: nothing waits for ever.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        AbortSignal.timeout(500).addEventListener('abort', resolve);
      });
    const step = Math.max(root.clientHeight / 2, 100);
    for (let top = 0; top <= root.scrollHeight; top += step) {
      root.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
  return page.locator('#page canvas').count();
}

/** How many records the list says there are. */
export async function total(page: Page): Promise<number> {
  const text = await page.getByText(/^共 [\d,]+ 条$/).innerText();
  return Number(text.replace(/\D/g, ''));
}

/** Waits until the list says another number; answers it. */
export async function otherTotal(page: Page, before: number): Promise<number> {
  await page.waitForFunction((old) => {
    const shown = [...document.querySelectorAll('*')]
      .filter((element) => element.children.length === 0)
      .map((element) => /^共 ([\d,]+) 条$/.exec(element.textContent)?.[1]?.replaceAll(',', ''))
      .find((number) => number !== undefined);
    return shown !== undefined && Number(shown) !== old;
  }, before);
  return total(page);
}

/** The texts of one column of the table, by its place. */
export async function column(page: Page, place: number): Promise<string[]> {
  const cells = page.locator(`#page table tbody tr > :nth-child(${place})`);
  await cells.first().waitFor();
  return (await cells.allInnerTexts()).map((text) => text.trim());
}

/** Chooses one option of a select by its label; the list of options closes by itself. */
export async function choose(within: Locator, label: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name: label }).click({ force: true });
  await within.page().locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
  await within.page().locator('.ant-select-dropdown:visible').waitFor({ state: 'detached' });
}

/** Takes the interface that is open from its callers and removes it, so that others find the product as it was. */
export async function removeInterface(page: Page): Promise<void> {
  for (const item of ['取消发布', '删除']) {
    await page.getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /确\s?定/ })
      .click();
    await page.getByText(item === '删除' ? '删除成功' : '已取消发布').waitFor();
  }
}

/** Presses a button of a row of a list, which stands in a menu where there is little room for several. */
export async function pressInRow(row: Locator, name: RegExp | string): Promise<void> {
  const button = row.getByRole('button', { name, exact: true });
  const more = row.getByRole('button', { name: '更多操作' });
  await button.or(more).first().waitFor();
  // A list that is still being laid out may put its buttons into the menu just now.
  const pressed =
    (await button.count()) > 0 &&
    (await button.click({ timeout: 3_000 }).then(
      () => true,
      () => false,
    ));
  if (pressed) return;
  await more.click();
  await row
    .page()
    .getByRole('group', { name: '更多操作' })
    .getByRole('button', { name, exact: true })
    .click();
}

/** Filters the list by one option; filters take several, so that their list of options has to be closed. */
export async function filter(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click({ force: true });
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.locator('.ant-select-dropdown:visible').waitFor({ state: 'detached' });
}

/** What a person reads outside the records themselves. */
export function interfaceText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll(
      'td, code, canvas, style, script, noscript, .at-user, .anticon',
    )) {
      element.remove();
    }
    const labels = [...copy.querySelectorAll('[placeholder], [aria-label], [title], [alt]')].flatMap(
      (element) =>
        ['placeholder', 'aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [copy.textContent, ...labels].join('\n');
  });
}

/** Words of three or more Latin letters that are no names, of keys neither. */
export function englishIn(text: string): string[] {
  const names = new Set(['Atrium', 'Excel', 'Shift', 'atrium', 'demo']);
  return [...new Set(text.match(/[A-Za-z]{3,}/g) ?? [])].filter((word) => !names.has(word));
}

export const chineseIn = (text: string): string[] => text.match(/[\u4e00-\u9fff]+/g) ?? [];

/** Waits until the page is no wider than the window: what measures itself follows a narrowed window a frame later. */
export async function fits(page: Page): Promise<void> {
  const overflow = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: 'pixels by which the page is wider than the window' }).toBe(0);
}
