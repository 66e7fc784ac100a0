import { readFile } from 'node:fs/promises';
import { button, enabled, logIn, publishAll, rolesOf, saved } from './acts.mjs';

// The end of the first chapter: the application is taken to a second installation, changed there and led back.

/**
 * @typedef {import('./acts.mjs').Journey} Journey
 * @typedef {import('playwright-core').Page} Page
 */

/** @param {Journey} journey */
export async function takeElsewhere(journey) {
  const file = await exportSystem(journey);
  const { page, password } = await journey.elsewhere();
  await logIn(journey, page, 'admin', password);
  await page.goto('/roleList');
  for (const role of rolesOf(journey)) {
    await button(page, journey.say('新增角色', 'Add role')).click();
    await addRole(journey, page.getByRole('dialog'), role);
  }
  await bringIn(journey, page, file);
  await changeAndGoBack(journey, page);
}

/** @param {Journey} journey @param {import('playwright-core').Locator} dialog @param {readonly [string, string]} role */
async function addRole({ say }, dialog, [name, code]) {
  /** @type {readonly [string, string][]} */
  const typed = [
    [say('编码', 'Code'), code],
    [say('名称', 'Name (Chinese)'), name],
    [say('英文名称', 'Name (English)'), name],
  ];
  for (const [label, value] of typed) await dialog.getByRole('textbox', { name: label }).first().fill(value);
  await button(dialog, say('保存', 'Save')).click();
  await dialog.waitFor({ state: 'detached' });
}

/** @param {Journey} journey @returns {Promise<string>} the path of the file */
async function exportSystem({ page, say, shoot }) {
  await page.goto('/resource');
  await page.getByRole('link', { name: say('导出文档', 'Export documents') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').click();
  await page.keyboard.type(say('宿舍服务', 'Dormitory services'));
  await page.getByTitle(say('宿舍服务', 'Dormitory services')).first().click();
  await page.keyboard.press('Escape');
  await button(dialog, say('导出', 'Export')).and(enabled(page)).waitFor();
  await shoot('export', dialog);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(dialog, say('导出', 'Export')).click(),
  ]);
  return download.path();
}

/** @param {Journey} journey @param {Page} page @param {string} file */
async function bringIn(journey, page, file) {
  const { say, shoot } = journey;
  await page.goto('/resource');
  await page.getByRole('link', { name: say('导入文档', 'Import documents') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'sushefuwu.atrium.json',
    mimeType: 'application/json',
    buffer: await readFile(file),
  });
  await button(dialog, say('导入', 'Import')).and(enabled(page)).waitFor();
  await shoot('import', dialog);
  await button(dialog, say('导入', 'Import')).click();
  await button(dialog, say('完成', 'Done')).click();
  await page
    .getByRole('row')
    .filter({ hasText: say('系统应用', 'System application') })
    .getByRole('link', { name: say('设计', 'Design') })
    .click();
  await saved(page);
  await button(page, say('发布', 'Publish')).click();
  await publishAll(journey, page);
}

/** @param {Journey} journey @param {Page} page */
async function changeAndGoBack({ say }, page) {
  const added = say('备注', 'Remark');
  await page.goto('/form');
  await page
    .getByRole('row')
    .filter({ hasText: say('宿舍报修', 'Dormitory repair') })
    .getByRole('link', { name: say('设计', 'Design') })
    .click();
  await saved(page);
  await page.locator('.at-design-views').getByText(say('字段', 'Fields'), { exact: true }).click();
  await page.getByRole('textbox', { name: say('新字段的标题', 'Title of the new field') }).fill(added);
  await button(page, say('添加字段', 'Add a field')).click();
  await saved(page);
  await button(page, say('发布', 'Publish')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(added).first().waitFor();
  await dialog.getByRole('textbox', { name: say('说明', 'Note') }).fill(say('加备注', 'A remark'));
  await button(dialog, say('发布', 'Publish')).and(enabled(page)).click();
  await dialog.waitFor({ state: 'detached' });
  await button(page, say('更多', 'More')).click();
  await page.getByText(say('版本', 'Versions'), { exact: true }).click();
  const before = page.getByRole('dialog').getByRole('listitem').nth(1);
  await before.getByRole('button', { name: say('回退', 'Roll back') }).click();
  // The versions stay open behind it.
  const back = page.locator('.at-publish[role=dialog]');
  await button(back, say('回退并发布', 'Roll back and publish')).and(enabled(page)).click();
  await back.waitFor({ state: 'detached' });
  await saved(page);
  if ((await page.getByText(added, { exact: true }).count()) > 0) throw new Error(`${added} has stayed.`);
}
