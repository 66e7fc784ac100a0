import type { FastifyInstance, FastifyReply } from 'fastify';
import { framersOf } from '../project/framing.ts';

const OWN = "frame-ancestors 'self'";

function letIn(reply: FastifyReply, origins: readonly string[]): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy !== 'string') return;
  reply.header('content-security-policy', policy.replace(OWN, `${OWN} ${origins.join(' ')}`));
  // It knows of no origins: browsers without frame-ancestors would keep out all of them.
  reply.removeHeader('x-frame-options');
}

/**
 * Who may frame the portal's pages (`docs/decisions/embedding.md`): the origins of the registered sites that list what stands
 * at an address, beside the portal's own. Every other answer keeps to its own origin. Registered after the headers of every
 * answer; asks the database nothing.
 */
export function registerFraming(app: FastifyInstance): void {
  const { appKeys, config } = app.platform;
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== '/*') return;
    try {
      const origins = framersOf(request.url, await appKeys.active(), config.embedInternalOrigins);
      if (origins.length > 0) letIn(reply, origins);
    } catch (error) {
      // The page itself needs no database; nobody else's page stands around it until that answers.
      request.log.warn({ err: error }, 'the registered sites could not be read');
    }
  });
}
