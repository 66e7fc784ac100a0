import { statSync } from 'node:fs';
import { load, readWords, refuse, withPackages } from './lib/documentCommand.mjs';
import { inRoot } from './lib/paths.mjs';

// npm run check:documents -- <folder or file> [--with=<module>] [--lang=zh] [--texts]: checks every document below a folder, or one
// document, against the others, with the same function as publishing. Ends with 1 where one of them has an error, with 2 where it was called
// wrongly or found no document. A module says what a package adds to the language, as those in EXTENSIONS do; it may be TypeScript.

const USAGE = `Usage: npm run check:documents -- <folder or file> [--with=<module>] [--lang=en|zh] [--texts]

Checks every JSON document below the folder, or the one in the file, against the others. Those of a file are the
documents of the nearest folder above it that holds roles.json, or of its own.
  --with=<module>  what a package adds to the language, as the modules in EXTENSIONS do; may be given several times
  --lang=en|zh     the language of the report; English when nothing is said
  --texts          lists each text that one language lacks; else one line counts them
Ends with 0 when all may be published, 1 when one has an error, 2 when nothing could be checked.`;

const { language, modules, named, texts } = readWords(USAGE);
const [folder] = named;
if (folder === undefined || named.length > 1) refuse('Name one folder or file.', USAGE);
const found = folder === undefined ? undefined : statSync(folder, { throwIfNoEntry: false });
if (folder === undefined || !found) refuse(`There is no folder or file "${folder ?? ''}".`, USAGE);
await withPackages(modules, async (packages) => {
  const { checkFile, checkFolder } = await load(inRoot('server/check/documentFolder.ts'));
  const { reportResults } = await load(inRoot('server/check/report.ts'));
  const results = (found.isFile() ? checkFile : checkFolder)(folder, packages);
  if (results.length === 0)
    refuse(`There is no document ${found.isFile() ? 'in' : 'below'} "${folder}".`, USAGE);
  const { text, errors } = reportResults(results, language, texts);
  console.log(text);
  return errors > 0 ? 1 : 0;
});
