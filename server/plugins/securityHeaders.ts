import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { scriptAddresses } from '../chatApps/scripts.ts';
import { isLoopbackHost } from '../config/config.ts';
import type { ServerConfig } from '../config/config.ts';

/** Origins of the services that stand on another host. */
function otherOrigins(services: Readonly<Record<string, string>>): string[] {
  const origins = Object.values(services)
    .filter((address) => /^https?:\/\//.test(address))
    .map((address) => new URL(address).origin);
  return [...new Set(origins)];
}

/** Where the tiles of the deployment's map come from. */
function mapOrigin({ mapTiles }: ServerConfig): string[] {
  return mapTiles === undefined ? [] : [new URL(mapTiles.tiles.replaceAll(/[{}]/g, '')).origin];
}

/**
 * Headers of every answer. Images come from this origin, from the project's other services and from the origins that
 * the deployment registers: an address in a document or a record must not tell other sites who reads it. Scripts come
 * from this origin and, each by its whole address, from the vendors of the chat apps that are configured; nothing is ever
 * evaluated. Styles may be inline, because antd writes its own at run time.
 */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  const { project, config } = app.platform;
  const others = otherOrigins(project.services);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scriptAddresses(config.chatApps)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...others, ...config.imageOrigins, ...mapOrigin(config)],
        mediaSrc: ["'self'", 'blob:', ...others, ...config.imageOrigins],
        connectSrc: ["'self'", ...others],
        fontSrc: ["'self'", 'data:'],
        frameSrc: ["'self'", ...config.frameOrigins],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'"],
      },
    },
    // Browsers complain about it on plain http, where it would mean nothing.
    crossOriginOpenerPolicy: config.publicUrl.startsWith('https:') || isLoopbackHost(config.host),
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'sameorigin' },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    // Widgets scan, record and locate; frames of other origins do none of it.
    reply.header('permissions-policy', 'camera=(self), microphone=(self), geolocation=(self), payment=()');
    done();
  });
}
