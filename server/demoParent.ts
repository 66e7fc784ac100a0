import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { findProjectRoot, isLoopbackHost, type ServerConfig } from './config/config.ts';
import { DEMO_APP_KEY } from './seed/demoSite.ts';

const TYPES: Readonly<Record<string, string>> = {
  'index.html': 'text/html',
  'parent.css': 'text/css',
  'parent.js': 'text/javascript',
  'texts.js': 'text/javascript',
};

/**
 * Serves the demo's parent window (`examples/embedding`) at `/demo/parent/` of a second origin, the next port: a site that
 * is not the portal, which embeds it. On this machine alone, and with the demo's data alone.
 * @returns its address and how to end it; undefined where there is no demo, or another program has the port
 */
export async function serveDemoParent(
  config: ServerConfig,
): Promise<{ address: string; close: () => Promise<void> } | undefined> {
  const folder = path.join(findProjectRoot(), 'examples/embedding');
  if (!isLoopbackHost(config.host) || !existsSync(folder)) return undefined;
  const portal = new URL(config.publicUrl).origin;
  const app = pagesOf(folder, portal);
  try {
    const address = await app.listen({ host: config.host, port: config.port + 1 });
    return { address: `${address}/demo/parent/`, close: () => app.close() };
  } catch {
    // The port is another program's: the portal itself works without an example beside it.
    await app.close();
    return undefined;
  }
}

function pagesOf(folder: string, portal: string): FastifyInstance {
  const app = fastify();
  const policy = `default-src 'none'; script-src 'self' ${portal}; style-src 'self'; img-src data:; connect-src 'self'; frame-src ${portal}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    done();
  });
  app.get('/', (_request, reply) => reply.redirect('/demo/parent/'));
  app.get('/demo/parent', (_request, reply) => reply.redirect('/demo/parent/'));
  app.get('/demo/parent/config.json', () => ({ portal, appKey: DEMO_APP_KEY }));
  for (const [name, type] of Object.entries(TYPES)) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    app.get(`/demo/parent/${name === 'index.html' ? '' : name}`, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).send(text),
    );
  }
  return app;
}
