import type { Draft } from '../../schemas/wire/draft.ts';
import type { DraftPlace, DraftStore } from '../form/DraftStore.ts';
import type { ApiClient, CallOptions } from './ApiClient.ts';

/** The calls of drafts, each the caller's own (`docs/decisions/personal.md`). */
export class DraftClient implements DraftStore {
  readonly lasting = true;
  readonly ended = false;
  private readonly client: ApiClient;
  private readonly groupId: () => string | undefined;

  constructor(client: ApiClient, groupId: () => string | undefined) {
    this.client = client;
    this.groupId = groupId;
  }

  /** The draft, null where there is none. @throws ApiError */
  get(place: DraftPlace, options?: CallOptions): Promise<Draft | null> {
    return this.client.result('form', '/draft/get.do', this.param(place), options);
  }

  /** @throws ApiError */
  save(
    place: DraftPlace,
    data: Readonly<Record<string, unknown>>,
    revision: number | undefined,
  ): Promise<{ updatedAt: string }> {
    const param = this.param({ ...place, data, ...(revision === undefined ? {} : { revision }) });
    return this.client.result('form', '/draft/save.do', param, OUTLIVES);
  }

  /** @throws ApiError */
  async remove(place: DraftPlace): Promise<void> {
    await this.client.call('form', '/draft/remove.do', this.param(place), OUTLIVES);
  }

  private param(param: object): object {
    const groupId = this.groupId();
    return groupId === undefined ? param : { ...param, groupId };
  }
}

/** What was typed is kept although the person went on to another page. */
const OUTLIVES: CallOptions = { outlivesRoute: true };
