// The steps of docs/guide/{zh,en}/first-application.md, done in a browser as the chapter tells them, with a picture where it
// shows one: a step that cannot be done as it is told ends the run.

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').Locator} Locator
 * @typedef {{
 *   page: Page,
 *   password: string,
 *   say: (zh: string, en: string) => string,
 *   shoot: (name: string, target?: Page | Locator) => Promise<void>,
 *   visitAs: (account: string, password: string) => Promise<Page>,
 * }} Journey `say`: the words of the product in the language of the run
 */

/** The account that is made for a student. */
const STUDENT = { account: 'lin', password: 'Campus-2026' };

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** @param {Journey} journey @param {Page} page @param {string} account @param {string} password */
export async function logIn({ say }, page, account, password) {
  await page.goto('/user/login');
  await page.getByLabel(say('账号', 'Account'), { exact: true }).fill(account);
  await page.getByLabel(say('密码', 'Password'), { exact: true }).fill(password);
  await button(page, say('登录', 'Log in')).click();
  await page.waitForURL((url) => url.pathname !== '/user/login');
}

/** Presses what leads from a step of the card at home to where it is done. @param {Journey} journey @param {string} name */
async function pressStep({ page }, name) {
  await page.goto('/home');
  await page.locator('.at-first-steps').getByRole('link', { name, exact: true }).click();
}

/** @param {Page} page */
const saved = (page) => page.locator('[data-design-state="saved"]').waitFor();

/** @param {Journey} journey */
export async function firstApplication(journey) {
  const { page, password, say } = journey;
  await logIn(journey, page, 'admin', password);
  await makeSystem(journey);
  await designForm(journey);
  await generate(journey);
  await publish(journey);
  await lookRound(journey);
  await enterAsStudent(journey, say('学生', 'Students'));
}

/** @param {Journey} journey */
async function makeSystem(journey) {
  const { page, say, shoot } = journey;
  await page.goto('/home');
  await page.locator('.at-first-steps li').first().waitFor();
  await shoot('first-steps');
  await pressStep(journey, say('新建系统', 'New system'));
  await page.getByLabel(say('名称', 'Name'), { exact: true }).fill(say('宿舍服务', 'Dormitory services'));
  await button(page, say('创建', 'Create')).and(page.locator(':enabled')).waitFor();
  await shoot('new-system', page.getByRole('dialog'));
  await button(page, say('创建', 'Create')).click();
  await saved(page);
}

/** @param {Journey} journey */
async function designForm(journey) {
  const { page, say, shoot } = journey;
  await pressStep(journey, say('新建表单', 'New form'));
  await page.getByText(say('模板', 'Template'), { exact: true }).click();
  await page.getByText(say('宿舍报修', 'Dormitory repair'), { exact: true }).click();
  await button(page, say('创建', 'Create')).and(page.locator(':enabled')).waitFor();
  await shoot('template', page.getByRole('dialog'));
  await button(page, say('创建', 'Create')).click();
  await saved(page);
  await page.locator('[data-node="phone"]').waitFor();
  await page.getByRole('region', { name: say('新手导览', 'Tour of the designer') }).waitFor();
  await shoot('form-designer');
  await button(page, say('不用了', 'No, thanks')).click();
  await page.locator('[data-node="phone"]').click();
  await page.locator('[data-type="switch"]').focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: say('属性', 'Properties') });
  await panel
    .getByRole('textbox', { name: say('标题（中文）', 'Title (English)') })
    .fill(say('允许无人时进入', 'Enter while nobody is in'));
  await page.keyboard.press('Tab');
  await saved(page);
  await shoot('problems');
}

/** @param {Journey} journey */
async function generate(journey) {
  const { page, say, shoot } = journey;
  await pressStep(journey, say('从表单生成', 'Make of the form'));
  const dialog = page.getByRole('dialog').filter({ hasText: say('谁填报', 'Who files') });
  await dialog.waitFor();
  const roles = [
    [say('学生', 'Students'), 'student'],
    [say('后勤', 'Logistics'), 'logistics'],
  ];
  for (const [at, [name = '', code = '']] of roles.entries()) {
    await dialog
      .getByRole('button', { name: say('新建角色', 'New role') })
      .nth(at)
      .click();
    const fresh = page.getByRole('dialog', { name: say('新建角色', 'New role') });
    await fresh.getByLabel(say('角色名称', 'Name of the role')).fill(name);
    await fresh.getByLabel(say('角色编码', 'Code of the role')).fill(code);
    await fresh.getByRole('button', { name: say('保存', 'Save') }).click();
    await dialog.getByTitle(name, { exact: true }).first().waitFor();
  }
  await shoot('generate', dialog);
  await button(page, say('生成', 'Make it')).click();
  await button(page, say('全部发布', 'Publish all')).waitFor();
  const footer = page.locator('.ant-modal-footer');
  await footer.getByRole('button', { name: say('关闭', 'Close'), exact: true }).click();
  await pressStep(journey, say('查看权限', 'Look at rights'));
  await page.getByRole('table').first().waitFor();
  await saved(page);
  await shoot('form-rights');
}

/** @param {Journey} journey */
async function publish(journey) {
  const { page, say, shoot } = journey;
  await pressStep(journey, say('发布', 'Publish'));
  const dialog = page.getByRole('dialog');
  const together = dialog.getByRole('checkbox');
  await together.first().waitFor();
  for (const box of await together.all()) await box.check();
  const go = dialog.getByRole('button', { name: say('发布', 'Publish'), exact: true });
  await go.and(page.locator(':enabled')).waitFor();
  await shoot('publish', dialog);
  await go.click();
  await dialog.waitFor({ state: 'detached' });
  await button(page, say('返回', 'Back')).click();
  await page
    .locator('.at-first-steps')
    .getByRole('link', { name: say('打开系统', 'Open the system') })
    .waitFor();
}

/** Pictures of the designers that other chapters show. @param {Journey} journey */
async function lookRound({ page, say, shoot }) {
  const links = page.locator('.at-first-steps li a');
  const [system = '', form = ''] = await links.evaluateAll((all) =>
    all.map((a) => a.getAttribute('href') ?? ''),
  );
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

/** @param {Journey} journey @param {string} role */
async function enterAsStudent({ page, say, visitAs }, role) {
  await page.goto('/userList');
  await button(page, say('新增用户', 'Add user')).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(say('账号', 'Login name')).first().fill(STUDENT.account);
  await form.getByLabel(say('姓名', 'Name')).first().fill(say('林知夏', 'Lin Zhixia'));
  await form.getByLabel(say('密码', 'Password')).first().fill(STUDENT.password);
  await form.getByLabel(say('角色', 'Roles')).first().click();
  await page.getByTitle(role, { exact: true }).last().click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: say('保存', 'Save') }).click();
  await form.waitFor({ state: 'detached' });
  const student = await visitAs(STUDENT.account, STUDENT.password);
  await student.waitForURL('**/main/**');
  await button(student, say('新增宿舍报修', 'New Dormitory repair')).click();
  /** @type {readonly [string, string][]} */
  const typed = [
    [say('宿舍楼', 'Building'), say('东区 3 号楼', 'East 3')],
    [say('房间号', 'Room'), '412'],
    [say('故障描述', 'Description'), say('洗手池漏水', 'The basin leaks')],
    [say('联系电话', 'Phone'), '13800000000'],
  ];
  for (const [label, value] of typed) await student.getByRole('textbox', { name: label }).fill(value);
}
