import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import { ApiError, isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import type { DataType } from '../../schemas/condition.ts';
import type { DocumentKind } from '../../schemas/documents/index.ts';
import { RESOURCE_ID } from '../../schemas/kinds.ts';
import type { Locale } from '../../schemas/text.ts';
import {
  bringIn,
  fetchWorking,
  listDocuments,
  listOwnSystems,
  type OwnedSystem,
  saveNew,
} from '../core/designCalls.ts';
import { reasonsOf } from '../core/reasonsOf.ts';
import { aboutKind } from '../../documents/blankDocument.ts';
import { freeId } from '../../documents/freeId.ts';
import { fieldsOfForm } from './fieldsOfForm.ts';
import { newDocument } from './newDocument.ts';
import { SheetStart, type SheetStartParts } from './sheet/SheetStart.ts';
import { fromTemplate, type Template } from './templates/template.ts';

/** What a document is begun with. */
export type StartWay = 'blank' | 'template' | 'sheet' | 'copy';

const ID = new RegExp(RESOURCE_ID);

/** Kinds that there are templates of. */
export const templateKinds: readonly DocumentKind[] = ['form', 'flow', 'app', 'system'];

/** The ways in which a document of a kind is begun. */
export const waysOf = (kind: DocumentKind): readonly StartWay[] => [
  'blank',
  ...(templateKinds.includes(kind) ? (['template'] as const) : []),
  ...(kind === 'form' ? (['sheet'] as const) : []),
  'copy',
];

/** What beginning a document needs of the application. */
interface StartParts extends SheetStartParts {
  /** The language that the person writes in. */
  readonly locale: () => Locale;
  /** What type of data a widget holds. */
  readonly dataType?: (widget: string) => DataType | undefined;
  /** What a copy of a document is called at first. */
  readonly copyName?: (name: string) => string;
}

/** A document that somebody is about to begin: what from, how it is called. */
export class StartModel {
  readonly kind: DocumentKind;
  way: StartWay = 'blank';
  name = '';
  id = '';
  /** Id of what is copied, or of the form that it is about. */
  source: string | undefined = undefined;
  template: Template | undefined = undefined;
  /** Of a template: the roles by the name that stands for them. */
  roles: Readonly<Record<string, readonly string[]>> = {};
  publishNow = true;
  /** The systems that it may belong to; undefined until they are known. */
  owners: readonly OwnedSystem[] | undefined = undefined;
  ownersFailure: string | undefined = undefined;
  /** Id of the one that it will belong to; empty: none. */
  system: string | undefined = undefined;
  busy = false;
  /** Why it was not made. */
  failure: string | undefined = undefined;
  readonly sheet: SheetStart;
  /** Ids that other documents of the kind have. */
  private readonly taken = observable.set<string>();
  /** Once it was typed, the identifier no longer follows the name. */
  private hasOwnId = false;
  private readonly parts: StartParts;

  constructor(kind: DocumentKind, parts: StartParts) {
    this.kind = kind;
    this.parts = parts;
    this.sheet = new SheetStart(parts);
    makeAutoObservable<this, 'parts'>(
      this,
      {
        kind: false,
        sheet: false,
        parts: false,
        template: observableRef,
        roles: observableRef,
        owners: observableRef,
      },
      { autoBind: true },
    );
  }

  private get client(): ApiClient {
    return this.parts.client;
  }

  /** The kind of what has to be chosen beside: what is copied, or the form or list that it shows. */
  get sourceKind(): DocumentKind | undefined {
    if (this.way === 'copy') return this.kind;
    if (this.way === 'template') return this.template?.needsForm === true ? 'form' : undefined;
    return aboutKind[this.kind];
  }

  get idFault(): 'idWrong' | 'idTaken' | undefined {
    if (this.id !== '' && !ID.test(this.id)) return 'idWrong';
    return this.taken.has(this.id) ? 'idTaken' : undefined;
  }

  /** An id that is free, where the wanted one is not. */
  get freeId(): string {
    return freeId(this.id, this.taken);
  }

  /** Whether it can be made as it stands. */
  get isReady(): boolean {
    if (this.name.trim() === '' || this.id === '' || this.idFault !== undefined) return false;
    if (this.kind !== 'system' && this.system === undefined) return false;
    if (this.sourceKind !== undefined && this.source === undefined) return false;
    if (this.way === 'template') return this.template !== undefined;
    return this.way !== 'sheet' || (this.sheet.step === 'columns' && this.sheet.isReady);
  }

  /** Asks which ids are taken; where nobody answers, the server says it when it is made. */
  async loadTaken(signal: AbortSignal): Promise<void> {
    try {
      const listed = await listDocuments(this.client, this.kind, signal);
      this.noteTaken(listed.map(({ id }) => id));
      const copied = this.way === 'copy' ? listed.find(({ id }) => id === this.source) : undefined;
      if (copied && this.name === '') this.rename(this.parts.copyName?.(copied.name) ?? copied.name);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** Asks which systems it may belong to. Where there is one, it belongs to that. */
  async loadOwners(signal: AbortSignal): Promise<void> {
    if (this.kind === 'system') return;
    this.ownersFailure = undefined;
    try {
      const owners = await listOwnSystems(this.client, signal);
      runInAction(() => {
        this.owners = owners;
        if (!owners.some(({ id }) => id === this.system)) this.system = undefined;
        // Who may leave it to no system has not chosen one yet.
        this.system ??= owners.length === 1 || owners[0]?.id === '' ? owners[0]?.id : undefined;
      });
    } catch (error) {
      if (isCancelled(error)) return;
      runInAction(() => {
        this.ownersFailure = messageOf(error);
      });
    }
  }

  setSystem(id: string): void {
    this.system = id;
  }

  private noteTaken(ids: readonly string[]): void {
    for (const id of ids) this.taken.add(id);
  }

  choose(way: StartWay): void {
    this.way = way;
    this.source = undefined;
    this.failure = undefined;
  }

  /** Begins as a copy of a document of the kind. */
  copy(id: string): void {
    this.choose('copy');
    this.setSource(id);
  }

  setSource(id: string): void {
    this.source = id;
  }

  setPublishNow(publishNow: boolean): void {
    this.publishNow = publishNow;
  }

  setRoles(name: string, roles: readonly string[]): void {
    this.roles = { ...this.roles, [name]: roles };
  }

  setId(id: string): void {
    this.hasOwnId = true;
    this.id = id;
  }

  /** Takes a template, which is called as it is until somebody calls it otherwise. */
  setTemplate(template: Template, title: string): void {
    const { role } = this.parts;
    this.template = template;
    this.source = undefined;
    this.roles = Object.fromEntries(
      template.roles.map(({ name, yours = false }) => [name, yours && role !== undefined ? [role] : []]),
    );
    this.rename(title);
  }

  /** Names it; the identifier follows until somebody has typed one. */
  rename(name: string): void {
    this.name = name;
    this.failure = undefined;
    if (this.hasOwnId) return;
    void import('../../documents/pinyinNames.ts').then(({ idOf }) => {
      if (this.name === name) this.follow(idOf(name));
    });
  }

  private follow(id: string): void {
    if (!this.hasOwnId) this.id = this.taken.has(id) ? freeId(id, this.taken) : id;
  }

  /** Reads a file, and is called as what is in it. */
  async chooseFile(file: File): Promise<void> {
    this.called(await this.sheet.choose(file));
  }

  async chooseSheet(sheet: string): Promise<void> {
    this.called(await this.sheet.chooseSheet(sheet));
  }

  private called(proposal: Awaited<ReturnType<SheetStart['choose']>>): void {
    if (proposal === undefined) return;
    const { id, name } = proposal.form;
    this.name = name;
    this.follow(id);
  }

  /**
   * Makes it.
   * @returns whether it is there, and its designer may open; false where there is more to be looked at, or it failed
   */
  async create(): Promise<boolean> {
    this.busy = true;
    this.failure = undefined;
    try {
      if (this.way === 'sheet')
        await this.sheet.make({ id: this.id, name: this.name.trim(), system: this.system });
      else if (this.way === 'template') await this.createFromTemplate();
      else await this.createOne();
      return this.idFault === undefined && (this.way !== 'sheet' || !this.sheet.importsRows);
    } catch (error) {
      this.tell(error);
      return false;
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  private tell(error: unknown): void {
    if (error instanceof ApiError && error.detail.code === 'ID_EXISTS') this.noteTaken([this.id]);
    else this.failure = reasonsOf(error);
  }

  private async createOne(): Promise<void> {
    const { client, kind, name, id, source, sourceKind, way } = this;
    const from =
      sourceKind && source !== undefined
        ? await fetchWorking(client, { kind: sourceKind, id: source })
        : undefined;
    const begun = way === 'copy' ? ('copy' as const) : ('blank' as const);
    const choice = { way: begun, name, id, source, role: this.parts.role };
    await saveNew(client, newDocument(kind, choice, from?.document), this.system);
  }

  private async createFromTemplate(): Promise<void> {
    const { client, template, id, source, roles, publishNow } = this;
    if (template === undefined) return;
    const asks = (template.fields ?? []).length > 0 && source !== undefined;
    const fields = asks ? await fieldsOfForm(client, source, this.parts.dataType) : [];
    const choice = { id, name: this.name.trim(), locale: this.parts.locale(), form: source, fields, roles };
    const documents = fromTemplate(template, choice);
    const [only] = documents;
    if (documents.length === 1 && only) {
      await saveNew(client, only, this.system);
      return;
    }
    // What is there already under one of its ids would be changed.
    const how = { publish: publishNow, system: this.kind === 'system' ? id : this.system };
    const tried = await bringIn(client, documents, { ...how, dryRun: true });
    if (tried.changed.length + tried.left.length > 0) {
      this.noteTaken([id]);
      return;
    }
    await bringIn(client, documents, { ...how, dryRun: false });
  }

  leave(): void {
    this.sheet.leave();
  }
}
