import { saved } from './acts.mjs';

// Pictures that chapters other than the first show, of the application that it has made.

/** @typedef {import('./acts.mjs').Journey} Journey */

/**
 * @param {Journey} journey
 * @param {readonly string[]} addresses of the designers of its system and its form
 */
export async function lookRound(journey, [system = '', form = '']) {
  await lookAtDesigners(journey, system, form);
  await lookAtCatalogue(journey);
  await lookAtRoles(journey, form.slice(form.lastIndexOf('/') + 1));
}

/** @param {Journey} journey @param {string} system @param {string} form their addresses */
async function lookAtDesigners({ page, say, shoot }, system, form) {
  await page.goto(`${form.replace('/form/', '/mgrList/')}-list`);
  await page.getByRole('columnheader').first().waitFor();
  await saved(page);
  await shoot('list-designer');
  await page.goto(`${system}?view=menus`);
  await page.getByRole('treeitem').first().click();
  await saved(page);
  await shoot('system-menus');
  await page.goto(`${form}?open=versions`);
  await page.getByRole('dialog').getByText(say('第 1 版', 'Version 1')).first().waitFor();
  await shoot('versions');
}

/** @param {Journey} journey */
async function lookAtCatalogue({ page, say, shoot }) {
  await page.goto('/resource');
  const list = page.getByRole('row').filter({ hasText: say('管理列表', 'Management list') });
  // Not by the pointer, which would scroll the table to where the button begins.
  await list.getByRole('button', { name: say('更多操作', 'More actions') }).dispatchEvent('click');
  await page.getByText(say('取消发布', 'Unpublish'), { exact: true }).waitFor();
  await shoot('catalogue');
}

/** @param {Journey} journey @param {string} form */
async function lookAtRoles({ page, say, shoot }, form) {
  await page.goto('/role/logistics');
  await page.getByRole('tab', { name: say('设计权限', 'Design rights') }).click();
  const boxes = page.getByRole('row').last().getByRole('checkbox');
  for (const box of [boxes.first(), boxes.last()]) {
    await box.click();
    // It is ticked once that is kept.
    await box.and(page.locator(':checked')).waitFor();
  }
  await shoot('design-rights');
  await page.goto('/role/student');
  await page.getByRole('tab', { name: say('成员', 'Members') }).click();
  await page.getByRole('link', { name: say('查询林知夏的权限', 'What Lin Zhixia may do') }).click();
  await page.waitForURL('**/rights/why?**');
  const address = new URL(page.url());
  address.searchParams.set('form', form);
  address.searchParams.set('action', 'update');
  await page.goto(address.pathname + address.search);
  await page.getByText(say('以此角色登录时不可以', 'may not, logged in with this role')).waitFor();
  await shoot('why');
}
