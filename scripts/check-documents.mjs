import { statSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { inRoot, ROOT } from './lib/paths.mjs';
import { fail, messageOf } from './lib/report.mjs';

// npm run check:documents -- <folder> [--with=<module>] [--lang=zh]: checks every document below a folder against the
// others, with the same function as publishing. Ends with 1 where one of them has an error, with 2 where it was called
// wrongly. A module says what a package adds to the language, as those in EXTENSIONS do; it may be TypeScript.

/** @param {string} file */
const load = async (file) => {
  const alias = [{ find: /^atrium\//, replacement: `${ROOT}/` }];
  const options = { configFile: /** @type {const} */ (false), logLevel: /** @type {const} */ ('error') };
  return (await runnerImport(file, { ...options, resolve: { alias } })).module;
};

const [folder, ...options] = process.argv.slice(2);
if (folder === undefined || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  console.error('Usage: npm run check:documents -- <folder with documents> [--with=<module>] [--lang=zh]');
  process.exit(2);
}
const modules = options.flatMap((option) =>
  option.startsWith('--with=') ? [path.resolve(option.slice('--with='.length))] : [],
);
const { checkFolder } = await load(inRoot('server/check/documentFolder.ts'));
const { reportResults } = await load(inRoot('server/check/report.ts'));
const { readConfig } = await load(inRoot('server/config.ts'));
const { loadPackages } = await load(inRoot('server/vocabulary.ts'));
const { extensions } = readConfig({ EXTENSIONS: process.env.EXTENSIONS }, []);
try {
  const { packages } = await loadPackages([...extensions, ...modules], load);
  const { text, errors } = reportResults(
    checkFolder(folder, packages),
    options.includes('--lang=zh') ? 'zhCN' : 'enUS',
  );
  console.log(text);
  process.exit(errors > 0 ? 1 : 0);
} catch (error) {
  fail(messageOf(error));
}
