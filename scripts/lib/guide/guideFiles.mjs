import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { guidePage, searchIndex } from './guidePage.mjs';
import { GUIDE, languages, readGuide } from './readGuide.mjs';

/** What the pages look like, and their search. */
const SITE = path.join(import.meta.dirname, 'site');

/**
 * Everything that is served below `/guide`, by its path in the portal's folder.
 * @returns {Promise<Map<string, string | Uint8Array>>}
 */
export async function guideFiles() {
  /** @type {Map<string, string | Uint8Array>} */
  const files = new Map();
  for (const language of languages) {
    const chapters = await readGuide(language);
    for (const chapter of chapters)
      files.set(`guide/${language}/${chapter.name}.html`, guidePage(language, chapters, chapter));
    files.set(`guide/${language}/search.json`, JSON.stringify(searchIndex(chapters)));
  }
  for (const name of readdirSync(SITE))
    files.set(`guide/${name}`, readFileSync(path.join(SITE, name), 'utf8'));
  const images = path.join(GUIDE, 'images');
  const pictures = existsSync(images) ? readdirSync(images) : [];
  for (const name of pictures) files.set(`guide/images/${name}`, readFileSync(path.join(images, name)));
  return files;
}

const TYPES = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/**
 * A plugin of Vite: the guide stands beside the built portal as static pages, and is drawn anew for each look while
 * somebody develops.
 * @returns {import('vite').Plugin}
 */
export function guidePages() {
  return {
    name: 'guide-pages',
    async generateBundle() {
      for (const [fileName, source] of await guideFiles()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use('/guide', (request, response, next) => {
        const [named = ''] = (request.url ?? '').split('?');
        void guideFiles().then((files) => {
          const name = `guide${named}`;
          const file = [name, `${name}.html`].find((each) => files.has(each));
          if (file === undefined) return next();
          const type = Object.entries(TYPES).find(([ending]) => file.endsWith(ending))?.[1] ?? 'image/webp';
          response.setHeader('content-type', `${type}; charset=utf-8`).end(files.get(file));
        }, next);
      });
    },
  };
}
