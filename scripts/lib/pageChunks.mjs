import { build } from 'vite';
import { closure } from './chunks.mjs';
import { readPages } from './pages.mjs';
import { inRoot } from './paths.mjs';

const NAME = 'page-chunks';

/**
 * Puts what a page needs, and no page before it in a visit has brought, into one script of ours and one of packages.
 *
 * Left alone, the bundler makes a script of every set of modules that the same entries share: with hundreds of widgets
 * that are fetched by themselves, a list arrives in more than a hundred scripts. No page loads more than it needs by
 * this, since a page's scripts are exactly its own; larger ones compress better.
 *
 *   first pass: which modules does each page need, after unused ones are dropped?  ─▶  second pass: grouped by that
 *
 * @returns {import('vite').Plugin}
 */
export function pageChunks() {
  return {
    name: NAME,
    apply: 'build',
    async config(config) {
      const first = await build({
        ...config,
        configFile: false,
        plugins: config.plugins?.flat().filter((plugin) => !(isPlugin(plugin) && plugin.name === NAME)) ?? [],
        logLevel: 'error',
        build: {
          ...config.build,
          write: false,
          minify: false,
          cssMinify: false,
          manifest: false,
          sourcemap: false,
        },
      });
      if (!('output' in first)) return {};
      const scripts = first.output.filter((file) => file.type === 'chunk');
      const pageOf = assign(scripts, readPages());
      /** @param {string} id */
      const name = (id) => {
        const page = pageOf.get(id);
        return page === undefined ? null : isPackage(id) ? `${page}-packages` : page;
      };
      // Each group is closed under static imports: what a module imports is its page's, or that of a page before it.
      const group = { debugName: 'pages', name, includeDependenciesRecursively: false };
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
    },
  };
}

/** Helpers of the bundler count among packages, which use them: no script of packages imports one of ours. @param {string} id */
const isPackage = (id) => /\/node_modules\/(?!\.)/.test(id) || id.startsWith('\0');

/** @param {unknown} plugin @returns {plugin is { name: string }} */
const isPlugin = (plugin) => typeof plugin === 'object' && plugin !== null && 'name' in plugin;

/**
 * The first page that needs each module, by the name of its scripts.
 * @param {readonly import('./chunks.mjs').Chunk[]} scripts of a build without groups
 * @param {readonly import('./pages.mjs').Page[]} pages
 */
export function assign(scripts, pages) {
  /** @type {Map<string, string>} */
  const pageOf = new Map();
  // Whatever else is built with these settings (a widget by itself) has an entry of its own, which comes first.
  const entry = scripts.filter(({ isEntry }) => isEntry).flatMap(({ moduleIds }) => moduleIds);
  const groups = pages.map(({ chunk, modules }) => ({
    chunk,
    modules: modules.map((module) => inRoot(module)),
  }));
  for (const { chunk, modules } of [{ chunk: 'entry', modules: entry }, ...groups]) {
    const { files } = closure(scripts, modules);
    for (const { fileName, moduleIds } of scripts) {
      if (!files.has(fileName)) continue;
      for (const id of moduleIds) if (!pageOf.has(id)) pageOf.set(id, chunk);
    }
  }
  return pageOf;
}
