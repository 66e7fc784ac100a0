import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import { ApiError, isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import { randomToken } from '../../runtime/data/randomToken.ts';
import { RESOURCE_ID } from '../../schemas/kinds.ts';
import {
  type Bundle,
  type FileFault,
  keyOf,
  type Named,
  type Outcome,
  readBundleFile,
  type Trial,
} from './bundle.ts';
import { listOwnSystems, type OwnedSystem } from '../core/designCalls.ts';
import { importBundle, type ImportRequest, tryImport } from './bundleCalls.ts';

/** What becomes of one document or interface of the file. */
export type Choice = 'replace' | 'keep' | 'copy' | 'skip';

/** Where it stands here. */
export type Standing = 'added' | 'changed' | 'left' | 'skipped';

/** One document or interface of the file. */
export interface Entry extends Named {
  readonly key: string;
  readonly name: string;
}

const ID = new RegExp(RESOURCE_ID);

/** A bundle from the choice of its file to its outcome. Nothing that was chosen is lost where something fails. */
export class ImportModel {
  bundle: Bundle | undefined;
  fileName = '';
  fileFault: FileFault | undefined;
  trial: Trial | undefined;
  outcome: Outcome | undefined;
  failure: unknown;
  /** Systems whose documents the person may change; undefined while nobody knows. */
  owned: readonly OwnedSystem[] | undefined;
  #system: string | undefined;
  isLooking = false;
  isImporting = false;
  readonly #client: ApiClient;
  readonly #choices = new Map<string, Choice>();
  readonly #ids = new Map<string, string>();
  #controller = new AbortController();
  #requestId = '';

  constructor(client: ApiClient) {
    this.#client = client;
    makeAutoObservable(this, {
      bundle: observableRef,
      owned: observableRef,
      trial: observableRef,
      outcome: observableRef,
      failure: observableRef,
    });
  }

  /** Documents and interfaces of the file, in its order. */
  get entries(): readonly Entry[] {
    const { documents = [], interfaces = [] } = this.bundle ?? {};
    return [
      ...documents.map(({ kind, id, name }) => ({ kind, id, name, key: keyOf({ kind, id }) })),
      ...interfaces.map(({ id, definition }) => ({
        kind: 'interface',
        id,
        name: nameIn(definition) ?? id,
        key: `interface/${id}`,
      })),
    ];
  }

  /**
   * Whose designers new documents can be for: an empty id stands for the administrators. A system that comes with them is
   * among those where nobody else may say so, and where the trial let it in.
   */
  get owners(): readonly Pick<OwnedSystem, 'id' | 'name'>[] {
    const { owned = [], trial } = this;
    const here = new Set(owned.map(({ id }) => id));
    const mayAny = here.has('') || owned.length === 0;
    const coming = this.entries
      .filter((each) => each.kind === 'system' && this.choiceOf(each.key) !== 'skip')
      .filter((each) => mayAny || this.standingOf(each) !== undefined)
      .map(({ id, key, name }) => ({ id: trial?.ids[key] ?? id, name }));
    return [...owned, ...coming.filter(({ id }) => !here.has(id))];
  }

  get system(): string {
    const { owners } = this;
    const chosen = owners.find(({ id }) => id === this.#system);
    return (chosen ?? owners[0])?.id ?? '';
  }

  get isReady(): boolean {
    const isStopped = this.trial === undefined || this.trial.findings.some(({ stops }) => stops);
    return (
      !isStopped &&
      !this.isLooking &&
      !this.isImporting &&
      this.failure === undefined &&
      this.wrongIds.size === 0
    );
  }

  /** Entries whose new id can be none. */
  get wrongIds(): ReadonlySet<string> {
    return new Set([...this.#ids].flatMap(([key, id]) => (id !== '' && !ID.test(id) ? [key] : [])));
  }

  choiceOf = (key: string): Choice => this.#choices.get(key) ?? 'replace';

  /** The id that an entry is to have here, as it was typed or as the server picks it. */
  idOf = (key: string): string => this.#ids.get(key) ?? this.trial?.ids[key] ?? '';

  standingOf({ kind, id, key }: Entry): Standing | undefined {
    if (this.choiceOf(key) === 'skip') return 'skipped';
    const here = keyOf({ kind, id: this.trial?.ids[key] ?? id });
    return (['added', 'changed', 'left'] as const).find((each) =>
      this.trial?.[each].some((one) => keyOf(one) === here),
    );
  }

  async open(file: File): Promise<void> {
    const read = await readBundleFile(file);
    runInAction(() => {
      this.#choices.clear();
      this.#ids.clear();
      this.trial = undefined;
      this.outcome = undefined;
      this.failure = undefined;
      this.fileName = file.name;
      this.fileFault = typeof read === 'string' ? read : undefined;
      this.bundle = typeof read === 'string' ? undefined : read;
    });
    if (this.bundle !== undefined) await this.look();
  }

  choose(key: string, choice: Choice): void {
    this.#choices.set(key, choice);
    if (choice !== 'copy') this.#ids.delete(key);
    void this.look();
  }

  setId(key: string, id: string): void {
    this.#ids.set(key, id.trim());
  }

  setSystem(system: string): void {
    this.#system = system;
    void this.look();
  }

  /** Asks what importing would do, as things are chosen now. */
  async look(): Promise<void> {
    if (this.bundle === undefined || this.wrongIds.size > 0) return;
    this.leave();
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    this.isLooking = true;
    this.failure = undefined;
    this.#requestId = randomToken(4);
    try {
      const owned = this.owned ?? (await listOwnSystems(this.#client, signal));
      runInAction(() => (this.owned = owned));
      const trial = await tryImport(this.#client, this.#request(), signal);
      runInAction(() => (this.trial = trial));
    } catch (error) {
      if (!isCancelled(error) && !signal.aborted) runInAction(() => (this.failure = error));
    } finally {
      if (!signal.aborted) runInAction(() => (this.isLooking = false));
    }
  }

  async import(): Promise<void> {
    const { trial } = this;
    if (!this.isReady || trial === undefined) return;
    this.isImporting = true;
    try {
      const { revisions } = trial;
      const outcome = await importBundle(this.#client, {
        ...this.#request(),
        revisions,
        requestId: this.#requestId,
      });
      runInAction(() => (this.outcome = outcome));
    } catch (error) {
      runInAction(() => (this.failure = error));
    } finally {
      runInAction(() => (this.isImporting = false));
    }
  }

  /** Why it was refused, with the document that each reason is of. */
  get reasons(): readonly { readonly of: string | undefined; readonly message: string }[] {
    const { failure } = this;
    if (failure === undefined) return [];
    const errors = failure instanceof ApiError ? (failure.detail.errors ?? []) : [];
    if (errors.length === 0) return [{ of: undefined, message: messageOf(failure) }];
    const { documents, interfaces = [] } = this.#request().bundle;
    return errors.map(({ path, message }) => {
      const [, list, index] = /^bundle\.(documents|interfaces)\.(\d+)/.exec(path) ?? [];
      const at = list === 'interfaces' ? interfaces[Number(index)]?.id : documents[Number(index)]?.name;
      return { of: index === undefined ? undefined : at, message };
    });
  }

  leave(): void {
    this.#controller.abort();
  }

  #request(): ImportRequest {
    const {
      documents = [],
      interfaces = [],
      ...rest
    } = this.bundle ?? { format: 'atrium-bundle', formatVersion: 1 };
    const isIn = (key: string): boolean => this.choiceOf(key) !== 'skip';
    const chosen = interfaces.filter(({ id }) => isIn(`interface/${id}`));
    const bundle: Bundle = {
      ...rest,
      documents: documents.filter((each) => isIn(keyOf(each))),
      ...(chosen.length > 0 && { interfaces: chosen }),
    };
    const choices = [...this.#choices].flatMap(([key, choice]) =>
      choice === 'skip' ? [] : [[key, choice] as const],
    );
    const ids = [...this.#ids].filter(([key, id]) => id !== '' && isIn(key));
    return {
      bundle,
      ids: Object.fromEntries(ids),
      existing: Object.fromEntries(choices),
      ...(this.system !== '' && { system: this.system }),
    };
  }
}

function nameIn(definition: unknown): string | undefined {
  if (typeof definition !== 'object' || definition === null || !('name' in definition)) return undefined;
  return typeof definition.name === 'string' ? definition.name : undefined;
}
