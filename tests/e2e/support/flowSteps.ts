import type { Locator, Page } from 'playwright-core';
import type { ApiClient } from '../../../src/runtime/data/ApiClient.ts';
import type { FlowDetail } from '../../../src/schemas/wire/flowDetail.ts';
import type { FlowInstance } from '../../../src/schemas/wire/flowInstance.ts';

/** A name of two characters, between which buttons put a space. */
export const spaced = (name: string): RegExp => new RegExp(`^${Array.from(name).join('\\s?')}$`);

/** Begins what a person may do with the instance that is open; what finds no place in the bar stands behind 更多. */
export async function begin(page: Page, action: string): Promise<Locator> {
  const bar = page.getByRole('toolbar', { name: '可执行的操作' });
  const button = bar.getByRole('button', { name: spaced(action) });
  const more = bar.getByRole('button', { name: '更多' });
  await button.or(more).first().waitFor();
  if ((await button.count()) > 0) await button.click();
  else {
    await more.click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  }
  return page.getByRole('dialog', { name: action, exact: true });
}

/** Does what a dialog of an instance asks for, with words of one's own, and waits until it is done. */
export async function finish(page: Page, action: string, dialog: Locator, comment?: string): Promise<void> {
  if (comment !== undefined)
    await dialog.getByRole('textbox', { name: /^(意见|原因|评论内容)/ }).fill(comment);
  await dialog.getByRole('button', { name: spaced(action) }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(`“${action}”已完成`).first().waitFor();
}

/** Begins and finishes an action that asks for nothing but words. */
export async function act(page: Page, action: string, comment?: string): Promise<void> {
  await finish(page, action, await begin(page, action), comment);
}

/** Chooses people in a field of a dialog by their names. */
export async function choosePeople(within: Locator, label: string, ...names: string[]): Promise<void> {
  const box = within.getByRole('combobox', { name: label });
  for (const name of names) {
    await box.click({ force: true });
    await box.fill(name);
    await within
      .page()
      .locator('.ant-select-dropdown:visible')
      .getByTitle(name, { exact: true })
      .first()
      .click();
  }
  // A field of several stays open; Escape in one that is closed would close the dialog.
  if ((await box.getAttribute('aria-expanded')) === 'true') await within.page().keyboard.press('Escape');
}

/** Starts a flow over its own call, where the start is not what is looked at. */
export async function startFlow(client: ApiClient, flowId: string, data: object): Promise<FlowInstance> {
  const requestId = crypto.randomUUID();
  return (
    await client.result<{ instance: FlowInstance }>('form', '/flow/start.do', { flowId, data, requestId })
  ).instance;
}

/** What somebody sees of an instance. */
export const detailOf = (client: ApiClient, instanceId: string): Promise<FlowDetail> =>
  client.result<FlowDetail>('form', '/flow/detail.do', { instanceId });
