import type { Draft } from '../../schemas/wire/draft.ts';
import type { DraftPlace, DraftStore } from '../form/DraftStore.ts';
import type { KeyValueStore } from './KeyValueStore.ts';

const KEY = 'drafts';

interface Kept {
  owner: string;
  drafts: Record<string, Draft>;
}

function isKept(value: unknown): value is Kept {
  const { owner, drafts } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return typeof owner === 'string' && typeof drafts === 'object' && drafts !== null;
}

/**
 * What was typed into open forms, so that neither a reload nor an expired session loses it. It stays in the browser's
 * tab, is one person's in one role, and goes when its form is left on purpose.
 */
export class TabDrafts {
  private readonly storage: KeyValueStore | undefined;
  private ended = false;

  constructor(storage?: KeyValueStore) {
    this.storage = storage;
  }

  /**
   * The drafts of one person in one role, for a form that opens: one of a session that goes on. What another person
   * left here is dropped with the first that is kept.
   */
  begin(owner: string): DraftStore {
    this.ended = false;
    const hasEnded = (): boolean => this.ended;
    return {
      lasting: false,
      get ended() {
        return hasEnded();
      },
      get: (place) => Promise.resolve(this.drafts(owner)[keyOf(place)] ?? null),
      save: (place, data, revision) => {
        const updatedAt = new Date().toISOString();
        const draft = { data: { ...data }, ...(revision === undefined ? {} : { revision }), updatedAt };
        this.keep(owner, { ...this.drafts(owner), [keyOf(place)]: draft });
        return Promise.resolve({ updatedAt });
      },
      remove: (place) => {
        const { [keyOf(place)]: _removed, ...others } = this.drafts(owner);
        this.keep(owner, others);
        return Promise.resolve();
      },
    };
  }

  /** The session has expired: the forms that close with it leave their input here. */
  endSession(): void {
    this.ended = true;
  }

  /** Nothing of it is left here: the person has logged out. */
  forget(): void {
    this.ended = false;
    this.storage?.remove(KEY);
  }

  private drafts(owner: string): Kept['drafts'] {
    const kept = this.storage?.json(KEY);
    if (!isKept(kept) || kept.owner !== owner) return {};
    return Object.fromEntries(Object.entries(kept.drafts).filter(([, draft]) => isDraft(draft)));
  }

  private keep(owner: string, drafts: Kept['drafts']): void {
    if (Object.keys(drafts).length === 0) this.storage?.remove(KEY);
    else this.storage?.setJson(KEY, { owner, drafts } satisfies Kept);
  }
}

const keyOf = ({ kind, form, id = '' }: DraftPlace): string => `${kind}/${form}/${id}`;

function isDraft(value: unknown): value is Draft {
  const { data, updatedAt } = (value ?? {}) as Partial<Record<keyof Draft, unknown>>;
  return typeof data === 'object' && data !== null && typeof updatedAt === 'string';
}
