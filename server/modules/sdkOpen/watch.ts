import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { noBody } from '../../call/noBody.ts';
import { AppError } from '../../errors/AppError.ts';
import { addressKey } from '../../limits/addressKey.ts';
import { loginBuckets, takeTry } from '../../limits/loginLimit.ts';
import { OpenStreams } from '../../limits/OpenStreams.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AppKeys } from '../../project/AppKeys.ts';
import { findSite, guessingKey, isInternal } from './sites.ts';

/** Open frames behind one address, which may be a whole campus, and in all. */
const MOST = { ofOne: 2_000, ofAll: 10_000 };

/** Milliseconds after which a comment keeps proxies from cutting a line that says nothing. */
const BEAT = 20_000;

type Query = Readonly<Record<string, unknown>>;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * `GET /api/manager/sdkOpen/watch`: tells an open frame that the site around it is no longer registered, as the one event
 * `off` of a stream of server-sent events. It is public, because frames wait before a login too, and opens only where the
 * site is registered; whoever comes back to it after a gap is refused where it is off by then.
 */
export function registerWatch(app: FastifyInstance): void {
  const streams = new OpenStreams(MOST);
  // A server that stops waits for all answers, and these have no end.
  app.addHook('preClose', (done) => {
    streams.endAll();
    done();
  });
  app.get<{ Querystring: Query }>('/api/manager/sdkOpen/watch', async (request, reply) => {
    const { platform } = app;
    const { rateLimitScale: scale } = platform.config;
    const site = { appKey: textOf(request.query.appKey), appDomain: textOf(request.query.origin) };
    const address = addressKey(request.ip);
    limitWatches(platform, address);
    const internal = isInternal({ platform }, site.appKey);
    const found = internal ? undefined : await findSite(platform.db, site);
    if (internal)
      request.log.warn({ appDomain: site.appDomain }, 'the internal appKey was accepted without a look-up');
    if (!internal && found === undefined) {
      // The same tries as those of `verify`: sites are not found out by asking here instead.
      const wait = await takeTry(platform.db, guessingKey(address), loginBuckets.visitor, scale);
      throw wait > 0 ? new AppError('TOO_MANY_TRIES', { retryAfter: wait }) : new AppError('FORBIDDEN');
    }
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no');
    // Who asks for the head alone would hold a stream that nobody reads.
    if (request.method === 'HEAD') return reply.send(noBody());
    const stream = streams.open(address, () => openWatch(platform.appKeys, found));
    return reply.send(stream);
  });
}

/** @throws AppError TOO_MANY_TRIES where one address begins streams without end */
function limitWatches({ limits }: Platform, address: string): void {
  const retryAfter = limits.watches.take(address, Date.now());
  if (retryAfter > 0) throw new AppError('TOO_MANY_TRIES', { retryAfter });
}

/** @param site nothing ends the stream of none: the deployment's own appKey is good as long as the process lives */
function openWatch(
  appKeys: AppKeys,
  site: { readonly appKey: string; readonly origin: string } | undefined,
): PassThrough {
  const stream = new PassThrough();
  const look = async (): Promise<void> => {
    const active = await appKeys.active();
    const isOn = active.some(
      ({ appKey, origins }) => appKey === site?.appKey && origins.includes(site.origin),
    );
    if (!isOn && !stream.writableEnded) stream.end('event: off\ndata: {}\n\n');
  };
  const lookAgain = (): void => {
    // Without an answer of the database nobody is told anything; the next news looks again.
    look().catch(() => undefined);
  };
  const unwatch = site === undefined ? () => undefined : appKeys.watch(lookAgain);
  const beat = setInterval(() => {
    if (!stream.writableEnded) stream.write(':\n\n');
  }, BEAT);
  stream.once('close', () => {
    clearInterval(beat);
    unwatch();
  });
  stream.write(':\n\n');
  // It may have gone off between the look that let it in and now; and what is known may still be of before.
  if (site !== undefined) appKeys.refresh();
  return stream;
}
