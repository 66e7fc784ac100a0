import type { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { MOST_TOPICS, TOPIC } from '../../../src/schemas/wire/live.ts';
import { type Actor, isBoundToSite } from '../../session/actor.ts';
import { isOwnModule, ownChanges, type OwnModule } from '../../changes/ownChanges.ts';
import { noBody } from '../../call/noBody.ts';
import { tokenOf } from '../../call/request.ts';
import { tokenCaller } from '../../call/tokenCaller.ts';
import { AppError, inputError, invalidInput } from '../../errors/AppError.ts';
import { OpenStreams } from '../../limits/OpenStreams.ts';
import type { Platform } from '../../platform/platform.ts';
import { APP_KEY_MODULE } from '../../project/AppKeys.ts';
import { tokenKey } from '../../session/token.ts';
import { mayRead } from '../../documents/permits.ts';
import { mayList } from '../../records/formModules.ts';
import { openStream } from './stream.ts';

const IS_TOPIC = new RegExp(TOPIC);
/** A document that is being designed, among the modules: `kind/id`. */
const isDocument = (topic: string): boolean => topic.includes('/');

/** Of one person, on all devices. */
const MOST = { ofOne: 12, ofAll: 5_000 };
/**
 * Of one session: the pages of a browser share one where they hear each other, and those that do not have to leave some of
 * its six connections to calls.
 */
const MOST_OF_SESSION = { ofOne: 4, ofAll: MOST.ofAll };

type Query = Readonly<Record<string, unknown>>;

/**
 * `GET /api/interface/changes`: which of some modules were written to, as server-sent events. Outside of the envelope, as event
 * streams are; the token comes in its header. It names modules that the role may list and nothing of their records; and to
 * who designs, the documents of theirs that others change or open.
 */
export function registerChanges(app: FastifyInstance): void {
  const streams = new OpenStreams(MOST);
  const ofSessions = new OpenStreams(MOST_OF_SESSION);
  // A server that stops waits for all answers, and these have no end.
  app.addHook('preClose', (done) => {
    streams.endAll();
    done();
  });
  app.get<{ Querystring: Query }>(
    '/api/interface/changes',
    { config: { action: 'changes.watch' } },
    async (request, reply) => {
      const token = tokenOf(request);
      const { actor, platform } = await tokenCaller(app.platform, token, request, true);
      const modules = await listable(platform, actor, namedModules(request.query.modules));
      reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no');
      // Who asks for the head alone would hold a stream that nobody reads.
      if (request.method === 'HEAD') return reply.send(noBody());
      const session = tokenKey(token);
      const open = (): PassThrough =>
        openStream({
          feed: platform.changes,
          modules: new Map(modules.map((module) => [module, toldAs(module, actor.userId)])),
          // What a registered site may listen to changes with it.
          ...(actor.session?.embed && { endsWith: APP_KEY_MODULE }),
          mayListen: async () => (await platform.sessions(session)) !== undefined,
        });
      return reply.send(ofSessions.open(session, () => streams.open(actor.userId, open)));
    },
  );
}

/** @throws AppError INPUT_INVALID */
function namedModules(given: unknown): readonly string[] {
  const modules = typeof given === 'string' ? [...new Set(given.split(','))] : [];
  const isFit =
    modules.length > 0 && modules.length <= MOST_TOPICS && modules.every((topic) => IS_TOPIC.test(topic));
  if (!isFit) throw invalidInput(inputError('modules', 'VALUE_INVALID'));
  return modules;
}

/** Whether somebody who designs may know of the changes of a document, as `kind/id`. */
async function mayFollow(platform: Platform, actor: Actor, document: string): Promise<boolean> {
  const [kind = '', id = ''] = document.split('/');
  return actor.kind === 'user' && (await mayRead({ db: platform.db, actor }, { kind, id }));
}

/** What changes for a person is told to their own sessions; of their inbox a registered site is told nothing. */
const mayHearOwn = (actor: Actor, module: OwnModule): boolean =>
  actor.userId !== '' && actor.kind !== 'embed' && (module === 'flow-tasks' || !isBoundToSite(actor));

const toldAs = (module: string, userId: string): string =>
  isOwnModule(module) ? ownChanges(module, userId) : module;

/** Those that the role may list. @throws AppError FORBIDDEN where that is none */
async function listable(
  platform: Platform,
  actor: Actor,
  modules: readonly string[],
): Promise<readonly string[]> {
  const may = await Promise.all(
    modules.map((module) =>
      isOwnModule(module)
        ? Promise.resolve(mayHearOwn(actor, module))
        : isDocument(module)
          ? mayFollow(platform, actor, module)
          : mayList(platform, actor, module),
    ),
  );
  const open = modules.filter((_module, index) => may[index]);
  if (open.length === 0) throw new AppError('FORBIDDEN');
  return open;
}
