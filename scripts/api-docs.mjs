import { readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { inRoot } from './lib/paths.mjs';

// npm run docs:api: writes docs/api.md and src/schemas/embed/refusedCalls.ts anew, from the definitions of the calls, and the APIs of
// docs/embedding.md from theirs.

/** @param {string} file */
const load = async (file) =>
  (await runnerImport(inRoot(file), { configFile: false, logLevel: 'error' })).module;

const { modules } = await load('server/modules/index.ts');
const { collectRoutes } = await load('server/apiDocs/collectRoutes.ts');
const { writeApiDocs } = await load('server/apiDocs/apiDocs.ts');
const { refusedCallsModule } = await load('server/apiDocs/refusedCalls.ts');
const { embeddingPage } = await load('server/apiDocs/embeddingPage.ts');
const { calls } = await collectRoutes(modules);
const file = inRoot('docs/api.md');
writeFileSync(file, writeApiDocs(calls));
console.log(`${String(calls.length)} calls in ${file}`);

writeFileSync(inRoot('src/schemas/embed/refusedCalls.ts'), refusedCallsModule(calls));

const embedding = inRoot('docs/embedding.md');
writeFileSync(embedding, embeddingPage(readFileSync(embedding, 'utf8')));
