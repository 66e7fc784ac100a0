import { beforeEach, expect, test } from 'vitest';
import { choose, column, logIn, openStudents, otherTotal, total } from './support/steps.ts';
import { openVisits } from './support/openVisits.ts';
import type { Visit } from './support/visit.ts';

// A condition that a person puts together beside the filters: applied, shared by its address, cleared.

const open = openVisits();
let visit: Visit;

beforeEach(async () => {
  visit = await open();
});

test('a condition narrows the list, travels with the address, and is cleared', async () => {
  const { page } = visit;
  await logIn(page, 'admin');
  await openStudents(page);
  const all = await total(page);
  const [studentNo = ''] = await column(page, 2);
  await page.getByRole('button', { name: '高级筛选' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: '添加条件', exact: true }).click();
  await choose(drawer, '条件 1：字段', '学号');
  await drawer.getByLabel('条件 1：值').fill(studentNo);
  await drawer.getByRole('button', { name: '应用' }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '高级筛选（已设 1 个条件）' }).waitFor();
  expect(await otherTotal(page, all)).toBe(1);
  const shared = page.url();

  // In a browser that has another system open, too: the address says whose menu it is.
  const { page: other } = await open();
  await logIn(other, 'admin');
  await other.goto('/system/campus-services');
  await other.waitForURL('**/main/**');
  await other.goto(shared);
  await other.getByRole('button', { name: '高级筛选（已设 1 个条件）' }).waitFor();
  await expect.poll(() => total(other)).toBe(1);
  expect(other.url()).toBe(shared);

  await page.goto('/home');
  await page.goto(shared);
  await page.getByRole('button', { name: '高级筛选（已设 1 个条件）' }).click();
  expect(await drawer.getByLabel('条件 1：值').inputValue()).toBe(studentNo);
  await drawer.getByRole('button', { name: '清除条件' }).click();
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => total(page)).toBe(all);
});

test('the first press on a button counts, though the row that is left then says what it lacks', async () => {
  const { page } = visit;
  await logIn(page, 'admin');
  await openStudents(page);
  await page.getByRole('button', { name: '高级筛选' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: '添加条件', exact: true }).click();
  await drawer.getByRole('button', { name: '添加条件组' }).click({ delay: 90 });
  await drawer
    .getByRole('group', { name: /条件组/ })
    .first()
    .waitFor();
  await drawer.getByText('请填写比较的值').first().waitFor();
});
