import { beforeEach, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { logInDirectly } from './support/client.ts';
import { productUrl } from './support/productUrl.ts';
import { logIn } from './support/steps.ts';
import { openVisits } from './support/openVisits.ts';
import type { Visit } from './support/visit.ts';

// Somebody begins to ask for leave, goes away, and goes on where it was left, on another computer.

const open = openVisits();
let visit: Visit;

beforeEach(async () => {
  // Who was slow at this form before has a draft there, which would be offered.
  const client = await logInDirectly(productUrl(), 'admin');
  await client.call('form', '/draft/remove.do', { kind: 'mgrForm', form: 'leave-apply' });
  visit = await open();
});

const reason = (page: Page) => page.getByRole('textbox', { name: '请假事由' });
const openForm = async (page: Page): Promise<void> => {
  await logIn(page, 'admin');
  await page.goto('/mgr/leave-apply');
  await reason(page).waitFor();
};

test('what was typed is kept, offered elsewhere, and gone once it is given up', async () => {
  const { page } = visit;
  await openForm(page);
  await reason(page).fill('回家参加姐姐的婚礼');
  await page.getByText(/^草稿已于 \d\d:\d\d 保存$/).waitFor();
  // Nothing is lost, so that nothing is asked.
  await page.goto('/home');
  await page.waitForURL('**/home');

  const elsewhere = await open();
  await openForm(elsewhere.page);
  await elsewhere.page.getByText('您有一份未提交的草稿').waitFor();
  // The offer stands by the very answer that would fill the field.
  expect(await reason(elsewhere.page).inputValue()).toBe('');
  await elsewhere.page.getByRole('button', { name: '继续填写' }).click();
  expect(await reason(elsewhere.page).inputValue()).toBe('回家参加姐姐的婚礼');

  await page.goto('/mgr/leave-apply');
  await page.getByRole('button', { name: '放弃草稿' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s?定/ })
    .click();
  await page.getByText('您有一份未提交的草稿').waitFor({ state: 'detached' });
  await page.reload();
  await reason(page).waitFor();
  await visit.idle();
  expect(await page.getByText('您有一份未提交的草稿').count()).toBe(0);
});
