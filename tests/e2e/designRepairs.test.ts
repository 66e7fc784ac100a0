import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../server/db/embedded/freePort.ts';
import { launchBrowser } from '../support/browser.ts';
import { startServerProcess, type ServerProcess } from '../support/serverProcess.ts';
import { PNG } from '../support/uploads.ts';

import { fillLogin } from './support/steps.ts';
import { openVisit, type Visit } from './support/visit.ts';

// An empty installation becomes one where dormitory repairs are filed and handled, by clicks alone.

const PASSWORD = 'harbour-lamp-42';
/** What a person may need for it, at most. */
const MOST_CLICKS = 220;

const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-empty-'));
let server: ServerProcess;
let browser: Browser;
let baseUrl: string;
let initialPassword: string;

beforeAll(async () => {
  const port = String(await freePort());
  baseUrl = `http://127.0.0.1:${port}`;
  const env = {
    NODE_ENV: 'production',
    PORT: port,
    DATA_DIR: path.join(folder, 'data'),
    RATE_LIMIT_SCALE: '20',
  };
  server = startServerProcess(env, ['--empty']);
  [browser] = await Promise.all([launchBrowser(), server.until('Server listening')]);
  initialPassword = /initial password: (\S+)/.exec(server.printed())?.[1] ?? '';
});

