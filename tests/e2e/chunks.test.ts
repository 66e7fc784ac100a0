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
  await visit.page.goto('/home');
  await visit.idle();
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

test('where the first scripts do not come, the page says so by itself, and offers another try', async () => {
  const { page } = visit;
  const scripts = /\/assets\/entry-packages[^/]*\.js$/;
  await page.route(scripts, (route) => route.fulfill({ status: 502 }));
  await page.goto('/home');
  const said = page.getByText('页面还没有打开，请检查网络后重新加载。');
  expect(await said.isVisible()).toBe(false);
  // Nobody waits for the fifteen seconds after which it comes into sight.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await said.waitFor();
  await page.unroute(scripts);
  await page.getByRole('link', { name: '重新加载' }).click();
  await page
    .getByRole('button', { name: /学生工作/ })
    .first()
    .waitFor();
});

test('the style of the page itself is asked for once more, and nothing is drawn without it', async () => {
  const { page } = visit;
  const style = /\/assets\/index-[^/]*\.css$/;
  let asked = 0;
  let times = 1;
  await page.route(style, (route) => {
    asked += 1;
    return asked <= times ? route.fulfill({ status: 502 }) : route.continue();
  });
  await page.goto('/home');
  await page
    .getByRole('button', { name: /学生工作/ })
    .first()
    .waitFor();
  expect([asked, await page.evaluate(() => getComputedStyle(document.body).margin)]).toEqual([2, '0px']);
  [asked, times] = [0, 2];
  await page.reload();
  await page.getByRole('alert').filter({ hasText: '暂时无法连接服务器' }).waitFor();
  await page.getByRole('button', { name: '重新加载' }).click();
  await page
    .getByRole('button', { name: /学生工作/ })
    .first()
    .waitFor();
});
