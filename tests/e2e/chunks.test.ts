import { afterEach, beforeEach, expect, test } from 'vitest';
import { logIn } from './support/steps.ts';
import { openVisits } from './support/openVisits.ts';
import type { Visit } from './support/visit.ts';

// Parts of the page that do not come: the browser keeps to its failure of a script, so that only a new page brings it.

const open = openVisits();
let visit: Visit;

beforeEach(async () => {
  visit = await open();
  await logIn(visit.page, 'admin');
  await visit.page.waitForLoadState('networkidle');
  for (const status of [404, 502]) visit.expectStatus(status);
});

// React tells the console of whatever a boundary has caught.
afterEach(() => {
  const troubles = visit.troubles.splice(0);
  expect(troubles.filter((trouble) => !/CHUNK_LOAD_FAILED|ChunkLoadError/.test(trouble))).toEqual([]);
});

const GALLERY = /\/assets\/GalleryPage[^/]*\.js$/;

/** Goes there without loading the page anew. */
const goTo = (path: string) =>
  visit.page.evaluate((to) => {
    history.pushState({ idx: 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  }, path);

test('a part that does not come is told by its name, and comes by another try', async () => {
  const { page } = visit;
  await page.route(GALLERY, (route) => route.fulfill({ status: 502 }));
  await goTo('/example');
  const alert = page.getByRole('alert').filter({ hasText: 'Loading chunk failed (missing: ' });
  await alert.waitFor();
  await page.getByRole('button', { name: '重试' }).click();
  await alert.waitFor();
  await page.unroute(GALLERY);
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByRole('heading', { name: '组件库' }).first().waitFor();
});

test('after a new release loading the page anew is proposed', async () => {
  const { page } = visit;
  await page.route(GALLERY, (route) => route.fulfill({ status: 404 }));
  await goTo('/example');
  await page.getByRole('alert').filter({ hasText: '平台已更新' }).waitFor();
  await page.unroute(GALLERY);
  await page.getByRole('button', { name: '刷新页面' }).click();
  await page.getByRole('heading', { name: '组件库' }).first().waitFor();
});

test('a style that does not come is told by its name, and comes by another try', async () => {
  const { page } = visit;
  const styles = /\/assets\/GalleryPage[^/]*\.css$/;
  await page.route(styles, (route) => route.fulfill({ status: 502 }));
  await goTo('/example');
  await page.getByRole('alert').filter({ hasText: 'CSS_CHUNK_LOAD_FAILED (missing: ' }).waitFor();
  await page.unroute(styles);
  const asked = page.waitForResponse(styles);
  await page.getByRole('button', { name: '重试' }).click();
  expect((await asked).ok()).toBe(true);
  await page.getByRole('heading', { name: '组件库' }).first().waitFor();
});
