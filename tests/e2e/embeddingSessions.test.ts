import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../src/runtime/data/ApiClient.ts';
import type { Sdk } from '../../src/schemas/embed/publicTypes.ts';
import { logInDirectly } from './support/client.ts';
import {
  frameOf,
  logInWithin,
  type RegisteredSite,
  registerSite,
  switchOff,
  switchOn,
} from './support/embedding.ts';
import { openVisits } from './support/openVisits.ts';
import { productUrl } from './support/productUrl.ts';
import { openSite, pageWith, type Site } from './support/site.ts';

// Whose session a frame has: docs/decisions/embedding-sdk.md.

const open = openVisits();
type Sites = Window & { sdks: Sdk[]; links: number[]; whoIsThere: () => Promise<string | null> };

/** Two frames beside each other. `provider`: the site says who is logged in there. `links` counts how often each was linked. */
const TWO = (portal: string): string => `
const given = new URLSearchParams(location.search);
globalThis.links = [0, 0];
globalThis.sdks = [0, 1].map((at) => {
  const place = document.body.appendChild(document.createElement('div'));
  const sdk = AtriumSDK.mount(place, { src: '${portal}/mgr/student-list', appKey: given.get('key'), autoHeight: true });
  if (given.has('provider')) sdk.setToken(() => globalThis.whoIsThere());
  sdk.on('state', ({ state }) => { if (state === 3) links[at] += 1; });
  return sdk;
});`;

let admin: ApiClient;
let site: Site;
let registered: RegisteredSite;
let secret: string;

beforeAll(async () => {
  const portal = productUrl();
  site = await openSite({ '/two.html': pageWith(portal, 'two.js'), '/two.js': TWO(portal) }, portal);
  admin = await logInDirectly(portal, 'admin');
  registered = await registerSite(admin, 'sessions', site.origin);
  const path = '/rest/http/platform_general/makeAppKeySecret.htm';
  ({ secret } = await admin.result<{ secret: string }>('interface', path, { id: registered.id }));
});
afterAll(() => site.close());

const codeOf = async (loginName: string): Promise<string> => {
  const param = { appKey: registered.appKey, secret, loginName };
  return (await admin.result<{ code: string }>('manager', '/sdkOpen/code.do', param)).code;
};
const address = (more = ''): string => `${site.origin}/two.html?key=${registered.appKey}${more}`;

/** Who is logged in in each frame; a text where nobody is, or it cannot be said yet. */
const people = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Promise.all(
      (window as unknown as Sites).sdks.map(async (sdk) => {
        if (sdk.state !== 3) return 'not linked';
        try {
          return (await sdk.call('getUserInfo')).userName;
        } catch (error) {
          return (error as { code: string }).code;
        }
      }),
    ),
  );
const links = (page: Page): Promise<number[]> => page.evaluate(() => (window as unknown as Sites).links);
const NOBODY = ['NOT_LOGGED_IN', 'NOT_LOGGED_IN'];

test('frames beside each other are whom the site names, and a logout in one of them holds in both', async () => {
  const { page, expectStatus } = await open();
  const asked: string[] = [];
  let there = 'teacher';
  await page.exposeFunction('whoIsThere', () => {
    asked.push(there);
    return codeOf(there);
  });
  await page.goto(address('&provider=1'));
  await expect.poll(() => people(page)).toEqual(['teacher', 'teacher']);
  // The list is none of a student's.
  expectStatus(403);
  // Somebody else at the site: both frames, by one load each, though a session is kept in the tab.
  there = 'student';
  await page.evaluate(() => {
    const { sdks, whoIsThere } = window as unknown as Sites;
    sdks[0]?.setToken(() => whoIsThere());
  });
  await expect.poll(() => people(page)).toEqual(['student', 'student']);
  expect(await links(page)).toEqual([2, 2]);
  expect(asked).toHaveLength(3);

  expectStatus(401);
  await page.evaluate(() => (window as unknown as Sites).sdks[0]?.call('logout'));
  await expect.poll(() => people(page)).toEqual(NOBODY);
  await frameOf(page).getByLabel('账号', { exact: true }).waitFor();
  await page.locator('iframe').nth(1).contentFrame().getByLabel('账号', { exact: true }).waitFor();
  expect(asked).toHaveLength(3);
  // A new load of the parent's page says anew who is there.
  there = 'teacher';
  await page.reload();
  await expect.poll(() => people(page)).toEqual(['teacher', 'teacher']);
});

test('a logout by the site ends what the frame has, and not the session of the portal’s windows', async () => {
  const { page, expectStatus, idle } = await open({ width: 390 });
  await page.goto(`${productUrl()}/user/login`);
  await page.getByLabel('账号', { exact: true }).waitFor();
  const portal = page.mainFrame();
  await logInWithin(portal, 'teacher');
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/user'));
  await idle();
  await page.goto(address());
  await expect.poll(() => people(page)).toEqual(['teacher', 'teacher']);
  expectStatus(401);
  await page.evaluate(() => (window as unknown as Sites).sdks[0]?.call('logout'));
  await expect.poll(() => people(page)).toEqual(NOBODY);
  // As high as its content, on a phone too.
  const html = frameOf(page).locator('html');
  await expect
    .poll(() => html.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBe(0);
  // Loaded anew it does not take over the windows' session once more.
  await page.reload();
  await expect.poll(() => people(page)).toEqual(NOBODY);
  await page.goto(`${productUrl()}/home`);
  await idle();
  expect(new URL(page.url()).pathname).toBe('/home');
});

test('a site that is switched off holds its pages still, and offers to go on once it is on again', async () => {
  const { page, troubles } = await open();
  await page.exposeFunction('whoIsThere', () => codeOf('teacher'));
  await page.goto(address('&provider=1'));
  const frame = frameOf(page);
  await frame.getByText(/^共 [\d,]+ 条$/).waitFor();
  const search = frame.getByRole('textbox').first();
  await search.fill('林');
  const { revision } = await switchOff(admin, registered);
  const notice = frame.getByRole('alertdialog');
  await notice.getByText('本页面的接入已停用').waitFor();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${productUrl()}/api/`)) calls.push(request.url());
  });
  await search.press('Enter');
  await search.pressSequentially('同学');
  await frame.getByRole('button').first().click();
  expect([await search.inputValue(), await frame.getByRole('dialog').count(), calls]).toEqual(['林', 0, []]);
  await notice.getByRole('button', { name: '重新检查' }).click();
  await expect.poll(() => calls.filter((url) => url.includes('/sdkOpen/verify')).length).toBe(1);
  await switchOn(admin, { ...registered, revision });
  await expect
    .poll(async () => {
      const again = notice.getByRole('button', { name: '重新检查' });
      if (await again.isVisible()) await again.click();
      return notice.getByRole('button', { name: '继续' }).isVisible();
    })
    .toBe(true);
  // The session has ended with the site: another one comes by a code, over the link that is open again.
  const found = page.waitForResponse(
    (answer) => answer.url().endsWith('/student/list.htm') && answer.status() === 200,
  );
  await notice.getByRole('button', { name: '继续' }).click();
  await notice.waitFor({ state: 'detached' });
  expect((await found).request().postData()).toContain('林');
  await frame.getByText(/^共 [\d,]+ 条$/).waitFor();
  expect(await search.inputValue()).toBe('林');
  expect(await people(page)).toContain('teacher');
  troubles.splice(0);
});
