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
 * What was typed into the forms that keep no drafts on the server, so that neither a reload nor an expired session
 * loses it. It stays in the browser's tab, is one person's, and goes when the form is left on purpose.
 */
export class TabDrafts {
  private readonly storage: KeyValueStore | undefined;
  /** The session has ended under open forms: leaving them now is nobody's wish. */
  private held = false;

  constructor(storage?: KeyValueStore) {
    this.storage = storage;
  }

  /** The drafts of one person in one role; what another left here is dropped with the first that is kept. */
  of(owner: string): DraftStore {
    this.held = false;
    const onLeave = (): 'keep' | 'drop' => (this.held ? 'keep' : 'drop');
    return {
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
      get onLeave() {
        return onLeave();
      },
    };
  }

  /** The session has expired: the forms that close with it leave their input here. */
  hold(): void {
    this.held = true;
  }

  /** Nothing of it is left here: the person has logged out. */
  forget(): void {
    this.held = false;
    this.storage?.remove(KEY);
  }

  private drafts(owner: string): Kept['drafts'] {
    const kept = this.storage?.json(KEY);
    return isKept(kept) && kept.owner === owner ? kept.drafts : {};
  }

  private keep(owner: string, drafts: Kept['drafts']): void {
    if (Object.keys(drafts).length === 0) this.storage?.remove(KEY);
    else this.storage?.setJson(KEY, { owner, drafts } satisfies Kept);
  }
}

const keyOf = ({ kind, form, id = '' }: DraftPlace): string => `${kind}/${form}/${id}`;
