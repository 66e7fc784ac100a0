/** What an appKey opens: systems, and single resources. Nothing may be embedded where both are empty. */
export interface EmbedScope {
  readonly systems: readonly string[];
  readonly resources: readonly { readonly kind: string; readonly id: string }[];
}

/** Answer of `/sdkOpen/verify.do` and `/sdkOpen/verifyWithoutToken.do`: `scope` where the site is valid. */
export interface VerifyAnswer {
  readonly isValid: boolean;
  readonly scope?: EmbedScope;
}

/** Answer of `/sdkOpen/token.do`: the parts of an embed token and when it ends, ISO 8601 in UTC. */
export interface EmbedToken {
  readonly token: readonly string[];
  readonly expiresAt: string;
}

/** `platform` of a login by a code that the parent's own server asked for. */
export const EMBED_PLATFORM = 'embed';
