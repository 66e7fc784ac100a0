import { beforeEach, expect, test } from 'vitest';
import { plainPdf } from '../support/plainPdf.ts';
import { logIn } from './support/steps.ts';
import { openVisits } from './support/openVisits.ts';
import type { Visit } from './support/visit.ts';

// A document is read in the page, one that brings neither its font nor its character map.

const open = openVisits();
let visit: Visit;

beforeEach(async () => {
  visit = await open();
  await logIn(visit.page, 'admin');
});

const ADDRESS = '**/files/curriculum.pdf';

test('its pages are leafed through, and their text is there', async () => {
  const { page } = visit;
  const body = plainPdf(['培养方案 第一页', '课程设置 第二页', '毕业要求 第三页']);
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'application/pdf', body }));
  await page.goto('/example?type=pdf-view');
  const sheets = page.getByRole('region', { name: '2026 级培养方案' });
  await sheets.getByText('培养方案 第一页').waitFor();
  expect(await sheets.getByRole('group').count()).toBe(3);
  const number = page.getByRole('spinbutton', { name: '页码' });
  await page.getByRole('button', { name: '下一页' }).click();
  await sheets.getByText('课程设置 第二页').waitFor();
  await number.fill('3');
  await number.press('Enter');
  await sheets.getByText('毕业要求 第三页').waitFor();
  const before = await sheets.getByRole('group', { name: '第 3 页' }).boundingBox();
  await page.getByRole('button', { name: '放大' }).click();
  await page.getByRole('button', { name: '适合宽度 (125%)' }).waitFor();
  await expect
    .poll(async () => (await sheets.getByRole('group', { name: '第 3 页' }).boundingBox())?.width)
    .toBeGreaterThan(before?.width ?? 0);
});

test('a damaged one is said to be so', async () => {
  const { page } = visit;
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'application/pdf', body: 'no pdf' }));
  await page.goto('/example?type=pdf-view');
  await page.getByText('2026 级培养方案 · 文档已损坏，或格式不对').waitFor();
});
