import { statSync } from 'node:fs';
import { load, readWords, refuse, withPackages } from './lib/documentCommand.mjs';
import { inRoot } from './lib/paths.mjs';

// npm run test:documents -- [<folder> …] [--with=<module>] [--lang=en|zh]: runs the tests of pages that the documents below
// folders hold, by the very functions of page and server. Ends with 1 where one of them fails, with 2 where it was called
// wrongly.

/** Documents that come with the product. */
const OWN = ['examples/campus', 'backoffice'];

const USAGE = `Usage: npm run test:documents -- [<folder> …] [--with=<module>] [--lang=en|zh]

Runs the tests of pages that the JSON documents below the folders hold; without one those of ${OWN.join(' and ')}.
  --with=<module>  what a package adds to the language, as the modules in EXTENSIONS do; may be given several times
  --lang=en|zh     the language of the report; English when nothing is said
Ends with 0 when all pass, 1 when one fails, 2 when nothing could be run.`;

const { language, modules, named } = readWords(USAGE);
const folders = named.length > 0 ? named : OWN.map((folder) => inRoot(folder));
for (const folder of folders)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    refuse(`There is no folder "${folder}".`, USAGE);
await withPackages(modules, async (packages) => {
  const { testFolder } = await load(inRoot('server/check/documentTests.ts'));
  const { reportTests } = await load(inRoot('server/check/testReport.ts'));
  const results = folders.flatMap((folder) => testFolder(folder, packages));
  const { text, failed } = reportTests(results, language);
  console.log(text);
  return failed > 0 ? 1 : 0;
});
