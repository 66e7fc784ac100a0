import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { schemaFile, schemaFilePath } from '../../src/documents/schemaFile/schemaFile.ts';
import { kindTitles } from '../../src/schemas/kindTitles.ts';
import { resourceKinds } from '../../src/schemas/kinds.ts';

interface Published {
  readonly body: string;
  readonly etag: string;
}

/**
 * Publishes the JSON Schema of every kind of document, which editors complete by, and the list of them. They are made
 * when they are first asked for and stay the same while the server runs.
 */
export function registerSchemaFiles(app: FastifyInstance): void {
  publish(app, '/schemas/index.json', () =>
    resourceKinds.map((kind) => ({
      kind,
      title: kindTitles[kind],
      url: `${app.platform.config.publicUrl}${schemaFilePath(kind)}`,
    })),
  );
  const { metas: index, actions } = app.platform.vocabulary;
  const metas = index.types.flatMap((type) => index.get(type) ?? []);
  for (const kind of resourceKinds) {
    publish(app, schemaFilePath(kind), () => schemaFile(kind, { metas, actions }));
  }
}

function publish(app: FastifyInstance, path: string, make: () => unknown): void {
  let made: Published | undefined;
  app.get(path, (request, reply) => {
    made ??= fingerprinted(JSON.stringify(make()));
    reply.header('etag', made.etag).header('cache-control', 'public, max-age=300');
    if (holds(request.headers['if-none-match'], made.etag)) return reply.code(304).send();
    return reply.type('application/schema+json; charset=utf-8').send(made.body);
  });
}

/** Whether the caller has it already; a proxy that compresses marks its copy as weak. */
const holds = (held: string | undefined, etag: string): boolean =>
  (held ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);

const fingerprinted = (body: string): Published => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});
