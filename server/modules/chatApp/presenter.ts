import type { ChatApp } from '../../chatApps/ChatApp.ts';
import type { Signature } from '../../chatApps/signature.ts';

/** The states of the platform login lookup (specification, section 4); a failed one says that the configuration failed. */
export const loginStates = { known: 1, unknown: 2, failed: 3, notFollowed: 4 } as const;

export interface LoginInfo {
  readonly loginState: number;
  readonly platformInfo: {
    readonly platformUserId: string;
    readonly corpId: string;
    readonly agentId: string;
    readonly timestamp: number;
    readonly noncestr: string;
    readonly signature: string;
  };
  /** Empty where nobody was logged in. */
  readonly token: string;
  /** Where a fresh code comes from. */
  readonly authorizeUrl?: string;
}

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
