import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openSite, pageWith } from '../../../tests/e2e/support/site.ts';
import { callAs, logIn } from '../wire.ts';

/** A site with a parent page, registered at a running product, and another one with the frames of the peers. */
export interface EmbeddingSites {
  /** Address of the page that embeds. It is of another site than what it embeds: `localhost` around `127.0.0.1`. */
  readonly parent: string;
  /** Origin of the peers' frames, `/penpal.html` and `/port.html`. */
  readonly peers: string;
  readonly appKey: string;
  stop(): Promise<void>;
}

const penpal = (): string => {
  const root = process.env.BENCH_ROOT ?? process.cwd();
  return readFileSync(path.join(root, 'node_modules/penpal/dist/penpal.min.js'), 'utf8');
};

const frameWith = (...scripts: readonly string[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>frame</title><body>${scripts.map((script) => `<script src="${script}"></script>`).join('')}</body></html>`;

/** Answers what `getState` of the product answers. The parent's origin stands behind the `#` of the address. */
const PENPAL_FRAME = `
const state = { page: '/user/login', title: '登录', dirty: false, height: 600 };
Penpal.connect({
  messenger: new Penpal.WindowMessenger({ remoteWindow: parent, allowedOrigins: [location.hash.slice(1)] }),
  methods: { getState: () => state },
});`;

/** Sends back what comes over the port that it is given. */
const PORT_FRAME = `
addEventListener('message', ({ ports: [port] }) => {
  port.onmessage = ({ data }) => port.postMessage(data);
});`;

/** @param portal origin of the product @throws Error where the product does not register the site */
export async function openSites(portal: string): Promise<EmbeddingSites> {
  const peers = await openSite(
    {
      '/penpal.html': frameWith('penpal.js', 'penpal-frame.js'),
      '/port.html': frameWith('port-frame.js'),
      '/penpal.js': penpal(),
      '/penpal-frame.js': PENPAL_FRAME,
      '/port-frame.js': PORT_FRAME,
    },
    portal,
  );
  const pages = { '/parent.html': pageWith(portal, 'penpal.js'), '/penpal.js': penpal() };
  const site = await openSite(pages, portal, [peers.origin]);
  const parent = site.origin.replace('127.0.0.1', 'localhost');
  const stop = async (): Promise<void> => {
    await Promise.all([site.close(), peers.close()]);
  };
  try {
    return {
      parent: `${parent}/parent.html`,
      peers: peers.origin,
      appKey: await register(portal, parent),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const MODULE = '/api/interface/rest/http/platform-app-key';

/** @returns the appKey */
async function register(portal: string, origin: string): Promise<string> {
  const caller = await logIn(portal);
  const data = { name: 'bench', status: 'active', domains: [{ origin }], systems: ['student-affairs'] };
  const { result } = await callAs(caller, `${MODULE}/add.htm`, { data });
  const { id } = result as { id: string };
  const detail = await callAs(caller, `${MODULE}/detail.htm`, { id });
  return (detail.result as { appKey: string }).appKey;
}
