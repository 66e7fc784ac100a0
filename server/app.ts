import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ServerConfig } from './config/config.ts';
import { LARGEST_BODY } from './limits/bodySizes.ts';
import { modules as productModules } from './modules/index.ts';
import type { RegisterModule } from './modules/index.ts';
import type { Platform } from './platform/platform.ts';
import { registerBodies } from './plugins/bodies.ts';
import { answerClientError } from './plugins/clientErrors.ts';
import { registerUnreadChunks } from './plugins/answerUnread.ts';
import { checkInterval, registerConnections } from './plugins/connections.ts';
import { registerDeclaredRoutes } from './plugins/declaredRoutes.ts';
import { answerBadAddress, registerErrors } from './plugins/errors.ts';
import { registerFraming } from './plugins/framing.ts';
import { registerHealth } from './plugins/health.ts';
import { registerPortal } from './plugins/portal.ts';
import { registerProjectConfig } from './plugins/projectConfig.ts';
import { registerSandbox } from './plugins/sandbox.ts';
import { registerRequestLog } from './plugins/requestLog.ts';
import { registerSchemaFiles } from './plugins/schemaFiles.ts';
import { registerSecurityHeaders } from './plugins/securityHeaders.ts';
import { registerUnusedConnections } from './plugins/unusedConnections.ts';

/** The trusted proxies as Fastify takes them: of a number of them, those nearest to this server. */
function trustedProxies({
  trustProxy,
}: ServerConfig): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;
}

/** What an application is built of. */
export interface AppParts {
  readonly platform: Platform;
  readonly log: FastifyBaseLogger;
  /** The calls; the product's unless tests give others. */
  readonly modules?: readonly RegisterModule[];
}

/**
 * Builds the HTTP application; it listens when told so. Addresses are matched exactly: no prefix guards anything, so
 * doubled slashes, other letter cases and escaped separators find no route.
 */
export async function buildApp({
  platform,
  log,
  modules = productModules,
}: AppParts): Promise<FastifyInstance> {
  const { requestTimeout } = platform.config;
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: LARGEST_BODY,
    requestTimeout,
    keepAliveTimeout: 65_000,
    http: { connectionsCheckingInterval: checkInterval(requestTimeout) },
    trustProxy: trustedProxies(platform.config),
    frameworkErrors: (error, request, reply) => void answerBadAddress(error, request, reply),
    clientErrorHandler: (error, socket) => {
      answerClientError(app, error, socket).catch(() => socket.destroy(error));
    },
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
  });
  app.server.headersTimeout = Math.min(10_000, requestTimeout);
  app.decorate('platform', platform);
  await app.register(fastifyCookie);
  registerConnections(app);
  registerUnusedConnections(app);
  registerDeclaredRoutes(app);
  registerErrors(app);
  registerBodies(app);
  registerUnreadChunks(app);
  await registerSecurityHeaders(app);
  registerFraming(app);
  registerRequestLog(app);
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (platform.draining) reply.header('connection', 'close');
    done(null, payload);
  });
  registerHealth(app);
  registerProjectConfig(app);
  registerSandbox(app);
  registerSchemaFiles(app);
  for (const register of modules) register(app);
  await registerPortal(app);
  await app.ready();
  return app;
}
