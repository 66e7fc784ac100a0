import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FILE_ID, THUMBNAIL_SIZES } from '../../../src/schemas/wire/file.ts';
import type { ThumbnailSize } from '../../../src/schemas/wire/file.ts';
import { actorOf } from '../../session/actor.ts';
import type { Actor } from '../../session/actor.ts';
import { auditRefusal } from '../../call/auditRefusal.ts';
import { tokenOf } from '../../call/request.ts';
import { tokenCaller } from '../../call/tokenCaller.ts';
import { AppError, inputError, invalidInput } from '../../errors/AppError.ts';
import { answerNoFile } from '../../plugins/errors.ts';
import { isLinkGood } from '../../files/link.ts';
import { maySee } from './maySee.ts';
import { findFile } from '../../files/repository.ts';
import type { FileEntry, KeptFile } from '../../files/repository.ts';
import { send } from './send.ts';
import type { Sendable } from './send.ts';
import { THUMBNAIL_TYPE } from '../../files/thumbnails.ts';

const ID = new RegExp(FILE_ID);

const LINK_OVER = {
  zhCN: '下载链接无效或已过期，请重新获取',
  enUS: 'The download link is not valid or has expired; please ask for a new one',
};

type Query = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Serves stored files (`docs/api.md`, Files). The address is outside of the envelope. */
export function registerFile(app: FastifyInstance): void {
  app.get<{ Params: { id: string }; Querystring: Query }>(
    '/files/:id',
    {
      config: { action: 'file.get' },
      errorHandler: (error, request, reply) => void answerNoFile(error, request, reply),
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!ID.test(id)) throw new AppError('NOT_FOUND');
      const size = readSize(request.query);
      const file = await loadFor(app, request, id, request.query);
      const content = size === undefined ? whole(app, file) : await small(app, file, size);
      return send(content, request, reply);
    },
  );
}

/** The thumbnail that is asked for. @throws AppError INPUT_INVALID where there is none of that size */
function readSize({ size }: Query): ThumbnailSize | undefined {
  if (size === undefined) return undefined;
  const known = THUMBNAIL_SIZES.find((each) => String(each) === size);
  if (known === undefined) throw invalidInput(inputError('size', 'UNKNOWN_OPTION'));
  return known;
}

const whole = ({ platform }: FastifyInstance, { id, name, type, size }: FileEntry): Sendable => ({
  etag: `"${id}"`,
  name,
  type,
  size,
  open: (range) => platform.files.open(id, range),
});

async function small({ platform }: FastifyInstance, file: FileEntry, size: ThumbnailSize): Promise<Sendable> {
  const content = await platform.thumbnails.get(file, size);
  return {
    etag: `"${file.id}-${String(size)}"`,
    name: `${file.name.replace(/\.[^.]*$/, '')}.webp`,
    type: THUMBNAIL_TYPE,
    size: content.byteLength,
    open: (range) => Promise.resolve(range ? content.subarray(range.start, range.end + 1) : content),
  };
}

/** Notes who tried a file that is not his, or a link that is not ours, and refuses. */
async function refuseFile(
  { platform }: FastifyInstance,
  request: FastifyRequest,
  id: string,
  actor: Actor,
  refusal: AppError,
): Promise<never> {
  const resource = `file/${id}`;
  await auditRefusal(platform, request, { actor, action: 'file.get', resource, refusal, seldom: true });
  throw refusal;
}

/**
 * The file that a link or the caller's token opens. A file that the caller may not see is answered like none.
 * @throws AppError
 */
async function loadFor(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  query: Query,
): Promise<KeptFile> {
  const { platform } = app;
  if (query.sign !== undefined) {
    const size = query.size === undefined ? {} : { size: textOf(query.size) };
    const link = { expires: textOf(query.expires), sign: textOf(query.sign), ...size };
    if (!isLinkGood(platform.secrets.linkKey, id, link, Date.now())) {
      const nobody = actorOf(undefined, platform.project.schoolId);
      return refuseFile(app, request, id, nobody, new AppError('FORBIDDEN', { message: LINK_OVER }));
    }
    return found(await findFile(platform.db, id));
  }
  const { actor, ...caller } = await tokenCaller(platform, tokenOf(request), request, true);
  const file = found(await findFile(platform.db, id));
  if (!(await maySee({ ...caller, db: platform.db, actor, log: request.log }, file))) {
    return refuseFile(app, request, id, actor, new AppError('NOT_FOUND'));
  }
  return file;
}

function found(file: KeptFile | undefined): KeptFile {
  if (file === undefined) throw new AppError('NOT_FOUND');
  return file;
}
