import { ROOT } from './paths.mjs';

/**
 * Bundles a module for Node. Packages stay outside: it runs beside `node_modules`. Packages of others name the
 * product's files by `atrium/…`, and take along what they use of it.
 * @param {string} entry
 * @param {string} outfile
 */
export async function bundleForNode(entry, outfile) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    alias: { atrium: ROOT },
    sourcemap: true,
    logLevel: 'warning',
  });
}
