import { randomBytes } from 'node:crypto';
import type { Static } from 'typebox';
import type { LoginResponse } from '../../../src/schemas/wire/session.ts';
import type { ScanState } from '../../../src/schemas/wire/scan.ts';
import type { AccessContext, CallContext } from '../../call/definition.ts';
import { AppError } from '../../errors/AppError.ts';
import { addressKey } from '../../limits/addressKey.ts';
import { loginBuckets } from '../../limits/loginLimit.ts';
import { findCredentialsOf, mayUseDemo, startSession, take } from '../account/index.ts';
import { addTicket, EXPIRES_IN, findTicket, moveTicket, takeTicket } from './repository.ts';
import type { ConfirmParam } from './schema.ts';

/**
 * The cookie that binds a ticket to the browser that asked for it; scripts cannot read it. Each ticket has one of its own:
 * windows of a browser do not end each other's codes, and no ticket is bound by a secret that was there before it, which
 * somebody else may have put there.
 */
const cookieOf = (ticketId: string): string => `atrium_scan_${ticketId.slice(0, 12)}`;
const COOKIE_PATH = '/api/base/scan_login';

const makeSecret = (): string => randomBytes(32).toString('base64url');

/** A fresh ticket for the browser that asks. `url` is what the code shows. */
export async function generateTicket(
  ctx: AccessContext,
): Promise<{ ticketId: string; url: string; expiresIn: number }> {
  const { db, config } = ctx.platform;
  await take(ctx, { key: `scan ${addressKey(ctx.ip)}`, bucket: loginBuckets.visitor });
  const ticketId = makeSecret();
  const browser = makeSecret();
  await addTicket(db, ticketId, browser);
  ctx.cookies.set(cookieOf(ticketId), browser, { path: COOKIE_PATH, maxAge: EXPIRES_IN });
  return { ticketId, url: `${config.publicUrl}/scanLogin?ticketId=${ticketId}`, expiresIn: EXPIRES_IN };
}

/**
 * How a ticket stands, for the browser that asked for it; for all others, and once it was taken, it is over. The one
 * who learns that it is confirmed is logged in by that.
 */
export async function checkTicket(
  ctx: AccessContext,
  ticketId: string,
): Promise<{ state: ScanState } & Partial<LoginResponse>> {
  const { db, config } = ctx.platform;
  const browser = ctx.cookies.get(cookieOf(ticketId)) ?? '';
  const ticket = await findTicket(db, ticketId, browser);
  if (ticket === undefined) return { state: 'expired' };
  if (ticket.state !== 'confirmed') return { state: ticket.state as ScanState };
  const userId = await takeTicket(db, ticketId, browser);
  const account = userId === undefined ? undefined : await findCredentialsOf(db, userId);
  const usable = account?.is_demo !== true || mayUseDemo(config.demo, ctx.hostHeader, ctx.ip);
  if (account === undefined || !usable) return { state: 'expired' };
  const session = {
    userId: account.id,
    kind: 'web',
    loginType: 'qr',
    authVersion: account.auth_version,
  } as const;
  return { state: 'confirmed', ...(await startSession(ctx, session, 'account.scanLogin')) };
}

const states = { scan: 'scanned', confirm: 'confirmed', cancel: 'cancelled' } as const;

/**
 * What the phone says of a ticket, as the user that is logged in there.
 * @throws AppError NOT_FOUND where the ticket is over, was decided, or somebody else scanned it
 */
export async function confirmTicket(ctx: CallContext<Static<typeof ConfirmParam>>): Promise<void> {
  const { ticketId, action } = ctx.param;
  const moved = await moveTicket(ctx.db, ticketId, ctx.actor.userId, states[action]);
  if (!moved) throw new AppError('TICKET_OVER');
  ctx.audit({ resource: 'scan_ticket', after: { state: states[action] } });
}
