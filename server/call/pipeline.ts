import type { FastifyRequest } from 'fastify';
import type { TObject } from 'typebox';
import { readEnvelope, timestampFits } from '../envelope/envelope.ts';
import type { Envelope } from '../envelope/envelope.ts';
import { equalText, signRequest } from '../envelope/sign.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import { addressKey } from '../limits/addressKey.ts';
import { bodySizes } from '../limits/bodySizes.ts';
import type { Platform } from '../platform/platform.ts';
import { refuseAccess } from '../policy/access.ts';
import { touchSession } from '../session/repository.ts';
import { isShareToken } from '../session/shareLinks.ts';
import { actorName, actorOf, chooseRole, isBoundToSite } from '../session/actor.ts';
import type { Actor } from '../session/actor.ts';
import type { Cookies } from './cookies.ts';
import type { AccessContext, CallAddress, CallDefinition } from './definition.ts';
import { executePlain, executeWrite } from './execute.ts';
import type { PayloadReader } from '../envelope/payload.ts';
import type { WorkAnswer } from '../work/Work.ts';
import { successText } from './answer.ts';
import { platformOf } from './previewPlatform.ts';
import { refuseReplay } from './replay.ts';
import { hostHeaderOf, localeOf, tokenOf } from './request.ts';
import { sessionOf } from './sessionOf.ts';

/** Who calls, as soon as that is known, and what is sent, whose sign is still to be checked. */
export interface Caller {
  readonly actor: Actor;
  readonly payload: Envelope['payload'];
}

/**
 * Runs one call; the first fault is answered (`docs/api.md`, Envelope):
 *
 *     (size, encoding, nesting: while the body is read) → envelope fields → appKey → timestamp → token → sign
 *     → call limit → replay → rights → payload → rights over what it names → handler
 *
 * @returns the text of the successful answer
 * @throws AppError for every refusal
 */
export async function runCall<S extends TObject>(
  process: Platform,
  call: CallDefinition<S>,
  readPayload: PayloadReader<never>,
  { request, cookies }: { readonly request: FastifyRequest; readonly cookies: Cookies },
  onCaller: (caller: Caller) => void,
): Promise<string> {
  const { bodySize = bodySizes.open } = request.routeOptions.config;
  const envelope = readEnvelope(request.body, bodySize.values);
  const now = new Date();
  if (envelope.appKey !== process.project.appKey) throw new AppError('APP_KEY_UNKNOWN');
  if (!timestampFits(envelope.timestamp, now.getTime())) {
    throw new AppError('TIMESTAMP_INVALID', { errors: [inputError('timestamp', 'VALUE_INVALID')] });
  }
  const token = tokenOf(request);
  const caller = await identify(process, token, request.ip, call.access !== 'public');
  onCaller({ actor: caller, payload: envelope.payload });
  const expected = signRequest(envelope.appKey, envelope.param, envelope.timestamp, token);
  if (!equalText(envelope.sign, expected)) throw new AppError('SIGN_INVALID');
  // Only a call that was signed shows that somebody is there.
  if (caller.session?.stale === true) await touchSession(process.db, token);
  limitCalls(process, caller, request.ip, now);
  // Before a trace is left: a call of a preview writes nothing.
  const inPreview = call.inPreview !== undefined;
  if (caller.kind === 'preview' && !inPreview) throw new AppError('PREVIEW_ONLY_READS');
  const platform = platformOf(process, caller);
  const path = request.params as Record<string, string>;
  const { writes: says = false } = call;
  const writes = typeof says === 'function' ? await says(envelope.payload, { platform, path }) : says;
  if (writes && caller.kind === 'preview') throw new AppError('PREVIEW_ONLY_READS');
  if (writes) await refuseReplay(process, token, envelope.sign);
  const actor = chooseRole(caller, envelope.payload.groupId);
  const nothing = nothingFor(caller, call);
  const beside = { inPreview, inEmbed: call.inEmbed, tellsNothing: nothing !== undefined };
  const denied = refuseAccess(call.access, actor, beside);
  if (denied !== undefined) throw new AppError(denied);
  const access: AccessContext = {
    platform,
    db: platform.db,
    actor,
    path,
    locale: localeOf(request),
    now,
    ip: request.ip,
    hostHeader: hostHeaderOf(request),
    device: typeof envelope.payload.device === 'string' ? envelope.payload.device.slice(0, 200) : '',
    cookies,
    token,
    traceId: request.id,
    log: request.log,
  };
  await call.authorize?.(access);
  const { param, requestId } = readPayload(envelope.payload);
  const context = { ...access, param, requestId };
  if (nothing !== undefined) return successText(nothing, access.locale, now.getTime());
  await call.permit?.(context);
  const run = call.prepare === undefined ? call.handler : await call.prepare(context);
  const ready = { action: call.action, context, run: run as (ctx: never) => ReturnType<typeof run> };
  const isWork = writes && call.transaction !== 'own';
  const execute = (): Promise<string> => (isWork ? executeWrite(ready) : executePlain(ready));
  return call.inTurn === undefined ? execute() : call.inTurn(context, execute);
}

/**
 * What a caller is answered in the place of what somebody keeps for themselves: in a preview, and in a session that is bound
 * to a registered site, unless the call itself is narrowed to that. Undefined: the call's own answer.
 */
function nothingFor<S extends TObject>(
  actor: Actor,
  { inPreview, inEmbed }: CallAddress<S>,
): WorkAnswer | undefined {
  if (typeof inPreview !== 'object') return undefined;
  const isBound = actor.kind === 'user' && isBoundToSite(actor) && inEmbed === undefined;
  return actor.kind === 'preview' || isBound ? inPreview : undefined;
}

/**
 * The caller of a token. Public calls take a dead token as none: its text still counts for the signs.
 * @throws AppError TOKEN_MISSING, TOKEN_EXPIRED, SHARE_EXPIRED or TOO_MANY_TRIES where the call needs a login
 */
async function identify(platform: Platform, token: string, ip: string, needed: boolean): Promise<Actor> {
  const session = await sessionOf(platform, token, ip).catch((error: unknown) => {
    if (needed || !(error instanceof AppError)) throw error;
    return undefined;
  });
  if (session === undefined && needed) throw new AppError(await whyDead(platform, token));
  return actorOf(session, platform.project.schoolId);
}

async function whyDead({ db }: Platform, token: string): Promise<ErrorCode> {
  if (token === '') return 'TOKEN_MISSING';
  return (await isShareToken(db, token)) ? 'SHARE_EXPIRED' : 'TOKEN_EXPIRED';
}

/** Counts a call of a user or, without one, of an address. @throws AppError TOO_MANY_TRIES */
export function limitCalls(platform: Platform, actor: Actor, ip: string, now: Date): void {
  const isKnown = actor.userId !== '' || actor.kind === 'preview';
  const caller = isKnown ? `user ${actorName(actor)}` : `ip ${addressKey(ip)}`;
  const retryAfter = platform.limits.calls.take(caller, now.getTime());
  if (retryAfter > 0) throw new AppError('TOO_MANY_TRIES', { retryAfter });
}
