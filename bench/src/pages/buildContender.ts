import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type InlineConfig } from 'vite';

/** The folder of the bench, wherever the bundle of a suite stands. */
const benchFolder = process.env.BENCH_ROOT ?? path.resolve(import.meta.dirname, '../..');
const root = path.dirname(benchFolder);
const cache = path.join(root, 'node_modules/.cache/atrium-bench/pages');

/** The folder of a build; its index.html opens the contender. */
export interface BuiltPage {
  readonly folder: string;
  /** Where the folder stands on a server of the folder around it. */
  readonly base: string;
}

/** What this process has built: suites share contenders. */
const built = new Map<string, Promise<BuiltPage>>();

/**
 * Builds one contender for production, alone: no chunk is shared with another.
 * @param traced with source maps, for profiles
 * @param opens draws by itself when it is opened, as an application does; else it waits for `window.bench` to be asked
 * @throws what Vite says
 */
export function buildContender(file: string, { traced = false, opens = false } = {}): Promise<BuiltPage> {
  const name = `${file.replaceAll('/', '-')}${traced ? '-traced' : ''}`;
  const known = built.get(name) ?? buildAnew(name, file, traced, opens);
  built.set(name, known);
  return known;
}

async function buildAnew(name: string, file: string, traced: boolean, opens: boolean): Promise<BuiltPage> {
  const folder = path.join(cache, name);
  const entry = path.join(cache, `${name}.entry.ts`);
  mkdirSync(cache, { recursive: true });
  const source = JSON.stringify(path.join(benchFolder, 'src/contenders', `${file}.tsx`));
  writeFileSync(entry, opens ? opening(source) : waiting(source));
  process.env.NODE_ENV = 'production';
  await build({
    ...(file.includes('/atrium') ? productSettings : peerSettings),
    logLevel: 'error',
    mode: 'production',
    base: `/${name}/`,
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      sourcemap: traced,
      manifest: true,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 100_000,
      // The style sheets of amis have media queries that the minifier refuses.
      cssMinify: false,
      rolldownOptions: { input: entry },
    },
  });
  writeFileSync(path.join(folder, 'index.html'), html(folder, `/${name}/`));
  return { folder, base: `/${name}/` };
}

const waiting = (contender: string): string =>
  `import * as contender from ${contender};
   import { createBench } from ${JSON.stringify(path.join(benchFolder, 'src/pages/inPage/bench.ts'))};
   window.bench = createBench(contender, document.getElementById('host'));`;

const opening = (contender: string): string =>
  `import * as contender from ${contender};
   await contender.prepare?.(0, { linked: 0 });
   contender.mount(document.getElementById('host'), 0, { linked: 0 });`;

/** The product's own settings and packages. */
const productSettings: InlineConfig = { root, configFile: path.join(root, 'vite.config.ts') };

/** The peers' packages; React once, whatever each of them would bring. */
const peerSettings: InlineConfig = {
  root: benchFolder,
  configFile: false,
  resolve: { dedupe: ['react', 'react-dom'] },
  define: { 'process.env.NODE_ENV': '"production"' },
};

function html(folder: string, base: string): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; css?: string[]; isEntry?: boolean }
  >;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry === true);
  if (!entry) throw new Error(`${folder} has no entry`);
  const styles = (entry.css ?? []).map((file) => `<link rel="stylesheet" href="${base}${file}">`).join('');
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>bench</title>
<style>body{margin:0;font:14px sans-serif}#host{box-sizing:border-box;width:1200px;padding:16px}
#host.list{height:900px;overflow:auto}#host.whole{width:auto;padding:0}</style>${styles}</head>
<body><div id="host"></div><script type="module" src="${base}${entry.file}"></script></body></html>`;
}
