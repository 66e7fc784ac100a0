import { build } from 'esbuild';

/**
 * Writes `texts.json` beside the portal: every text that it was built with, those of other packages included, so that an
 * administrator finds by its words the key of the one to be put otherwise.
 * @returns {import('vite').Plugin}
 */
export function productTexts() {
  return {
    name: 'product-texts',
    apply: 'build',
    async generateBundle() {
      const files = [...this.getModuleIds()].filter((id) => /\.locale\.tsx?$/.test(id));
      const source = JSON.stringify(await readTexts(files));
      this.emitFile({ type: 'asset', fileName: 'texts.json', source });
    },
  };
}

/**
 * The texts that modules declare, by their keys.
 * @param {readonly string[]} files absolute paths
 * @returns {Promise<{ key: string, zh_cn: string, en_us: string }[]>}
 */
export async function readTexts(files) {
  const lines = files.map((file, at) => `export * as m${String(at)} from ${JSON.stringify(file)};`);
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: '/' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  const code = Buffer.from(outputFiles[0]?.text ?? '').toString('base64');
  /** @type {Record<string, Record<string, unknown>>} */
  const modules = await import(`data:text/javascript;base64,${code}`);
  const packs = Object.values(modules).flatMap((module) => Object.values(module).filter(isPack));
  return packs
    .flatMap(({ namespace, texts: { zhCN, enUS } }) =>
      Object.keys(zhCN).map((name) => ({
        key: `${namespace}:${name}`,
        zh_cn: zhCN[name] ?? '',
        en_us: enUS[name] ?? '',
      })),
    )
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/**
 * @param {unknown} value
 * @returns {value is { namespace: string, texts: Record<'zhCN' | 'enUS', Record<string, string>> }}
 */
const isPack = (value) =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'texts' in value;
