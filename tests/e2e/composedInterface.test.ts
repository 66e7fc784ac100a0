import { expect, test } from 'vitest';
import { openVisits } from './support/openVisits.ts';
import { choose, logIn, removeInterface } from './support/steps.ts';

const open = openVisits();

test('a composed interface is built of forms by its fields alone, and taken back', async () => {
  const { page } = await open();
  await logIn(page, 'admin');
  await page.goto('/interface');
  const main = page.locator('main');
  await page.getByRole('textbox', { name: '名称', exact: true }).fill('学院概况');
  await page.getByLabel('模块编码').fill('survey');
  await page.getByLabel('接口编码').fill('college');
  await page.getByText('组合调用').click();
  await page.getByText('单个结果').click();
  const add = async (call: string): Promise<void> => {
    await main.getByRole('button', { name: '添加步骤', exact: true }).click();
    await page.getByRole('menuitem', { name: /^调用/ }).click();
    await page.getByRole('combobox', { name: '调用', exact: true }).last().fill(call);
    await page.locator('.ant-select-item-option:visible', { hasText: call }).click();
  };
  await add('student/count');
  await add('class/list');

  // A condition of a module, whose value is an input that is added by a click.
  const students = page.getByRole('listitem', { name: '步骤 1', exact: true });
  await choose(students, '传入更多的值', '筛选条件（where）');
  const where = students.getByRole('group', { name: 'where', exact: true });
  await where.getByRole('button', { name: '添加条件', exact: true }).click();
  await where.getByRole('combobox', { name: '条件 1：字段' }).fill('college');
  await page.getByTitle('学院（college）', { exact: true }).last().click();
  await where.getByRole('button', { name: '条件 1：改用表达式' }).click();
  await where.getByRole('textbox', { name: '条件 1：表达式' }).fill('inputs.college');
  await page.getByRole('button', { name: '添加输入 college' }).click();
  const classes = page.getByRole('listitem', { name: '步骤 2', exact: true });
  await choose(classes, '传入更多的值', '行数（limit）');
  await classes.getByRole('spinbutton', { name: 'limit 的值' }).fill('2');

  // Where outputs stand is offered; what they are called and of which type comes with it.
  for (const place of ['count.result.count', 'class.list.0.classNo']) {
    await page.getByRole('button', { name: '添加输出' }).click();
    await page
      .getByRole('combobox', { name: /在结果中的位置/ })
      .last()
      .fill(place);
    await page.locator('.ant-select-item-option:visible', { hasText: place }).click();
  }
  await students.getByRole('textbox', { name: '结果的名称' }).fill('pupils');
  expect(await page.getByRole('combobox', { name: '在结果中的位置 1' }).inputValue()).toBe(
    'pupils.result.count',
  );
  await page.getByRole('textbox', { name: 'college', exact: true }).fill('nowhere');
  await page.getByRole('button', { name: /^运\s?行$/ }).click();
  await page.getByText(/^已执行，2 行，/).waitFor();
  await page.getByRole('cell', { name: '0', exact: true }).waitFor();

  await page.getByRole('button', { name: '保存并发布' }).click();
  await page.waitForURL('**/interface/survey/college');
  await page.reload();
  await page.getByRole('button', { name: /^1 统计『.+』的数量 → pupils$/ }).waitFor();
  await main.getByText('JSON', { exact: true }).click();
  const json = await page.getByRole('textbox', { name: '步骤（JSON）' }).inputValue();
  expect(JSON.parse(json)).toMatchObject({
    steps: [
      {
        do: 'call',
        name: 'pupils',
        call: 'student/count',
        param: { where: { conditionList: [{ bindKey: 'college' }] } },
      },
      { do: 'call', name: 'class', call: 'class/list', param: { limit: 2 } },
    ],
  });
  await removeInterface(page);
});
