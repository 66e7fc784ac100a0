import type { Draft, EndedDraft } from '../../schemas/wire/draft.ts';
import type { DraftPlace, DraftStore } from '../form/DraftStore.ts';
import type { ApiClient, CallOptions } from './ApiClient.ts';

/**
 * The calls of drafts, each the caller's own (`docs/decisions/personal.md`). A write says which draft it knows of, so
 * that none of another window is lost to it; until one was read or kept here, whichever is there is meant.
 */
export class DraftClient implements DraftStore {
  readonly lasting = true;
  readonly ended = false;
  private readonly client: ApiClient;
  private readonly groupId: () => string | undefined;
  /** When the draft was kept that was last seen in a place, empty where there was none. */
  private readonly seen = new Map<string, string>();

  constructor(client: ApiClient, groupId: () => string | undefined) {
    this.client = client;
    this.groupId = groupId;
  }

  /** The draft, null where there is none. @throws ApiError */
  async get(place: DraftPlace, options?: CallOptions): Promise<Draft | null> {
    const draft = await this.client.result<Draft | null>('form', '/draft/get.do', this.param(place), options);
    this.seen.set(keyOf(place), draft?.updatedAt ?? '');
    return draft;
  }

  /** @throws ApiError, REVISION_CONFLICT where another draft is there than was seen last */
  async save(
    place: DraftPlace,
    data: Readonly<Record<string, unknown>>,
    revision: number | undefined,
  ): Promise<{ updatedAt: string }> {
    const param = this.param({
      ...place,
      ...this.meant(place),
      data,
      ...(revision === undefined ? {} : { revision }),
    });
    const kept = await this.client.result<{ updatedAt: string }>('form', '/draft/save.do', param, OUTLIVES);
    this.seen.set(keyOf(place), kept.updatedAt);
    return kept;
  }

  /** @throws ApiError, REVISION_CONFLICT where another draft is there than was seen last */
  async remove(place: DraftPlace): Promise<void> {
    const param = this.param({ ...place, ...this.meant(place) });
    await this.client.call('form', '/draft/remove.do', param, OUTLIVES);
    this.seen.set(keyOf(place), '');
  }

  readonly endedBy = (place: DraftPlace): EndedDraft => {
    const { kind, form } = place;
    return { kind, form, ...this.meant(place) };
  };

  private meant(place: DraftPlace): { replaces?: string } {
    const replaces = this.seen.get(keyOf(place));
    return replaces === undefined ? {} : { replaces };
  }

  private param(param: object): object {
    const groupId = this.groupId();
    return groupId === undefined ? param : { ...param, groupId };
  }
}

const keyOf = ({ kind, form, id = '' }: DraftPlace): string => `${kind}/${form}/${id}`;

/** What was typed is kept although the person went on to another page. */
const OUTLIVES: CallOptions = { outlivesRoute: true };
