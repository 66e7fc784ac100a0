import { buildIfStale } from './lib/build.mjs';

// node scripts/build-if-stale.mjs [portal] [server]: for whoever needs the built product and is no script of ours, such as the browser tests.

await buildIfStale(process.argv.slice(2));
