import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FILE_ID } from '../../../src/schemas/wire/file.ts';
import { actorOf } from '../../call/actor.ts';
import { auditRefusal } from '../../call/auditRefusal.ts';
import { tokenOf } from '../../call/request.ts';
import { sessionOf } from '../../call/sessionOf.ts';
import { AppError } from '../../errors/AppError.ts';
import type { LiveSession } from '../../session/repository.ts';
import { isLinkGood } from './link.ts';
import { readRange } from './range.ts';
import { findFile } from './repository.ts';
import type { FileEntry } from './repository.ts';
import { storageOf, streamPart } from './storage.ts';

const ID = new RegExp(FILE_ID);

const LINK_OVER = {
  zhCN: '下载链接无效或已过期，请重新获取',
  enUS: 'The download link is not valid or has expired; please ask for a new one',
};

type Query = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Serves stored files (wire contract, section 8). The address is outside of the envelope. */
export function registerFile(app: FastifyInstance): void {
  app.get<{ Params: { id: string }; Querystring: Query }>(
    '/files/:id',
    { config: { action: 'file.get' } },
    async (request, reply) => {
      const { id } = request.params;
      if (!ID.test(id)) throw new AppError('NOT_FOUND');
      const file = await loadFor(app, request, id, request.query);
      return send(app, file, request, reply);
    },
  );
}

/** Notes who tried a file that is not his, or a link that is not ours, and refuses. */
async function refuseFile(
  { platform }: FastifyInstance,
  request: FastifyRequest,
  id: string,
  session: LiveSession | undefined,
  refusal: AppError,
): Promise<never> {
  const actor = actorOf(session, platform.project.schoolId);
  const resource = `file/${id}`;
  await auditRefusal(platform, request, { actor, action: 'file.get', resource, refusal, seldom: true });
  throw refusal;
}

/**
 * The file that a link or the caller's token opens. A file of somebody else is answered like none.
 * @throws AppError
 */
async function loadFor(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  query: Query,
): Promise<FileEntry> {
  const { platform } = app;
  if (query.sign !== undefined) {
    const link = { expires: textOf(query.expires), sign: textOf(query.sign) };
    if (!isLinkGood(platform.secrets.linkKey, id, link, Date.now())) {
      return refuseFile(app, request, id, undefined, new AppError('FORBIDDEN', { message: LINK_OVER }));
    }
    return found(await findFile(platform.db, id));
  }
  const token = tokenOf(request);
  if (token === '') throw new AppError('TOKEN_MISSING');
  const session = await sessionOf(platform, token, request.ip);
  if (session === undefined) throw new AppError('TOKEN_EXPIRED');
  const file = found(await findFile(platform.db, id));
  if (file.owner !== session.user_id) {
    return refuseFile(app, request, id, session, new AppError('NOT_FOUND'));
  }
  return file;
}

function found(file: FileEntry | undefined): FileEntry {
  if (file === undefined) throw new AppError('NOT_FOUND');
  return file;
}

/** The name for a header: ASCII for old clients, the name itself beside it (RFC 6266). */
function disposition(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** A file is always a download, of the type that was noted, and nothing in it runs or loads anything. */
async function send(
  app: FastifyInstance,
  file: FileEntry,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const storage = storageOf(app.platform);
  if (!(await storage.exists(file.id))) throw new AppError('NOT_FOUND');
  reply
    .header('content-type', file.type)
    .header('content-disposition', disposition(file.name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'private, no-store')
    .header('accept-ranges', 'bytes');
  const range = readRange(request.headers.range, file.size);
  if (range === 'unfit') {
    return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  }
  if (range === undefined) {
    return reply.header('content-length', file.size).send(await storage.getStream(file.id));
  }
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${file.size}`)
    .header('content-length', end - start + 1)
    .send(streamPart(app.platform, file.id, range));
}
