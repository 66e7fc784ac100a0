import type { Static } from 'typebox';
import type { AccessContext, CallContext } from '../../call/definition.ts';
import type { TicketSource } from '../../chatApps/ChatApp.ts';
import { signPage } from '../../chatApps/signature.ts';
import type { Signature } from '../../chatApps/signature.ts';
import { AppError } from '../../errors/AppError.ts';
import { addressKey } from '../../limits/addressKey.ts';
import { loginBuckets } from '../../limits/loginLimit.ts';
import { checkSchool, take } from '../account/index.ts';
import { checkPage } from './checkPage.ts';
import type { JsApiParam, WiseduSignParam } from './schema.ts';

/** What a page configures the scripts of an app with. */
interface SignedPage extends Signature {
  readonly appId: string;
}

async function sign(ctx: AccessContext, app: TicketSource | undefined, url: string): Promise<SignedPage> {
  checkPage(url, ctx.platform.config.publicUrl);
  if (app === undefined) throw new AppError('CHAT_APP_MISSING');
  await take(ctx, { key: `sign ${addressKey(ctx.ip)}`, bucket: loginBuckets.visitor });
  return { appId: app.appId, ...signPage(await app.jsapiTicket(), url, ctx.now) };
}

/**
 * Signs a page for the scripts of the school's own app.
 * @throws AppError INPUT_INVALID for a page of another site, CHAT_APP_MISSING, CHAT_APP_UNAVAILABLE, TOO_MANY_TRIES
 */
export function signForCampusApp(ctx: CallContext<Static<typeof WiseduSignParam>>): Promise<SignedPage> {
  return sign(ctx, ctx.platform.chatApps.campusApp, ctx.param.url);
}

/**
 * Signs a page for the scripts of the app that it names; of the official account where it names none.
 * @throws AppError like `signForCampusApp`
 */
export function signForApp(ctx: CallContext<Static<typeof JsApiParam>>): Promise<SignedPage> {
  const { url, schoolId, appId = '' } = ctx.param;
  checkSchool(ctx, schoolId);
  return sign(ctx, ctx.platform.chatApps.findByAppId(String(appId)), url);
}
