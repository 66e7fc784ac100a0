import type { Static } from 'typebox';
import type { LoginInfo } from '../../../src/schemas/wire/loginInfo.ts';
import { writeAudit } from '../../audit/audit.ts';
import { actorName } from '../../session/actor.ts';
import type { CallContext } from '../../call/definition.ts';
import { returnAddress } from '../../chatApps/addresses.ts';
import type { ChatApp } from '../../chatApps/ChatApp.ts';
import { signPage } from '../../chatApps/signature.ts';
import type { Signature } from '../../chatApps/signature.ts';
import { AppError } from '../../errors/AppError.ts';
import { tokenText } from '../../session/token.ts';
import { chatSubject, checkSchool, identifyVisitor, openChatSession } from '../account/index.ts';
import { checkPage } from './checkPage.ts';
import { presentLookup } from './presenter.ts';
import type { LoginInfoParam } from './schema.ts';

type LookupContext = CallContext<Static<typeof LoginInfoParam>>;

/** The app that a lookup is about: of its platform, and no other than the one that the page names. */
function askedApp({ platform, param }: LookupContext): ChatApp | undefined {
  const app = platform.chatApps.find(param.platform);
  const { agentId = '', appId = '' } = param;
  if (app === undefined) return undefined;
  const isOwn = ['', app.agentId].includes(String(agentId));
  return isOwn && ['', app.appId, ...app.aliases].includes(String(appId)) ? app : undefined;
}

/** The signature of the page; one that cannot be made keeps nobody from logging in. */
async function signatureFor(ctx: LookupContext, app: ChatApp): Promise<Signature | undefined> {
  try {
    return signPage(await app.jsapiTicket(), ctx.param.url, ctx.now);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    ctx.log.warn({ err: error, platform: app.platform }, 'a page was not signed');
    return undefined;
  }
}

/** Asks whose the code is. Without one the page gets where a code comes from, as with one that was used. */
async function identify(ctx: LookupContext, app: ChatApp, code: string): Promise<LoginInfo> {
  const authorizeUrl = (): string => app.authorizeUrl(returnAddress(ctx.param.url, app.platform));
  const visitor = code === '' ? { state: 'codeUsed' as const } : await identifyVisitor(ctx, app, code);
  if (visitor.state === 'codeUsed')
    return presentLookup(app, { state: 'failed', authorizeUrl: authorizeUrl() });
  const { state, userId } = visitor;
  const signature = await signatureFor(ctx, app);
  if (state !== 'known') {
    if (state === 'unknown') await auditUnknown(ctx, chatSubject(app, userId));
    return presentLookup(app, { state, userId, signature });
  }
  const { token } = await openChatSession(ctx, app, visitor.account, 'chatApp.getLoginInfo');
  return presentLookup(app, { state, userId, signature, token: tokenText(token) });
}

function auditUnknown(ctx: LookupContext, resource: string): Promise<void> {
  return writeAudit(ctx.platform.db, [
    {
      actor: actorName(ctx.actor),
      ip: ctx.ip,
      action: 'chatApp.getLoginInfo',
      resource,
      result: 'USER_UNKNOWN',
      requestId: ctx.traceId,
    },
  ]);
}

/**
 * Looks up who opened a page in a chat app, and logs them in. Whatever stands in the way is a state of the answer, as
 * the portal reads it, and not a refusal; what it was stands in the log.
 * @throws AppError INPUT_INVALID for a page of another site, TOO_MANY_TRIES
 */
export async function lookUpLogin(ctx: LookupContext): Promise<LoginInfo> {
  checkSchool(ctx, ctx.param.schoolId);
  checkPage(ctx.param.url, ctx.platform.config.publicUrl);
  const app = askedApp(ctx);
  if (app === undefined) return presentLookup(undefined, { state: 'failed' });
  try {
    return await identify(ctx, app, ctx.param.code ?? '');
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'CHAT_APP_UNAVAILABLE')) throw error;
    ctx.log.error({ err: error, platform: app.platform }, 'a chat app could not be asked');
    return presentLookup(app, { state: 'failed' });
  }
}
