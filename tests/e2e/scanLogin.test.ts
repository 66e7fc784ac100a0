import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { ContainerInfo } from '../../src/schemas/wire/project.ts';
import { md5 } from '../support/apiClient.ts';
import { logIn } from './support/steps.ts';
import { openVisits } from './support/openVisits.ts';

// A computer shows a code, a phone that is logged in confirms it, and the computer is in.

const open = openVisits();

/** Shows a window the container of a deployment that has scanning turned on, signed as the server signs. */
async function turnScanningOn(page: Page): Promise<void> {
  await page.route('**/container/info.do', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { list: ContainerInfo[] };
    for (const { options } of body.list)
      Object.assign(options, { isEnableScan: true, loginType: ['form', 'qr'] });
    const text = JSON.stringify(body);
    const headers = answer.headers();
    const sign = md5(`${text}${headers['x-timestamp'] ?? ''}`);
    await route.fulfill({ response: answer, body: text, headers: { ...headers, 'x-sign': sign } });
  });
}

test('a phone logs a computer in, after it was asked', async () => {
  const phone = (await open({ width: 390, height: 844 })).page;
  await logIn(phone, 'teacher');
  const { page } = await open();
  await turnScanningOn(page);
  const made = page.waitForResponse('**/generate_ticket.do');
  await page.goto('/user/login?redirect=%2Fsystem%2Fcampus-services');
  await page.getByText('扫码登录', { exact: true }).click();
  const { result } = (await (await made).json()) as { result: { url: string } };
  await page.getByText('请用已登录的手机扫描二维码').waitFor();

  await phone.goto(result.url);
  await phone.getByText(/^将以“.+”的身份/).waitFor();
  await page.getByText('已扫描，请在手机上确认').waitFor();
  await phone.getByRole('button', { name: '确认登录' }).click();
  await phone.getByText('请回到电脑上继续操作').waitFor();
  await page.waitForURL('**/main/**');

  // The code that was used leads nowhere any more.
  const again = await open({ width: 390, height: 844 });
  again.expectStatus(404);
  await logIn(again.page, 'teacher');
  await again.page.goto(result.url);
  await again.page.getByText('二维码已失效，请刷新后重新扫描').waitFor();
  expect(await again.page.getByRole('button', { name: '确认登录' }).count()).toBe(0);
});
