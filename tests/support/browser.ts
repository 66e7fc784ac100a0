import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { findChromium } from './chromium.ts';

/** No calls of the browser's own: tests use no network beyond loopback. */
const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a headless browser that shows Chinese text; close it after use. @param more flags of the browser besides */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const { executablePath, args, env } = findChromium();
  return chromium.launch({
    executablePath,
    args: [...args, ...QUIET, ...more],
    env: { ...process.env, ...env },
  });
}
