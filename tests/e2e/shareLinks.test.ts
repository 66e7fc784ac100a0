import { expect, test } from 'vitest';
import { logIn, openStudents } from './support/steps.ts';
import { openVisits } from './support/openVisits.ts';

// A configurer shares a page by a link; somebody without an account opens it, until it is taken back.

const open = openVisits();

test('a link shows a page to somebody without an account, until it is taken back', async () => {
  const { page } = await open();
  await logIn(page, 'admin');
  await openStudents(page);
  await page.keyboard.press('Control+Alt+KeyI');
  await page.getByRole('tab', { name: '分享' }).click();
  await page.getByRole('button', { name: '生成链接' }).click();
  const address = await page.locator('.at-share-url').innerText();

  const guest = await open();
  // Its data is not for who has no role.
  guest.expectStatus(403);
  await guest.page.goto(address);
  await guest.page.getByText('分享预览').waitFor();
  await guest.page.getByRole('columnheader', { name: '学号' }).waitFor();
  await guest.page.getByText('分享链接只能查看页面，不含数据').first().waitFor();
  expect(new URL(guest.page.url()).searchParams.has('token')).toBe(false);
  await guest.page.reload();
  await guest.page.getByRole('columnheader', { name: '学号' }).waitFor();

  await page.getByRole('button', { name: '收回' }).click();
  await page.getByRole('button', { name: /确\s*定/ }).click();
  await page.getByText('还没有分享链接').waitFor();
  await guest.page.goto(address);
  await guest.page.getByRole('alert').getByText('分享链接已失效').waitFor();
  // The page is loaded again, and who has no account is told why they are to log in.
  await guest.page.waitForURL('**/user/login?**');
  await guest.page.getByText('分享链接已失效').waitFor();
});
