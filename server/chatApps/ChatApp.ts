import type { Receipt } from '../egress/receipt.ts';

/** Codes of the platforms whose apps log people in, and how sessions name them. */
export const chatPlatforms = { 1: 'wecom', 3: 'dingtalk', 5: 'wechat' } as const;

export type ChatPlatform = keyof typeof chatPlatforms;

/** Whom a code stands for. */
export type Identity =
  | {
      readonly state: 'known';
      /** The id that the provider knows the person by. */
      readonly userId: string;
      /** The name of the account here, where the provider's directory is the school's own. */
      readonly loginName?: string;
    }
  /** A person who does not follow the official account. */
  | { readonly state: 'notFollowed'; readonly userId: string }
  /** The code was used, is too old, or never was one. */
  | { readonly state: 'codeUsed' };

/** What gives the tickets that scripts of a provider are signed with. */
export interface TicketSource {
  /** How scripts name the app to their provider. */
  readonly appId: string;
  /** @throws AppError CHAT_APP_UNAVAILABLE */
  jsapiTicket(): Promise<string>;
}

/** What somebody is told in their chat app, in plain text. */
interface ChatNote {
  readonly title: string;
  readonly text: string;
  /** Address that it leads to. */
  readonly url: string;
}

/** An app of the school at the provider of a chat app. */
export interface ChatApp extends TicketSource {
  readonly platform: ChatPlatform;
  /** Further ids that callers may name the app by. */
  readonly aliases: readonly string[];
  /** Which of the school's apps; empty where the provider does not count them. */
  readonly agentId: string;
  /**
   * Asks the provider whom a code stands for. A code is good once.
   * @throws AppError CHAT_APP_UNAVAILABLE
   */
  identify(code: string): Promise<Identity>;
  /**
   * Tells a person something; undefined where the provider lets its apps tell nobody unasked. Never rejects.
   * @param userId as the provider knows them
   * @param onFailure told why, where the provider did not take it
   */
  readonly tell?: (userId: string, note: ChatNote, onFailure: (error: unknown) => void) => Promise<Receipt>;
  /** The provider's page that sends the person back to an address with a fresh code. */
  authorizeUrl(back: string): string;
}
