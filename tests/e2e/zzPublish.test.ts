import { expect, test } from 'vitest';
import { openVisits } from './support/openVisits.ts';
import { logInDirectly } from './support/client.ts';
import { productUrl } from './support/productUrl.ts';
import { logIn } from './support/steps.ts';

const open = openVisits();
const shot = (page: import('playwright-core').Page, name: string) => page.screenshot({ path: `/tmp/fp-${name}.png` });

test('look', { timeout: 400_000 }, async () => {
  const api = await logInDirectly(productUrl(), 'admin');
  await api
    .call('interface', '/rest/http/platform-user/add.htm', {
      data: { loginName: 'second.admin', realName: '第二人', roles: ['administrator'], password: 'harbour-lamp-42', phone: '13800002222' },
    })
    .catch((e: unknown) => console.log('add', e));
  const one = (await open()).page;
  const two = (await open()).page;
  await logIn(one, 'admin');
  await logIn(two, 'second.admin', 'harbour-lamp-42');
  await one.goto('/design/form/leave');
  await one.getByRole('tree', { name: '大纲' }).waitFor({ timeout: 60_000 }).catch(() => undefined);
  await two.goto('/design/form/leave');
  await one.getByText('也在编辑：第二人').waitFor({ timeout: 60_000 }).catch(() => console.log('no presence'));
  await one.waitForTimeout(2000);
  await shot(one, 'presence');
  // rename
  await one.locator('[data-part="reason"]').first().click({ timeout: 20_000 });
  const code = one.getByRole('textbox', { name: '编码' });
  await code.fill('why');
  await code.blur();
  await one.getByRole('dialog').waitFor({ timeout: 30_000 }).catch(() => console.log('no rename dialog'));
  await one.waitForTimeout(500);
  await shot(one, 'rename');
  await one.getByRole('button', { name: '同时改写引用' }).click({ timeout: 10_000 }).catch(() => console.log('no rewrite'));
  await one.waitForTimeout(3000);
  await shot(one, 'renamed');
  await two.waitForTimeout(3000);
  await shot(two, 'two-after-rename');
  // conflict: both change the same title while two is offline for a moment
  await two.locator('[data-part="hospital"]').first().click({ timeout: 20_000 });
  await one.locator('[data-part="hospital"]').first().click();
  await two.context().setOffline(true);
  await two.getByRole('textbox', { name: '标题（中文）' }).fill('就诊医院二');
  await one.getByRole('textbox', { name: '标题（中文）' }).fill('就诊医院一');
  await one.waitForTimeout(2500);
  await two.context().setOffline(false);
  await two.getByRole('dialog').waitFor({ timeout: 40_000 }).catch(() => console.log('no merge dialog'));
  await two.waitForTimeout(500);
  await shot(two, 'merge');
  await two.getByRole('button', { name: '按选择合并' }).click().catch(() => console.log('no merge button'));
  await two.waitForTimeout(2000);
  await shot(two, 'merged');
  // drop a field and publish
  await one.locator('[data-part="company"]').first().click();
  await one.keyboard.press('Escape');
  await one.locator('[data-part="company"]').first().click();
  await one.locator('[data-part="company"]').first().press('Delete').catch(() => undefined);
  await one.waitForTimeout(2500);
  await one.getByRole('button', { name: '发布', exact: true }).click();
  await one.getByRole('dialog').waitFor();
  await one.waitForTimeout(6000);
  await shot(one, 'publish');
  await one.getByRole('dialog').locator('.ant-modal-body').evaluate((e) => e.scrollTo(0, 1e5));
  await shot(one, 'publish2');
  await one.getByRole('dialog').getByRole('textbox', { name: '理由' }).fill('先发布表单');
  await one.getByRole('dialog').getByRole('checkbox', { name: /我已了解/ }).check({ timeout: 3000 }).catch(() => console.log('no accept'));
  await one.waitForTimeout(3000);
  await shot(one, 'publish3');
  await one.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click({ timeout: 5000 }).catch(() => console.log('cannot publish'));
  await one.waitForTimeout(4000);
  await shot(one, 'published');
  await one.keyboard.press('Escape');
  await one.getByRole('button', { name: '更多' }).click({ timeout: 5000 }).catch(() => undefined);
  await one.getByRole('menuitem', { name: '版本' }).click({ timeout: 5000 }).catch(() => console.log('no menu'));
  await one.waitForTimeout(2000);
  await shot(one, 'versions');
  await one.getByRole('button', { name: /^查看第/ }).first().click({ timeout: 5000 }).catch(() => console.log('no look'));
  await one.waitForTimeout(1500);
  await one.getByRole('tab', { name: 'JSON 对照' }).click({ timeout: 5000 }).catch(() => undefined);
  await one.waitForTimeout(800);
  await shot(one, 'version-json');
  await one.evaluate(() => localStorage.setItem('theme', 'dark'));
  await one.goto('/mgr/platform-trash-list');
  await one.waitForTimeout(4000);
  await shot(one, 'trash');
  await one.getByRole('button', { name: '恢复' }).first().click({ timeout: 5000 }).catch(() => console.log('no restore'));
  await one.waitForTimeout(2000);
  await shot(one, 'restored');
  await one.goto('/design/mgrList/leave-list');
  await one.waitForTimeout(4000);
  await one.getByRole('button', { name: '发布', exact: true }).click({ timeout: 20_000 });
  await one.waitForTimeout(5000);
  await shot(one, 'publish-dark');
  await one.keyboard.press('Escape');
  await one.getByRole('button', { name: '更多' }).click({ timeout: 5000 }).catch(() => undefined);
  await one.getByRole('menuitem', { name: '删除' }).click({ timeout: 5000 }).catch(() => undefined);
  await one.waitForTimeout(2500);
  await shot(one, 'remove-dark');
  expect(true).toBe(true);
});
