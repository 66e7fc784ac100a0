import { checkBudgets } from './lib/budgets.mjs';
import { bundleForNode } from './lib/bundle.mjs';
import { checkCodeFromText } from './lib/codeFromText.mjs';
import { compressTexts } from './lib/compress.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { fail, messageOf } from './lib/report.mjs';
import { checkSdkSize } from './lib/sdkFiles.mjs';
import { PORTAL, SERVER, stampOf, writeStamp } from './lib/stamp.mjs';

// node scripts/build.mjs [--unchecked] [portal] [server]
//
//     src/ + index.html → Vite    → dist/portal, the SDK in its folder sdk → .br and .gz twins → no code from text, sizes within pages.json
//     server/           → esbuild → dist/server/main.js, judgeThread.js (the thread of page tests)
//
// Packages stay outside the server's bundle: it runs beside node_modules, where native parts and the embedded
// PostgreSQL are.

// Whoever builds, a test run included, builds what is deployed: React's development half would else be bundled.
process.env.NODE_ENV = 'production';

const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('--'));
const wanted = [PORTAL, SERVER].filter(({ name }) => named.length === 0 || named.includes(name));

async function buildPortal() {
  const { build } = await import('vite');
  const built = await build({ root: ROOT, logLevel: 'warn', configFile: inRoot('vite.config.ts') });
  compressTexts(inRoot('dist/portal'));
  return 'output' in built ? built.output.filter((file) => file.type === 'chunk') : [];
}

/** @type {Awaited<ReturnType<typeof buildPortal>>} */
let scripts = [];
for (const product of wanted) {
  const stamp = stampOf(product);
  const started = Date.now();
  try {
    if (product === PORTAL) scripts = await buildPortal();
    else {
      await bundleForNode('server/main.ts', SERVER.output);
      await bundleForNode('server/documents/pageTests/judgeThread.ts', 'dist/server/judgeThread.js');
    }
  } catch (error) {
    fail(`The ${product.name} cannot be built: ${messageOf(error)}`);
  }
  writeStamp(product, stamp);
  console.log(`Built the ${product.name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

if (wanted.includes(PORTAL) && !args.includes('--unchecked')) {
  const folder = inRoot('dist/portal');
  const complaints = [...checkCodeFromText(folder), ...checkBudgets(scripts), ...checkSdkSize(folder)];
  if (complaints.length > 0)
    fail(`The portal is built, but\n${complaints.map((line) => `  ${line}`).join('\n')}`);
}
