import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isCancelled } from '../../runtime/data/ApiError.ts';
import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { Message, MessageKind } from '../../schemas/wire/message.ts';
import { listMessages } from './messageCalls.ts';

const PAGE = 20;
/** The most that the server answers at once. */
const MOST = 100;

/** The messages of one kind, or of all, page by page. What is shown stays until what is asked for is there. */
export class MessageList {
  private readonly client: ApiClient;
  kind: MessageKind | undefined;
  unreadOnly = false;
  /** Undefined until the first answer. */
  list: readonly Message[] | undefined;
  more = false;
  isLoading = false;
  failure: unknown;
  private asked: AbortController | undefined;

  constructor(client: ApiClient) {
    this.client = client;
    makeAutoObservable<this, 'client' | 'asked'>(this, {
      client: false,
      asked: false,
      list: observableRef,
      failure: observableRef,
    });
  }

  /** Shows other messages. */
  show(changes: { readonly kind?: MessageKind | undefined; readonly unreadOnly?: boolean }): void {
    if ('kind' in changes) this.kind = changes.kind;
    if (changes.unreadOnly !== undefined) this.unreadOnly = changes.unreadOnly;
    this.list = undefined;
    void this.load();
  }

  /** Asks for as many as are shown. Never rejects. */
  load(): Promise<void> {
    return this.ask([], Math.max(this.list?.length ?? 0, PAGE));
  }

  /** Asks for those behind the last one. */
  loadMore(): Promise<void> {
    const shown = this.list ?? [];
    return this.ask(shown, shown.length + PAGE);
  }

  stop(): void {
    this.asked?.abort();
  }

  /** Asks for what comes behind some, until there are as many as are wanted. */
  private async ask(shown: readonly Message[], wanted: number): Promise<void> {
    this.asked?.abort();
    const asked = new AbortController();
    this.asked = asked;
    this.isLoading = true;
    this.failure = undefined;
    const query = { kind: this.kind, unread: this.unreadOnly };
    try {
      let list = shown;
      let more = true;
      while (more && list.length < wanted) {
        const limit = Math.min(MOST, wanted - list.length);
        const page = await listMessages(this.client, { ...query, after: list.at(-1), limit }, asked.signal);
        list = [...list, ...page.list];
        ({ more } = page);
      }
      runInAction(() => {
        if (asked.signal.aborted) return;
        this.list = list;
        this.more = more;
        this.isLoading = false;
      });
    } catch (error) {
      runInAction(() => {
        if (asked.signal.aborted || isCancelled(error)) return;
        this.failure = error;
        this.isLoading = false;
      });
    }
  }
}
