import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes the connections on which nothing was ever asked when the server stops. Browsers open some in advance; Node
 * counts them as busy until the time for headers is over, so that a server would wait for them.
 */
export function registerUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', (done) => {
    for (const socket of unused) socket.destroy();
    done();
  });
}
