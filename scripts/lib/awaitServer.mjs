import { connect } from 'node:net';

// npm run dev restarts the server whenever a file of it changes, and the page, which the same change reloads, asks for
// it at once: its calls wait until the server is there again.

const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 100;

/**
 * A plugin of Vite: calls that are handed on to the server wait for it. Where it does not come, they are handed on all
 * the same, and fail as they would.
 *
 * @param {readonly string[]} paths beginnings of the paths that are the server's
 * @param {URL} server
 * @returns {import('vite').Plugin}
 */
export function awaitServer(paths, server) {
  return {
    name: 'await-server',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (!paths.some((path) => request.url?.startsWith(path))) next();
        else void listening(server, PATIENCE_MS).then(() => next());
      });
    },
  };
}

/**
 * Settles when something listens there, or the patience is at its end.
 * @param {URL} server @param {number} patience milliseconds
 * @returns {Promise<boolean>} whether something listens
 */
export async function listening({ hostname, port }, patience) {
  const end = Date.now() + patience;
  while (!(await accepts(hostname, Number(port)))) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return true;
}

/** @param {string} host @param {number} port @returns {Promise<boolean>} */
function accepts(host, port) {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    /** @param {boolean} answer */
    const settle = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
  });
}
