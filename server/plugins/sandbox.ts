import type { FastifyInstance } from 'fastify';

/**
 * What custom HTML may do that a page has allowed scripts: run in an origin of its own, which nobody else has, and
 * draw. It reaches no network and no storage, and leads nowhere, because the page around it frames this origin alone.
 */
const POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * The frame's name is the document: a frame that is written into the page would be held to the page's own policy. Opened as a
 * page of its own it stays empty: any site can open a window by a name, and would write its own page under this address.
 */
const PAGE =
  '<!doctype html><meta charset="utf-8"><script>' +
  'if(window.parent!==window){const page=window.name;document.open();document.write(page);document.close()}' +
  '</script>';

/** Serves the page that the widget of custom HTML frames where a document allows scripts. */
export function registerSandbox(app: FastifyInstance): void {
  app.get('/sandbox.html', (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(PAGE),
  );
}
