import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { PreviewChoices } from './choices.ts';
import { fetchRoles, makePreview, type PreviewChoice, type PreviewToken } from './previewCalls.ts';

/** A preview that is looked at: its token, and the stores of the page once that has begun. */
export class PreviewModel {
  roles: readonly PreviewChoice[] | undefined = undefined;
  /** Why there are no roles to choose from. */
  rolesFailure: string | undefined = undefined;
  /** Why there is no token. */
  failure: string | undefined = undefined;
  token: PreviewToken | undefined = undefined;
  /** Of another window: what it holds can be read and told, and tells nobody here of its changes. */
  running: RootStore | undefined = undefined;
  private readonly client: ApiClient;
  private asked = 0;

  constructor(client: ApiClient) {
    this.client = client;
    makeAutoObservable<this, 'client' | 'asked'>(
      this,
      { client: false, asked: false, running: observableRef, token: observableRef, roles: observableRef },
      { autoBind: true },
    );
  }

  async loadRoles(signal: AbortSignal): Promise<void> {
    this.rolesFailure = undefined;
    try {
      const roles = await fetchRoles(this.client, signal);
      runInAction(() => {
        this.roles = roles;
      });
    } catch (error) {
      if (isCancelled(error)) return;
      runInAction(() => {
        this.rolesFailure = messageOf(error);
      });
    }
  }

  /** Looks as somebody from now on; what was asked for before counts no more. */
  async look(choices: Pick<PreviewChoices, 'role' | 'user' | 'record' | 'at'>): Promise<void> {
    const asked = ++this.asked;
    this.token = undefined;
    this.running = undefined;
    this.failure = undefined;
    if (choices.role === undefined) return;
    try {
      const token = await makePreview(this.client, choices.role, choices);
      if (asked !== this.asked) return;
      runInAction(() => {
        this.token = token;
      });
    } catch (error) {
      if (asked === this.asked) this.fail(error);
    }
  }

  /** Asks once more for what has failed. */
  async retry(choices: Parameters<PreviewModel['look']>[0]): Promise<void> {
    await Promise.all([
      this.rolesFailure === undefined ? undefined : this.loadRoles(new AbortController().signal),
      this.failure === undefined ? undefined : this.look(choices),
    ]);
  }

  /** The page in the frame has begun. */
  begin(running: RootStore): void {
    this.running = running;
  }

  private fail(error: unknown): void {
    if (!isCancelled(error)) this.failure = messageOf(error);
  }
}
