import { statSync } from 'node:fs';
import path from 'node:path';
import { bundleForNode } from './lib/bundle.mjs';
import { fail, messageOf } from './lib/report.mjs';

// node scripts/build-vocabulary.mjs <module.ts> <file.js>: what a package adds to the language, as one file that the
// server loads (EXTENSIONS). It holds data and pure functions only: of the product's code it takes along what it uses.

const [entry, outfile] = process.argv.slice(2).map((name) => path.resolve(name));
if (entry === undefined || outfile === undefined || !statSync(entry, { throwIfNoEntry: false })?.isFile()) {
  console.error('Usage: node scripts/build-vocabulary.mjs <module.ts> <file.js>');
  process.exit(2);
}
try {
  await bundleForNode(entry, outfile);
} catch (error) {
  fail(`${entry} cannot be built: ${messageOf(error)}`);
}
