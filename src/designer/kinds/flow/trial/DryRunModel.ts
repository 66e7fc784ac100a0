import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { MeasuredDryRun } from '../../../../documents/flow/dryRun/DryRun.ts';
import { ApiError } from '../../../../runtime/data/ApiError.ts';
import type { ApiClient } from '../../../../runtime/data/ApiClient.ts';
import type { JobStore } from '../../../../runtime/stores/JobStore.ts';
import type { FlowDocument } from '../../../../schemas/documents/flow.ts';

/** How far the dry run of a flow is. */
export type DryRunState =
  | { readonly is: 'none' | 'cancelled' }
  /** `job` undefined: it is being asked for. */
  | { readonly is: 'running'; readonly job: string | undefined }
  | { readonly is: 'failed'; readonly error: unknown }
  | { readonly is: 'done'; readonly report: MeasuredDryRun; readonly of: FlowDocument };

/** The dry run of the flow that is designed: a job of the server over its whole organisation. */
export class DryRunModel {
  state: DryRunState = { is: 'none' };
  private readonly client: ApiClient;
  private readonly jobs: JobStore;

  constructor(client: ApiClient, jobs: JobStore) {
    this.client = client;
    this.jobs = jobs;
    makeAutoObservable<this, 'client' | 'jobs'>(
      this,
      { state: observableRef, client: false, jobs: false },
      { autoBind: true },
    );
  }

  /** How many cases were tried, of how many; undefined before the job tells. */
  get progress(): { readonly done: number; readonly total: number } | undefined {
    const { state } = this;
    const job = state.is === 'running' && state.job !== undefined ? this.jobs.job(state.job) : undefined;
    return job !== undefined && job.total > 0 ? job : undefined;
  }

  /** @param title what the job is called where its progress is shown */
  async start(flow: FlowDocument, title: string): Promise<void> {
    if (this.state.is === 'running') return;
    this.state = { is: 'running', job: undefined };
    try {
      const param = { flowId: flow.id, schema: flow };
      const { jobId } = await this.client.result<{ jobId: string }>('form', '/flow/dryRun.do', param, {
        outlivesRoute: true,
      });
      this.become({ is: 'running', job: jobId });
      const report = (await this.jobs.follow(jobId, title)) as MeasuredDryRun;
      this.become({ is: 'done', report, of: flow });
    } catch (error) {
      const isCancelled = error instanceof ApiError && error.failure === 'cancelled';
      this.become(isCancelled ? { is: 'cancelled' } : { is: 'failed', error });
    }
  }

  async cancel(): Promise<void> {
    const { state } = this;
    if (state.is !== 'running' || state.job === undefined) return;
    try {
      await this.jobs.cancel(state.job);
    } catch (error) {
      this.become({ is: 'failed', error });
    }
  }

  private become(state: DryRunState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
