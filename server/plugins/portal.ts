import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const PRECOMPRESSED = /\.(?:br|gz)$/;
const YEAR = 365 * 24 * 60 * 60;

/** Addresses below which no page of the portal lives. */
const NOT_A_PAGE = /^\/(?:api|files|assets|sdk|schemas|guide)(?:\/|$)/;

/** Whether an address may be one of the portal's pages. */
export const mayBePage = (address: string): boolean => !NOT_A_PAGE.test(address);

/** Whether somebody opens an address in a browser, rather than a page of ours asking for a file. */
export const navigates = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true;

/** What other sites load into their pages: the script by which they embed the portal. */
const SDK = 'sdk/';
/** Files of one release, whose version stands in their address. */
const FOR_EVER = /^(?:assets\/|sdk\/\d)/;

/** The guide's addresses: its chapters are static pages. */
const GUIDE = /^guide(?:\/|$)/;

/** The name of a file that is not there: of no page, but for who types it. */
const FILE = /\.[a-z0-9]{1,8}$/i;

/** Paths of the built files, relative to the portal's folder, with `/`. */
function listFiles(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile() && !PRECOMPRESSED.test(entry.name))
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      ),
  );
}

/**
 * Serves the built portal: its files by name, and its entry page for every other address that a person may open.
 * Files under `assets/` carry a hash of their content in their name, those under `sdk/<version>/` their release: neither changes. Compressed twins (`.br`, `.gz`)
 * are taken where the browser accepts them. A chapter of the guide is named without `.html`; an address below `/guide` that
 * is none leads to its overview. Only files that were there at the start are served.
 */
export async function registerPortal(app: FastifyInstance): Promise<void> {
  const { portalDir } = app.platform.config;
  const files = listFiles(portalDir);
  await app.register(fastifyStatic, {
    root: portalDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // Not built yet is answered by the entry page's own message.
    suppressWarning: true,
  });
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const asked = request.params['*'];
    const name = files.has(`${asked}.html`) && GUIDE.test(asked) ? `${asked}.html` : asked;
    if (files.has(name) && name !== 'index.html') {
      if (name.startsWith(SDK))
        reply
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('access-control-allow-origin', '*');
      // A sandboxed frame has no origin: without this no script could say there why nothing opens.
      if (name.startsWith('assets/')) reply.header('access-control-allow-origin', '*');
      reply.header(
        'cache-control',
        FOR_EVER.test(name) ? `public, max-age=${String(YEAR)}, immutable` : 'no-cache',
      );
      return reply.sendFile(name);
    }
    const overview = `guide/${/^guide\/en(?:\/|$)/.test(name) ? 'en' : 'zh'}/index`;
    if (GUIDE.test(name) && navigates(request) && !FILE.test(name) && files.has(`${overview}.html`))
      return reply.redirect(`/${overview}`);
    const isPage = mayBePage(`/${name}`) && (!FILE.test(name) || navigates(request));
    if (!isPage && name !== 'index.html') {
      reply.callNotFound();
      return reply;
    }
    reply.header('cache-control', 'no-cache');
    if (files.has('index.html')) return reply.sendFile('index.html');
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The portal is not built yet: npm run build');
  });
}
