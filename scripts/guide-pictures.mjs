import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runnerImport } from 'vite';
import { buildIfStale } from './lib/build.mjs';
import { logIn } from './lib/guide/acts.mjs';
import { firstApplication } from './lib/guide/journey.mjs';
import { keepPicture } from './lib/guide/keepPicture.mjs';
import { GUIDE, languages } from './lib/guide/readGuide.mjs';
import { inRoot } from './lib/paths.mjs';
import { fail, messageOf } from './lib/report.mjs';

// npm run guide:pictures [-- zh|en]: takes the pictures of the guide, on an installation of its own in each language. What
// the first chapter tells is done step by step, so that it is known to be true.

/** Which of our modules of the tests drive a browser and the server. @param {string} file */
const load = async (file) =>
  (await runnerImport(inRoot(file), { configFile: false, logLevel: 'error' })).module;

const { launchBrowser } = await load('tests/support/browser.ts');
const { startServerProcess } = await load('tests/support/serverProcess.ts');

const VIEW = { width: 1280, height: 800 };

/** An installation of its own that nobody has used yet. */
async function install() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-guide-'));
  const server = startServerProcess({ PORT: '0', DATA_DIR: folder }, ['--empty']);
  const remove = async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await server.until('Atrium is ready: ');
  } catch (error) {
    await remove();
    throw error;
  }
  const baseURL = /Atrium is ready: (\S+)/.exec(server.printed())?.[1] ?? '';
  const password = /initial password: (\S+)/.exec(server.printed())?.[1] ?? '';
  return { baseURL, password, remove };
}

/** @param {'zh' | 'en'} language @param {import('playwright-core').Browser} browser */
async function take(language, browser) {
  /** @type {Awaited<ReturnType<typeof install>>[]} */
  const installations = [];
  const begin = async () => {
    const installation = await install();
    installations.push(installation);
    return installation;
  };
  /** @type {import('playwright-core').Page[]} */
  const pages = [];
  /** @param {string} baseURL */
  const visit = async (baseURL) => {
    const context = await browser.newContext({ baseURL, viewport: VIEW, reducedMotion: 'reduce' });
    const kept = language === 'zh' ? 'zhCN' : 'enUS';
    await context.addInitScript(`localStorage.setItem('web0_locale', '${kept}')`);
    await context.addInitScript({ path: inRoot('scripts/lib/guide/inPage.js') });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    pages.push(page);
    return page;
  };
  try {
    const { baseURL, password } = await begin();
    const page = await visit(baseURL);
    /** @type {import('./lib/guide/acts.mjs').Journey} */
    const journey = {
      page,
      password,
      say: (zh, en) => (language === 'zh' ? zh : en),
      shoot: async (name, target = page) => {
        const on = 'page' in target ? target.page() : target;
        await on.locator('.ant-spin-spinning, .ant-skeleton').first().waitFor({ state: 'detached' });
        for (const frame of on.frames()) await frame.evaluate('settlePicture()');
        const picture = await target.screenshot({ animations: 'disabled', caret: 'hide' });
        console.log(await keepPicture(path.join(GUIDE, 'images', `${language}-${name}.webp`), picture));
      },
      visitAs: async (account, secret) => {
        const other = await visit(baseURL);
        await logIn(journey, other, account, secret);
        return other;
      },
      elsewhere: async () => {
        const other = await begin();
        return { page: await visit(other.baseURL), password: other.password };
      },
    };
    await firstApplication(journey);
  } catch (error) {
    for (const [at, page] of pages.entries())
      await page.screenshot({ path: path.join(os.tmpdir(), `guide-${language}-failed-${String(at)}.png`) });
    throw error;
  } finally {
    for (const { remove } of installations) await remove();
  }
}

await buildIfStale();
mkdirSync(path.join(GUIDE, 'images'), { recursive: true });
const asked = process.argv.slice(2);
const browser = await launchBrowser();
try {
  for (const language of languages)
    if (asked.length === 0 || asked.includes(language)) await take(language, browser);
} catch (error) {
  fail(messageOf(error));
} finally {
  await browser.close();
}
