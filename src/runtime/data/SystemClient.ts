import type { SystemEntry, SystemGroupEntry } from '../../schemas/wire/system.ts';
import type { ApiClient, CallOptions } from './ApiClient.ts';
import { AskedAhead } from './AskedAhead.ts';

/** How a call asks for a preview; whether it gets one is the server's to say. */
export const PREVIEW_MEMBERS = { checkToken: 0, skipPermission: 1 } as const;

/** Which system is asked for, and for whom. */
export interface SystemQuestion {
  readonly id: string;
  /** As it will be, not as it is published. */
  readonly preview: boolean;
  readonly groupId: string | undefined;
}

/** The calls about systems; what the first page needs can be asked ahead, while its scripts are still on their way. */
export class SystemClient {
  private readonly client: () => ApiClient;
  private readonly lists = new AskedAhead<SystemGroupEntry[]>();
  private readonly entries = new AskedAhead<SystemEntry>();

  constructor(client: () => ApiClient) {
    this.client = client;
  }

  /** The systems that a role may open, by their groups. @throws ApiError */
  list(groupId: string | undefined): Promise<SystemGroupEntry[]> {
    return this.lists.take(this.keyOf(groupId)) ?? this.askList(groupId);
  }

  /** One system with the menus that a role sees of it. @throws ApiError */
  entry(question: SystemQuestion, options?: CallOptions): Promise<SystemEntry> {
    return this.entries.take(this.keyOf(question)) ?? this.askEntry(question, options);
  }

  /**
   * Asks for the list, and for a system beside it. Never throws.
   * @param guessed nobody knows by now whether the session holds: an answer that says so is none to end it by
   */
  askAhead(groupId: string | undefined, question?: SystemQuestion, guessed = false): void {
    // The first page may stand at another address than the one that was opened.
    const options: CallOptions = { outlivesRoute: true, ofAnother: guessed };
    this.lists.ask(this.keyOf(groupId), () => this.askList(groupId, options));
    if (question) this.entries.ask(this.keyOf(question), () => this.askEntry(question, options));
  }

  /** The session is another one, or over: what was asked ahead is nobody's. */
  forget(): void {
    this.lists.clear();
    this.entries.clear();
  }

  /** The same question in another language has another answer. */
  private keyOf(asked: unknown): string {
    return JSON.stringify([this.client().language, asked]);
  }

  private async askList(groupId: string | undefined, options?: CallOptions): Promise<SystemGroupEntry[]> {
    const param = { offset: -1, ...group(groupId) };
    const path = '/createSystem/sysTypes.do';
    return (await this.client().list<SystemGroupEntry>('manager', path, param, options)).list;
  }

  private askEntry({ id, preview, groupId }: SystemQuestion, options?: CallOptions): Promise<SystemEntry> {
    const param = { systemManage: { id }, ...(preview ? PREVIEW_MEMBERS : {}), ...group(groupId) };
    return this.client().result<SystemEntry>('manager', '/createSystem/initOnly.do', param, options);
  }
}

const group = (groupId: string | undefined): { groupId?: string } =>
  groupId === undefined ? {} : { groupId };
