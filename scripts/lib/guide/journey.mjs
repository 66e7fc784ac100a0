import { button, enabled, fillRole, logIn, pressStep, publishAll, rolesOf, saved } from './acts.mjs';
import { takeElsewhere } from './elsewhere.mjs';
import { lookRound } from './lookRound.mjs';

// The steps of docs/guide/{zh,en}/first-application.md, done in a browser as the chapter tells them, with a picture where it
// shows one: a step that cannot be done as it is told ends the run.

/** @typedef {import('./acts.mjs').Journey} Journey */

/** The account that is made for a student. */
const STUDENT = { account: 'lin', password: 'Campus-2026' };

/** @param {Journey} journey */
export async function firstApplication(journey) {
  const { page, password, say } = journey;
  await logIn(journey, page, 'admin', password);
  await makeSystem(journey);
  await designForm(journey);
  await generate(journey);
  await tryIt(journey);
  const designers = await publish(journey);
  await enterAsStudent(journey, say('学生', 'Students'));
  await lookRound(journey, designers);
  await takeElsewhere(journey);
}

/** @param {Journey} journey */
async function makeSystem(journey) {
  const { page, say, shoot } = journey;
  await page.goto('/home');
  await page.locator('.at-first-steps li').first().waitFor();
  await shoot('first-steps');
  await pressStep(journey, say('新建系统', 'New system'));
  await page.getByLabel(say('名称', 'Name'), { exact: true }).fill(say('宿舍服务', 'Dormitory services'));
  await button(page, say('创建', 'Create')).and(enabled(page)).waitFor();
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
  await button(page, say('创建', 'Create')).and(enabled(page)).waitFor();
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
  for (const [at, role] of rolesOf(journey).entries()) {
    await dialog
      .getByRole('button', { name: say('新建角色', 'New role') })
      .nth(at)
      .click();
    await fillRole(journey, page.getByRole('dialog', { name: say('新建角色', 'New role') }), role);
    await dialog.getByTitle(role[0], { exact: true }).first().waitFor();
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

/** A look as a student, and a test of it. @param {Journey} journey */
async function tryIt(journey) {
  const { page, say, shoot } = journey;
  await button(page, say('预览', 'Preview')).waitFor();
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    button(page, say('预览', 'Preview')).click(),
  ]);
  await button(preview, say('学生', 'Students')).click();
  const seen = preview.frameLocator('iframe');
  await seen.getByText(say('其他', 'Other'), { exact: true }).click();
  await seen.getByRole('textbox', { name: say('其他故障', 'Other fault') }).waitFor();
  await preview.locator('details > summary').click();
  await shoot('preview', preview);
  await preview.getByRole('button', { name: say('录制测试', 'Record a test') }).click();
  const dialog = preview.getByRole('dialog');
  await dialog.getByLabel(say('标题', 'Title')).fill(say('选其他时须填其他故障', 'Other faults are named'));
  await button(dialog, say('保存测试', 'Keep the test')).and(enabled(preview)).waitFor();
  await shoot('record-test', dialog);
  await button(dialog, say('保存测试', 'Keep the test')).click();
  await dialog.waitFor({ state: 'detached' });
  await preview.close();
  await page.reload();
  await page.getByRole('tab', { name: say('测试', 'Tests') }).click();
  await page.getByText(say('1 项测试全部通过', 'All tests pass (1)')).waitFor();
  await saved(page);
  await shoot('tests');
}

/** @param {Journey} journey @returns {Promise<string[]>} where the steps that are done lead */
async function publish(journey) {
  const { page, say, shoot } = journey;
  await pressStep(journey, say('发布', 'Publish'));
  await publishAll(journey, page, (dialog) => shoot('publish', dialog));
  await button(page, say('返回', 'Back')).click();
  await page
    .locator('.at-first-steps')
    .getByRole('link', { name: say('打开系统', 'Open the system') })
    .waitFor();
  const links = page.locator('.at-first-steps li a');
  return links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
}

/** @param {Journey} journey @param {string} role */
async function enterAsStudent({ page, say, visitAs }, role) {
  await page.goto('/userList');
  await button(page, say('新增用户', 'Add user')).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(say('账号', 'Login name')).first().fill(STUDENT.account);
  await form.getByRole('textbox', { name: /^(姓名|Name)/ }).fill(say('林知夏', 'Lin Zhixia'));
  await form.getByLabel(say('密码', 'Password')).first().fill(STUDENT.password);
  await form.getByLabel(say('角色', 'Roles')).first().click();
  await page.getByTitle(role, { exact: true }).last().click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: say('保存', 'Save') }).click();
  await form.waitFor({ state: 'detached' });
  const student = await visitAs(STUDENT.account, STUDENT.password);
  await student.waitForURL('**/main/**');
  await button(student, say('新增宿舍报修', 'New Dormitory repair')).click();
  // The search above the list is named after the same fields.
  const report = student.getByRole('dialog');
  /** @type {readonly [string, string][]} */
  const typed = [
    [say('宿舍楼', 'Building'), say('东区 3 号楼', 'East 3')],
    [say('房间号', 'Room'), '412'],
    [say('故障描述', 'Description'), say('洗手池漏水', 'The basin leaks')],
    [say('联系电话', 'Phone'), '13800000000'],
  ];
  for (const [label, value] of typed) await report.getByRole('textbox', { name: label }).fill(value);
  await button(report, say('保存', 'Save')).click();
  await student.getByRole('row').filter({ hasText: '412' }).waitFor();
}
