import { loginStates } from '../../../src/schemas/wire/loginInfo.ts';
import type { LoginInfo } from '../../../src/schemas/wire/loginInfo.ts';
import type { ChatApp } from '../../chatApps/ChatApp.ts';
import type { Signature } from '../../chatApps/signature.ts';

/** What is known of a lookup. */
export interface Lookup {
  readonly state: keyof typeof loginStates;
  readonly userId?: string;
  readonly signature?: Signature | undefined;
  readonly token?: string;
  readonly authorizeUrl?: string;
}

/** The answer of a lookup; without an app all of it is empty. Nothing of the configuration but public ids is in it. */
export function presentLookup(app: ChatApp | undefined, lookup: Lookup): LoginInfo {
  const { state, userId = '', signature, token = '', authorizeUrl } = lookup;
  return {
    loginState: loginStates[state],
    platformInfo: {
      platformUserId: userId,
      corpId: app?.appId ?? '',
      agentId: app?.agentId ?? '',
      timestamp: signature?.timestamp ?? 0,
      noncestr: signature?.nonceStr ?? '',
      signature: signature?.signature ?? '',
    },
    token,
    ...(authorizeUrl === undefined ? {} : { authorizeUrl }),
  };
}
