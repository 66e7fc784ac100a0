import type { ListView } from '../../schemas/wire/listView.ts';
import type { ApiClient, CallOptions } from './ApiClient.ts';

/** What is kept of a view when it is saved. */
export type ViewContent = Pick<ListView, 'name' | 'state' | 'scope' | 'roles'>;

/** The calls about the saved views of one list (`docs/decisions/personal.md`). */
export class ListViewClient {
  private readonly client: ApiClient;
  private readonly listId: string;
  private readonly groupId: () => string | undefined;

  constructor(client: ApiClient, list: string, groupId: () => string | undefined) {
    this.client = client;
    this.listId = list;
    this.groupId = groupId;
  }

  /** The views that the person may use, the own ones first. @throws ApiError */
  list(options?: CallOptions): Promise<ListView[]> {
    return this.listed({ list: this.listId }, options);
  }

  /** The views of the list that stands at `/mgr/{list}`, which may be that of a mgr; none where no list does. @throws ApiError */
  listAtAddress(options?: CallOptions): Promise<ListView[]> {
    return this.listed({ list: this.listId, at: 'address' }, options);
  }

  private async listed(asked: object, options: CallOptions | undefined): Promise<ListView[]> {
    const param = this.param(asked);
    return (await this.client.list<ListView>('manager', '/listView/list.do', param, options)).list;
  }

  /** Adds a view, or changes `present` at the revision that was read. @throws ApiError */
  save(content: ViewContent, present?: ListView): Promise<ListView> {
    const at = present ? { id: present.id, revision: present.revision } : {};
    const param = this.param({ list: this.listId, ...at, ...content });
    return this.client.result('manager', '/listView/save.do', param, WRITE);
  }

  /** @throws ApiError */
  async remove({ id, revision }: ListView): Promise<void> {
    await this.client.call('manager', '/listView/remove.do', this.param({ id, revision }), WRITE);
  }

  /** Makes a view the one that the person's list begins with; undefined: none. @throws ApiError */
  async setDefault(id: string | undefined): Promise<void> {
    const param = this.param({ list: this.listId, ...(id === undefined ? {} : { id }) });
    await this.client.call('manager', '/listView/setDefault.do', param, WRITE);
  }

  private param(param: object): object {
    const groupId = this.groupId();
    return groupId === undefined ? param : { ...param, groupId };
  }
}

const WRITE: CallOptions = { outlivesRoute: true };
