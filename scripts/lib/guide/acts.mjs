// What the steps of the guide's journey share.

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').Locator} Locator
 * @typedef {{
 *   page: Page,
 *   password: string,
 *   say: (zh: string, en: string) => string,
 *   shoot: (name: string, target?: Page | Locator) => Promise<void>,
 *   visitAs: (account: string, password: string) => Promise<Page>,
 *   elsewhere: () => Promise<{ page: Page, password: string }>,
 * }} Journey `say`: the words of the product in the language of the run; `elsewhere`: a second, empty installation
 */

/** @param {Page | Locator} within @param {string} name */
export const button = (within, name) => within.getByRole('button', { name, exact: true });

/** @param {Page} page */
export const enabled = (page) => page.locator(':enabled');

/** @param {Pick<Journey, 'say'>} journey @param {Page} page @param {string} account @param {string} password */
export async function logIn({ say }, page, account, password) {
  await page.goto('/user/login');
  await page.getByLabel(say('账号', 'Account'), { exact: true }).fill(account);
  await page.getByLabel(say('密码', 'Password'), { exact: true }).fill(password);
  await button(page, say('登录', 'Log in')).click();
  await page.waitForURL((url) => url.pathname !== '/user/login');
}

/** Presses what leads from a step of the card at home to where it is done. @param {Journey} journey @param {string} name */
export async function pressStep({ page }, name) {
  await page.goto('/home');
  await page.locator('.at-first-steps').getByRole('link', { name, exact: true }).click();
}

/** @param {Page} page */
export const saved = (page) => page.locator('[data-design-state="saved"]').waitFor();

/**
 * Publishes from the dialog that is open, with everything that it offers.
 * @param {Pick<Journey, 'say'>} journey @param {Page} page @param {(dialog: Locator) => Promise<void>} [look] before it is done
 */
export async function publishAll({ say }, page, look) {
  const dialog = page.getByRole('dialog');
  const together = dialog.getByRole('checkbox');
  await together.first().waitFor();
  for (const box of await together.all()) await box.check();
  const go = button(dialog, say('发布', 'Publish'));
  await go.and(enabled(page)).waitFor();
  await look?.(dialog);
  await go.click();
  await dialog.waitFor({ state: 'detached' });
}

/** Makes a role in the dialog that is open. @param {Pick<Journey, 'say'>} journey @param {Locator} dialog @param {readonly [name: string, code: string]} role */
export async function fillRole({ say }, dialog, [name, code]) {
  await dialog.getByLabel(say('角色名称', 'Name of the role')).fill(name);
  await dialog.getByLabel(say('角色编码', 'Code of the role')).fill(code);
  await dialog.getByRole('button', { name: say('保存', 'Save') }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** The roles of the application. @param {Pick<Journey, 'say'>} journey @returns {(readonly [name: string, code: string])[]} */
export const rolesOf = ({ say }) => [
  [say('学生', 'Students'), 'student'],
  [say('后勤', 'Logistics'), 'logistics'],
];
