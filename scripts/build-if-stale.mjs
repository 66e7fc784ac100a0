import { buildIfStale } from './lib/build.mjs';

// For whoever needs the built product and is no script of ours, such as the browser tests.

await buildIfStale();
