import { statSync } from 'node:fs';
import { runnerImport } from 'vite';
import { inRoot } from './lib/paths.mjs';

// npm run check:documents -- <folder> [--lang=zh]: checks every document below a folder against the others, with the
// same function as publishing. Ends with 1 where one of them has an error, with 2 where it was called wrongly.

/** @param {string} file */
const load = async (file) =>
  (await runnerImport(inRoot(file), { configFile: false, logLevel: 'error' })).module;

const [folder, ...options] = process.argv.slice(2);
if (folder === undefined || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  console.error('Usage: npm run check:documents -- <folder with documents> [--lang=zh]');
  process.exit(2);
}
const { checkFolder } = await load('server/check/documentFolder.ts');
const { reportResults } = await load('server/check/report.ts');
const { text, errors } = reportResults(checkFolder(folder), options.includes('--lang=zh') ? 'zhCN' : 'enUS');
console.log(text);
process.exit(errors > 0 ? 1 : 0);
