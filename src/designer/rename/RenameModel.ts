import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isRefused } from '../../documents/edit/command.ts';
import { refusedName, renameNamed, renameTitle } from '../../documents/edit/renameNamed.ts';
import { followingCode } from '../../documents/edit/followingCode.ts';
import { partsOf } from '../../documents/parts/partsOf.ts';
import { merge } from '../../documents/diff/merge.ts';
import { type Declaration, declarationOf } from '../../documents/uses/declaration.ts';
import type { UserPlaces } from '../../documents/uses/told.ts';
import { ApiError, isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { LocalText, Text } from '../../schemas/text.ts';
import type { Autosave } from '../core/Autosave.ts';
import { type DocumentKey, fetchWorking } from '../core/designCalls.ts';
import type { DesignModel } from '../core/DesignModel.ts';
import { renameEverywhere } from './renameCalls.ts';

/** A part that is to be called otherwise, while somebody decides what becomes of those that name it. */
export interface PendingRename {
  /** Key of the part. */
  readonly part: string;
  readonly from: string;
  readonly to: string;
  readonly users: readonly UserPlaces[];
}

const NOT_SAVED: LocalText = {
  zhCN: '刚才的修改还没有保存到服务器，保存后才能改名',
  enUS: 'What was changed is not saved yet; it can be renamed once it is',
};

/** What came of a renaming in several documents, to be told. */
export interface RenameOutcome {
  readonly documents: number;
  readonly places: number;
  /** Steps of the history that can no longer be taken back. */
  readonly lost: number;
}

/**
 * Gives parts another name. Where only this document names it, all of it is one step of the history; where others do,
 * people see them first, and the server rewrites all of them at once.
 */
export class RenameModel {
  pending: PendingRename | undefined = undefined;
  /** Key of the part that is asked about, or renamed, just now. */
  busy: string | undefined = undefined;
  /** Why a part could not be called so. */
  problem: { readonly part: string; readonly to: string; readonly why: LocalText } | undefined = undefined;
  /** How often a renaming was called off: what is typed for it goes then. */
  calledOff = 0;
  private readonly client: ApiClient;
  private readonly model: DesignModel;
  private readonly autosave: Autosave;

  constructor(client: ApiClient, model: DesignModel, autosave: Autosave) {
    this.client = client;
    this.model = model;
    this.autosave = autosave;
    makeAutoObservable<this, 'client' | 'model' | 'autosave'>(
      this,
      { pending: observableRef, problem: observableRef, client: false, model: false, autosave: false },
      { autoBind: true },
    );
  }

  private get key(): DocumentKey {
    const { kind, id } = this.model.document;
    return { kind, id };
  }

  /** Looks at who names a part, and gives it another name where nobody has to be asked. */
  async ask(part: string, to: string): Promise<void> {
    const { document, language } = this.model;
    const declaration = declarationOf(document, part, language.metas);
    if (declaration === undefined || declaration.name === to || this.busy !== undefined) return;
    if (this.pending !== undefined) return;
    const refused = refusedName(declaration, to);
    this.problem = refused && { part, to, why: refused.refused };
    if (refused !== undefined) return;
    this.busy = part;
    try {
      // The server renames what it has, in all documents that name it.
      if (!(await this.autosave.flush())) {
        runInAction(() => (this.problem = { part, to, why: NOT_SAVED }));
        return;
      }
      const asked = this.model.document;
      const { users, schema } = await renameEverywhere(this.client, this.key, { part, to }, true);
      runInAction(() => {
        const isOwn = ({ kind, id }: UserPlaces): boolean => kind === this.key.kind && id === this.key.id;
        if (!users.every(isOwn)) this.pending = { part, from: declaration.name, to, users };
        else if (schema === undefined) this.alone(part, to);
        else this.step(asked, schema, declaration, to);
      });
    } catch (error) {
      runInAction(() => this.failed(part, to, error));
    } finally {
      runInAction(() => (this.busy = undefined));
    }
  }

  /**
   * Gives a field the code of its new title, where the code it has was made of the title before, it was never published
   * and nobody else names it. Whatever stands in the way of that leaves the code as it is.
   * @param before the title that it had
   */
  async followTitle(part: string, before: Text | undefined): Promise<void> {
    const { document, language } = this.model;
    const declaration = declarationOf(document, part, language.metas);
    if (declaration === undefined || this.busy !== undefined || this.pending !== undefined) return;
    const to = followingCode(declaration, before, language);
    if (to === undefined) return;
    this.busy = part;
    try {
      if ((await this.isPublished(part)) || !(await this.autosave.flush())) return;
      const asked = this.model.document;
      const { users, schema } = await renameEverywhere(this.client, this.key, { part, to }, true);
      const isOwn = ({ kind, id }: UserPlaces): boolean => kind === this.key.kind && id === this.key.id;
      if (schema !== undefined && users.every(isOwn))
        runInAction(() => this.step(asked, schema, declaration, to, `${part}/title`));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      runInAction(() => (this.busy = undefined));
    }
  }

  /** Whether users have the part, or may have had it. @throws ApiError */
  private async isPublished(part: string): Promise<boolean> {
    const { version } = await fetchWorking(this.client, this.key);
    if (version === undefined) return false;
    const { result } = await this.client.call('manager', '/resource/get.do', {
      ...this.key,
      version: 'published',
    });
    const { schema } = result as { readonly schema: AtriumDocument };
    return partsOf(schema, this.model.language.metas).byKey.has(part);
  }

  /** Renames the part where it is declared, and leaves those that name it as they are. */
  alone(part: string, to: string): void {
    this.pending = undefined;
    const refused = renameNamed(part, to)(this.model.document, this.model.language);
    if (isRefused(refused)) this.problem = { part, to, why: refused.refused };
    else this.model.run(renameNamed(part, to));
  }

  /** All of it within the document, as one step; with the step before it, where that has the same name. */
  private step(
    asked: AtriumDocument,
    renamed: AtriumDocument,
    { part, name }: Declaration,
    to: string,
    mergeName?: string,
  ): void {
    const { value: document } = merge(asked, this.model.document, renamed);
    // Somebody may have gone on to another part meanwhile.
    const key = part.role === 'field' ? part.key : `${part.role}:${to}`;
    const select = this.model.selection.map((each) => (each === part.key ? key : each));
    this.model.run(() => ({ document, title: renameTitle(name, to), select }), mergeName);
  }

  /**
   * Rewrites it in all documents that name it.
   * @returns what came of it; undefined where it was refused, which `problem` says
   */
  async everywhere(): Promise<RenameOutcome | undefined> {
    const { pending, client } = this;
    if (pending === undefined || this.busy !== undefined) return undefined;
    const { part, to } = pending;
    this.busy = part;
    try {
      const declared = declarationOf(this.model.document, part, this.model.language.metas);
      const { users } = await renameEverywhere(client, this.key, { part, to }, false);
      const stored = await fetchWorking(client, this.key);
      return runInAction(() => {
        this.pending = undefined;
        const isKey = declared?.place.isKey === true;
        const lost = this.model.renamed(
          stored,
          isKey ? { pointer: declared.place.path, name: to } : undefined,
        );
        if (isKey) this.model.select([`${declared.part.role}:${to}`]);
        const places = users.reduce((sum, user) => sum + user.places.length, 0);
        return { documents: users.length, places, lost };
      });
    } catch (error) {
      runInAction(() => {
        this.pending = undefined;
        this.failed(part, to, error);
      });
      return undefined;
    } finally {
      runInAction(() => (this.busy = undefined));
    }
  }

  cancel(): void {
    this.pending = undefined;
    this.calledOff += 1;
  }

  private failed(part: string, to: string, error: unknown): void {
    if (isCancelled(error)) return;
    const [first] = error instanceof ApiError ? (error.detail.errors ?? []) : [];
    const why = first?.message ?? messageOf(error);
    this.problem = { part, to, why: { zhCN: why, enUS: why } };
  }
}
