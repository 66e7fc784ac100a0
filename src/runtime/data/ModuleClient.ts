import type { AggregateRequest, ListRequest, ModuleRecord } from '../../schemas/wire/record.ts';
import type { EndedDraft } from '../../schemas/wire/draft.ts';
import type { ImportOutcome, SheetWish } from '../../schemas/wire/importRows.ts';
import type { ApiClient, CallOptions } from './ApiClient.ts';

/** The calls of one form module (`docs/api.md`, Records). */
export class ModuleClient {
  private readonly client: ApiClient;
  private readonly module: string;
  /** The role that the calls are made in. */
  private readonly groupId: () => string | undefined;

  constructor(client: ApiClient, module: string, groupId: () => string | undefined) {
    this.client = client;
    this.module = module;
    this.groupId = groupId;
  }

  list(request: ListRequest, options?: CallOptions): Promise<{ list: ModuleRecord[]; total: number }> {
    return this.client.list('interface', this.path('list'), this.param(request), options);
  }

  detail(id: string, options?: CallOptions): Promise<ModuleRecord> {
    return this.client.result('interface', this.path('detail'), this.param({ id }), options);
  }

  /** `requestId` makes a repeat answer as the first call did; `draft` goes with the write. */
  add(data: object, requestId: string, draft?: EndedDraft): Promise<ModuleRecord> {
    const param = this.param({ data, requestId, ...(draft && { draft }) });
    return this.client.result('interface', this.path('add'), param, WRITE);
  }

  /**
   * `data`: the changed fields only; `draft` goes with the write.
   * @throws ApiError with code REVISION_CONFLICT when changed meanwhile.
   */
  update(id: string, revision: number, data: object, draft?: EndedDraft): Promise<ModuleRecord> {
    const param = this.param({ id, revision, data, ...(draft && { draft }) });
    return this.client.result('interface', this.path('update'), param, WRITE);
  }

  /**
   * What became of each record.
   * @param revisions by id: what somebody has changed since then stays, with msgState 5
   */
  async remove(
    ids: readonly string[],
    revisions?: Readonly<Record<string, number>>,
  ): Promise<{ id: string; msgState: number; msg: string }[]> {
    const param = this.param({ ids, ...(revisions && { revisions }) });
    const { list } = await this.client.list<{ id: string; msgState: number; msg: string }>(
      'interface',
      this.path('remove'),
      param,
      WRITE,
    );
    return list;
  }

  aggregate(request: AggregateRequest, options?: CallOptions): Promise<{ list: Record<string, unknown>[] }> {
    return this.client.list('interface', this.path('aggregate'), this.param(request), options);
  }

  exportRows(request: object): Promise<{ fileId: string; url: string } | { jobId: string }> {
    return this.client.result('interface', this.path('exportRows'), this.param(request), {
      outlivesRoute: true,
      timeout: 120_000,
    });
  }

  /** Imports the rows of an uploaded file, or tries them; `requestId` as for `add`. */
  importRows(
    request: SheetWish & {
      fileId: string;
      mapping?: Readonly<Record<string, string>>;
      dryRun?: boolean;
      /** Of a dry run: whether the rows that are wrong are made a sheet. */
      report?: boolean;
      requestId?: string;
    },
  ): Promise<ImportOutcome | { jobId: string }> {
    return this.client.result('interface', this.path('importRows'), this.param(request), {
      outlivesRoute: true,
      timeout: 120_000,
    });
  }

  /** An empty sheet with the titles by which an import finds its fields. */
  importTemplate(): Promise<{ fileId: string; url: string }> {
    return this.client.result('interface', this.path('importTemplate'), this.param({}), WRITE);
  }

  private path(call: string): string {
    return `/rest/http/${this.module}/${call}.htm`;
  }

  private param(param: object): object {
    const groupId = this.groupId();
    return groupId === undefined ? param : { ...param, groupId };
  }
}

/** A write that was sent is not taken back because the person went on to another page. */
const WRITE: CallOptions = { outlivesRoute: true };
