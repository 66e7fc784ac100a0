/** What a lookup of who comes from a chat app may say; any other state is a failure as well. */
export const loginStates = { known: 1, unknown: 2, failed: 3, notFollowed: 4 } as const;

/** Answer of `platform_general/getLoginInfoCommon`. */
export interface LoginInfo {
  loginState: number;
  platformInfo: {
    /** The id that the provider knows the person by; empty where it told none. */
    platformUserId: string;
    corpId: string;
    agentId: string;
    timestamp: number;
    noncestr: string;
    signature: string;
  };
  /** Of a success: the token to log in by, once. Else empty. */
  token: string;
  /** The provider's page that sends the person back with a fresh code; told where the code is used, too old or absent. */
  authorizeUrl?: string;
}
