import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runnerImport } from 'vite';
import { buildIfStale } from './lib/build.mjs';
import { firstApplication, logIn } from './lib/guide/journey.mjs';
import { keepPicture } from './lib/guide/keepPicture.mjs';
import { GUIDE, languages } from './lib/guide/readGuide.mjs';
import { inRoot } from './lib/paths.mjs';
import { fail, messageOf } from './lib/report.mjs';
import { SERVER } from './lib/stamp.mjs';

// npm run guide:pictures [-- zh|en]: takes the pictures of the guide, on an installation of its own in each language. What
// the first chapter tells is done step by step, so that it is known to be true.

/** Which of our modules of the tests drive a browser and the server. @param {string} file */
const load = async (file) =>
  (await runnerImport(inRoot(file), { configFile: false, logLevel: 'error' })).module;

const { launchBrowser } = await load('tests/support/browser.ts');
const { startServerProcess } = await load('tests/support/serverProcess.ts');

const VIEW = { width: 1280, height: 800 };

/** @param {'zh' | 'en'} language @param {import('playwright-core').Browser} browser */
async function take(language, browser) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-guide-'));
  const server = startServerProcess({ PORT: '0', DATA_DIR: folder }, ['--empty'], [inRoot(SERVER.output)]);
  try {
    await server.until('Atrium is ready: ');
    const baseURL = /Atrium is ready: (\S+)/.exec(server.printed())?.[1] ?? '';
    const password = /initial password: (\S+)/.exec(server.printed())?.[1] ?? '';
    const visit = async () => {
      const context = await browser.newContext({ baseURL, viewport: VIEW, reducedMotion: 'reduce' });
      const kept = language === 'zh' ? 'zhCN' : 'enUS';
      await context.addInitScript(`localStorage.setItem('web0_locale', '${kept}')`);
      await context.addInitScript({ path: inRoot('scripts/lib/guide/inPage.js') });
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      return page;
    };
    const page = await visit();
    /** @type {import('./lib/guide/journey.mjs').Journey} */
    const journey = {
      page,
      password,
      say: (zh, en) => (language === 'zh' ? zh : en),
      shoot: async (name, target = page) => {
        const on = 'page' in target ? target.page() : target;
        await on.locator('.ant-spin-spinning, .ant-skeleton').first().waitFor({ state: 'detached' });
        await on.evaluate('settlePicture()');
        const picture = await target.screenshot({ animations: 'disabled', caret: 'hide' });
        console.log(await keepPicture(path.join(GUIDE, 'images', `${language}-${name}.webp`), picture));
      },
      visitAs: async (account, secret) => {
        const other = await visit();
        await logIn(journey, other, account, secret);
        return other;
      },
    };
    try {
      await firstApplication(journey);
    } catch (error) {
      await page.screenshot({ path: path.join(os.tmpdir(), `guide-${language}-failed.png`) });
      throw error;
    }
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
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
