import { makeAutoObservable } from 'mobx';
import type { MessageCounts } from '../../schemas/wire/message.ts';
import type { ApiClient } from '../data/ApiClient.ts';
import type { LiveChanges } from '../live/LiveChanges.ts';

interface InboxPorts {
  readonly client: () => ApiClient;
  /** Whose inbox it is. Observable; empty: nobody's. */
  readonly token: () => string;
  readonly live: Pick<LiveChanges, 'watch'>;
}

/** How many messages the person has not read, as long as something on the page shows it. */
export class InboxStore {
  private readonly ports: InboxPorts;
  private counted: { readonly of: string; readonly counts: MessageCounts } | undefined;
  /** Goes up whenever messages came or were read, here or elsewhere: lists of them ask again. */
  changes = 0;
  private followers = 0;
  private end: (() => void) | undefined;

  constructor(ports: InboxPorts) {
    this.ports = ports;
    makeAutoObservable<this, 'ports' | 'followers' | 'end'>(this, {
      ports: false,
      followers: false,
      end: false,
    });
  }

  /** Undefined until they are known. */
  get counts(): MessageCounts | undefined {
    return this.counted?.of === this.ports.token() ? this.counted.counts : undefined;
  }

  get unread(): number {
    return this.counts?.unread ?? 0;
  }

  /** Keeps the counts true until it is ended; several may follow. @returns ends it */
  follow(): () => void {
    this.followers += 1;
    if (this.followers === 1) {
      void this.count();
      this.end = this.ports.live.watch('inbox', () => void this.changed());
    }
    return () => {
      this.followers -= 1;
      if (this.followers === 0) this.end?.();
    };
  }

  /** Messages came, were read or removed: they are counted and listed anew. Never rejects. */
  changed(): Promise<void> {
    this.changes += 1;
    return this.count();
  }

  private async count(): Promise<void> {
    const of = this.ports.token();
    if (of === '') return;
    try {
      const counts = await this.ports
        .client()
        .result<MessageCounts>('base', '/message/counts.do', {}, { outlivesRoute: true });
      this.note(of, counts);
    } catch {
      // A number that does not come is told to nobody: the page of messages says what is wrong.
    }
  }

  private note(of: string, counts: MessageCounts): void {
    this.counted = { of, counts };
  }
}
