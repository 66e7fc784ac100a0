import { spawnSync } from 'node:child_process';
import { withLock } from './lock.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { fail } from './report.mjs';
import { isStale, PORTAL, SERVER } from './stamp.mjs';

/** What has to be built before the product can start. */
export const staleProducts = () => [PORTAL, SERVER].filter((product) => isStale(product));

/**
 * @param {readonly string[]} wanted names of products
 */
const staleAmong = (wanted) =>
  staleProducts().filter(({ name }) => wanted.length === 0 || wanted.includes(name));

/**
 * Builds what is stale, in a process of its own, so that the bundler's memory is given back. Size budgets are for
 * `npm run build`: whoever wants to start the product is not stopped by them.
 * @param {readonly string[]} [wanted] `portal`, `server`; absent: both
 */
export async function buildIfStale(wanted = []) {
  if (staleAmong(wanted).length === 0) return;
  await withLock('build', async () => {
    const names = staleAmong(wanted).map(({ name }) => name);
    if (names.length === 0) return;
    console.log(`Building: ${names.join(', ')}.`);
    const { status } = spawnSync(process.execPath, [inRoot('scripts/build.mjs'), '--unchecked', ...names], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    if (status !== 0) fail('The build failed: see above.');
  });
}