afterAll(async () => {
  await browser.close();
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

/** Somebody who has logged in at a window of their own. */
async function visitAs(account: string, password: string, width = 1440): Promise<Visit> {
  const visit = await openVisit(browser, baseUrl, { width });
  await visit.page.goto('/user/login');
  await fillLogin(visit.page, account, password);
  return visit;
}

/** Counts what a person presses. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('noteClick', () => void (clicks += 1));
  await page.addInitScript(() => {
    const { noteClick } = window as Window & { noteClick?: () => void };
    addEventListener('pointerdown', () => noteClick?.(), true);
  });
  return () => clicks;
}

const menu = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: '系统菜单' }).getByRole('link', { name, exact: true }).click();

/** Fills the dialog that a list's button for a new record opens. */
async function add(page: Page, button: string, fill: (form: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const form = page.getByRole('dialog', { name: button });
  await fill(form);
  await form.getByRole('button', { name: /保\s?存/ }).click();
  await form.waitFor({ state: 'detached' });
}

async function choose(page: Page, box: Locator, option: string): Promise<void> {
  // Antd lays what is chosen over the box.
  await box.click({ force: true });
  await page.keyboard.type(option);
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
  await page.keyboard.press('Escape');
}

test(
  'dormitory repairs: form, list, page, roles, menu and system from nothing, filed on a phone and closed',
  { timeout: 180_000 },
  async () => {
    const office = await visitAs('admin', initialPassword);
    const { page } = office;
    const clicks = await countClicks(page);
    await page.goto('/system/platform-admin');

    await menu(page, '角色');
    for (const [code, name, english] of [
      ['student', '学生', 'Student'],
      ['repairer', '维修人员', 'Repairer'],
    ] as const)
      await add(page, '新增角色', async (form) => {
        await form.getByLabel('编码').fill(code);
        await form.getByRole('textbox', { name: '名称', exact: true }).fill(name);
        await form.getByLabel('英文名称').fill(english);
      });
    await menu(page, '用户');
    for (const [account, name, role] of [
      ['lin.yu', '林雨', '学生'],
      ['zhao.gong', '赵工', '维修人员'],
    ] as const)
      await add(page, '新增用户', async (form) => {
        await form.getByLabel('姓名').fill(name);
        await form.getByLabel('账号').fill(account);
        await choose(page, form.getByLabel('角色'), role);
        await form.getByLabel('密码', { exact: true }).fill(PASSWORD);
      });

    await page.goto('/design/form');
    await page.getByLabel('名称', { exact: true }).fill('宿舍报修');
    await expect.poll(() => page.getByLabel('标识').inputValue()).toBe('sushebaoxiu');
    await page.getByRole('button', { name: '创建' }).click();
    await page.waitForURL('**/design/form/sushebaoxiu');
    const palette = page.getByRole('region', { name: '组件', exact: true });
    const panel = page.getByRole('region', { name: '属性', exact: true });
    const field = async (type: string, title: string): Promise<void> => {
      await palette.locator(`[data-type="${type}"]`).click();
      await panel.getByLabel('标题（中文）', { exact: true }).fill(title);
    };
    await field('input', '楼号与房间');
    await panel.locator('[data-prop="required"]').getByText('是', { exact: true }).click();
    await field('radio', '报修类型');
    for (const [place, label] of ['水电', '家具', '网络'].entries()) {
      await panel.getByRole('button', { name: '添加选项' }).click();
      await panel.locator('.at-option').nth(place).getByRole('textbox').first().fill(label);
    }
    await field('input', '漏水位置');
    const visible = panel.locator('[data-prop="visible"]');
    await visible.getByText('按条件').click();
    await visible.getByRole('button', { name: '添加条件', exact: true }).click();
    await choose(page, visible.getByRole('combobox', { name: '条件 1：字段' }), '报修类型');
    await choose(page, visible.getByRole('combobox', { name: '条件 1：值' }), '水电');
    expect(await visible.locator('[data-condition-sentence]').innerText()).toBe(
      '当 报修类型 等于 水电 时成立',
    );
    await field('image-upload', '照片');
    await field('radio', '处理状态');
    for (const [place, label] of ['待处理', '已完成'].entries()) {
      await panel.getByRole('button', { name: '添加选项' }).click();
      await panel.locator('.at-option').nth(place).getByRole('textbox').first().fill(label);
    }
    await page.locator('[data-design-state="saved"]').waitFor();

    await page.getByRole('button', { name: '从表单生成' }).click();
    const generate = page.getByRole('dialog', { name: /从表单/ });
    await choose(page, generate.getByRole('combobox', { name: '谁填报' }), '学生');
    await choose(page, generate.getByRole('combobox', { name: '谁办理' }), '维修人员');
    await generate.getByRole('checkbox', { name: '概览页面' }).check();
    await generate.getByRole('button', { name: '生成', exact: true }).click();
    await generate.getByRole('button', { name: '全部发布' }).click();
    await generate.getByText('全部已发布').waitFor();
    expect(clicks()).toBeGreaterThan(20);
    expect(clicks()).toBeLessThan(MOST_CLICKS);

    const phone = await visitAs('lin.yu', PASSWORD, 390);
    await phone.page.getByRole('button', { name: '新增宿舍报修' }).click();
    const filed = phone.page.getByRole('dialog', { name: '新增宿舍报修' });
    await filed.getByLabel('楼号与房间').fill('3 号楼 512');
    expect(await filed.getByLabel('漏水位置').count()).toBe(0);
    await filed.getByText('水电', { exact: true }).click();
    await filed.getByLabel('漏水位置').fill('洗手池下方');
    await filed
      .locator('input[type=file]')
      .setInputFiles({ name: 'sink.png', mimeType: 'image/png', buffer: PNG });
    await filed.getByAltText('sink.png').waitFor();
    await filed.getByRole('button', { name: /保\s?存/ }).click();
    await filed.waitFor({ state: 'detached' });
    await phone.page.getByText('3 号楼 512').first().waitFor();

    const repairs = await visitAs('zhao.gong', PASSWORD);
    await repairs.page
      .getByRole('navigation', { name: '系统菜单' })
      .getByRole('link', { name: '记录', exact: true })
      .click();
    const row = repairs.page.getByRole('row').filter({ hasText: '3 号楼 512' });
    await row.getByRole('button', { name: '办理' }).click();
    const closing = repairs.page.getByRole('dialog');
    await closing.getByText('已完成', { exact: true }).click();
    await closing.getByRole('button', { name: /提\s?交/ }).click();
    await closing.waitFor({ state: 'detached' });
    await row.getByText('已完成').waitFor();

    expect([...office.troubles, ...phone.troubles, ...repairs.troubles]).toEqual([]);
  },
);
