import type { Frame, FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ApiClient } from '../../../src/runtime/data/ApiClient.ts';
import type { Sdk, SdkCalls, SdkErrorCode } from '../../../src/schemas/embed/publicTypes.ts';
import { PASSWORD } from './password.ts';
import type { Visit } from './visit.ts';

/** What the pages of a site share: the SDK's link in `sdk`, and what it told in `heard`. */
export const SHARED = `
const heard = [];
const began = (sdk) => {
  for (const event of ['submitted', 'navigate', 'dirty', 'state', 'tokenExpired']) sdk.on(event, (detail) => heard.push([event, detail]));
  globalThis.sdk = sdk;
  globalThis.heard = heard;
};`;

export type ParentWindow = Window & { sdk: Sdk; heard: [string, Record<string, unknown>][] };

const PATH = '/rest/http/platform-app-key';

/** A site as the back office keeps it. */
export interface RegisteredSite {
  readonly id: string;
  readonly revision: number;
  readonly appKey: string;
}

/** Registers a site that may embed the students’ system and some pages, as the form of the back office does. */
export async function registerSite(
  admin: ApiClient,
  name: string,
  origin: string,
  resources: readonly string[] = ['mgrList/student-list'],
): Promise<RegisteredSite> {
  const data = { name, status: 'active', domains: [{ origin }], systems: ['student-affairs'], resources };
  const { id } = await admin.result<{ id: string }>('interface', `${PATH}/add.htm`, { data });
  return admin.result<RegisteredSite>('interface', `${PATH}/detail.htm`, { id });
}

/** @returns the site as it is kept then */
const turn = async (
  admin: ApiClient,
  { id, revision }: RegisteredSite,
  status: 'active' | 'disabled',
): Promise<RegisteredSite> => {
  await admin.call('interface', `${PATH}/update.htm`, { id, revision, data: { status } });
  return admin.result<RegisteredSite>('interface', `${PATH}/detail.htm`, { id });
};

export const switchOff = (admin: ApiClient, site: RegisteredSite): Promise<RegisteredSite> =>
  turn(admin, site, 'disabled');
export const switchOn = (admin: ApiClient, site: RegisteredSite): Promise<RegisteredSite> =>
  turn(admin, site, 'active');

export const frameOf = (page: Page): FrameLocator => page.locator('iframe').first().contentFrame();

/** Logs in on the login page in a frame. */
export async function logInWithin(frame: FrameLocator | Frame, account: string): Promise<void> {
  await frame.getByLabel('账号', { exact: true }).fill(account);
  await frame.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await frame.getByRole('button', { name: '登录', exact: true }).click();
}

/** What the SDK told of one event. */
export const heardOf = (page: Page, event: string): Promise<unknown[]> =>
  page.evaluate(
    (name) =>
      (window as unknown as ParentWindow).heard.flatMap(([each, detail]) => (each === name ? [detail] : [])),
    event,
  );

/** Calls the frame; a refusal is its code and text. */
export const callFrame = <Name extends keyof SdkCalls>(
  page: Page,
  name: Name | (string & {}),
  params?: unknown,
): Promise<{ answer?: SdkCalls[Name]['answer']; code?: SdkErrorCode; message?: string }> =>
  page.evaluate(
    async ([asked, given]) => {
      const { sdk } = window as unknown as ParentWindow;
      try {
        return { answer: (await sdk.call(asked as 'getState', given as never)) as never };
      } catch (error) {
        const { code, message } = error as { code: SdkErrorCode; message: string };
        return { code, message };
      }
    },
    [name, params] as const,
  );

export const stateOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as ParentWindow).sdk.state);

/** What the SDK says on the console is meant. */
export async function said({ troubles }: Pick<Visit, 'troubles'>, text: string): Promise<void> {
  await expect.poll(() => troubles.join()).toContain(text);
  troubles.splice(0);
}
