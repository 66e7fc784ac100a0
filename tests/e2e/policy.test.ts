import { expect, test } from 'vitest';
import { flowListPages } from '../../src/schemas/pageAddress.ts';
import { ENTRY_PATHS } from '../../src/portal/session/redirect.ts';
import { logIn } from './support/steps.ts';
import { openVisits } from './support/openVisits.ts';
import type { Visit } from './support/visit.ts';

// The routes under the product's own content security policy; a visit fails where the browser refused anything, in every
// test. Those of the back office are walked through in backOffice.test.ts.

const open = openVisits();

/** Opens an address whole. */
async function walk({ page, idle }: Visit, path: string): Promise<void> {
  const answer = await page.goto(path);
  const policy = (await answer?.headerValue('content-security-policy')) ?? '';
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
  expect(scripts, path).toContain("'self'");
  expect(scripts, path).not.toMatch(/unsafe-eval|unsafe-inline|\*/);
  await idle();
  // A page that drew nothing would have been refused nothing.
  await expect.poll(() => page.locator('body').innerText(), { message: path }).toMatch(/\S/);
}

/** How many windows walk at once: most of the time each waits for a page to be still. */
const WINDOWS = 3;

/** Opens addresses in a few windows at once. */
async function walkAll(paths: readonly string[], prepare: (visit: Visit) => Promise<void>): Promise<void> {
  const left = [...paths];
  const walkOn = async (): Promise<void> => {
    const visit = await open();
    await prepare(visit);
    for (let path = left.shift(); path !== undefined; path = left.shift()) await walk(visit, path);
  };
  await Promise.all(Array.from({ length: WINDOWS }, walkOn));
}

test('the listener hears what a policy refuses', async () => {
  const visit = await open();
  const { page } = visit;
  await walk(visit, '/user/login');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    try {
      // What an expression engine made of text would do.
      void (0, eval)('1');
    } catch {
      // Refused.
    }
  });
  await expect.poll(() => visit.troubles.filter((trouble) => trouble.startsWith('policy: '))).not.toEqual([]);
  expect(visit.troubles.join()).toContain('script-src');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  visit.troubles.length = 0;
});

test('nothing is refused before the login', () =>
  walkAll([...Object.values(ENTRY_PATHS), '/user', '/error', '/nothing-of-the-kind'], () =>
    Promise.resolve(),
  ));

/** A list of flows of each scope; the others draw the same. */
const flowLists = Object.entries(flowListPages).filter(
  ([, scope], at, all) => all.findIndex(([, other]) => other === scope) === at,
);

test('nothing is refused behind it', () =>
  walkAll(
    [
      ...['/', '/home', '/example', '/scanLogin', '/error', '/500', '/404', '/403', '/nothing-of-the-kind'],
      ...[
        '/system/student-affairs',
        '/system/student-affairs/2/1',
        '/main/1?systemId=student-affairs',
        '/menu',
        '/single',
      ],
      ...['/app/student-dashboard', '/mgr/student-list', '/mgr/leave', '/bi/nothing'],
      ...['flowApply', 'flowDetail'].map((each) => `/${each}/nothing`),
      ...flowLists.map(([list]) => `/${list}/all`),
    ],
    async (visit) => {
      await logIn(visit.page, 'admin');
      // Somebody else's page, a flow that is not there: told with a status of its own.
      for (const status of [403, 404]) visit.expectStatus(status);
    },
  ));
