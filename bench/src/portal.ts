import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';

/** Builds the portal as it ships, beside the server that `startProduct` starts. @throws Error */
export function buildPortal(): void {
  const root = path.join(process.env.BENCH_ROOT ?? process.cwd(), '..');
  const built = spawnSync(process.execPath, ['scripts/build.mjs', 'portal'], { cwd: root, stdio: 'ignore' });
  if (built.status !== 0) throw new Error('The portal could not be built');
}

/** Logs in as the demo campus's administrator, for all pages of a context. */
export async function logIn(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/user/login`);
  await page.getByLabel('账号', { exact: true }).fill('admin');
  await page.getByLabel('密码', { exact: true }).fill('atrium-demo');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/user/login');
  await page.close();
}
