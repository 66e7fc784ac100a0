import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import { same } from '../../documents/same.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { InterfaceDefinition, StoredInterface } from '../../schemas/wire/interface.ts';
import { changed, type Change } from '../fields/changed.ts';
import { Findings } from './Findings.ts';
import {
  fetchInterface,
  fetchLookups,
  publishInterface,
  removeInterface,
  saveInterface,
  unpublishInterface,
  type Affected,
  type InterfaceKey,
  type Lookups,
} from './interfaceCalls.ts';
import { interfaceLocale } from './interface.locale.ts';
import { codeOf, isOvertaken, whyClosed } from './refusals.ts';
import { clearerText } from './clearerText.ts';
import type { CarriedInterface, Opening, Work } from './modelStates.ts';
import { newDefinition, startOf } from './newDefinition.ts';
import { withoutRows, withRows, type ComposedRows } from './composedRows.ts';
import { valueAt } from './valueAt.ts';
import { TryRun } from './TryRun.ts';

/** The module of the back office whose list shows interfaces. */
const LISTED = 'platform-interface';

/** One interface as it is worked on: what was typed, what is stored, what the server found wrong with it. */
export class InterfaceModel {
  opening: Opening = { status: 'loading' };
  lookups: Lookups = { databases: [], credentials: [], origins: [], roles: [] };
  definition: InterfaceDefinition = newDefinition();
  /** As it is stored; undefined before it was saved for the first time. */
  stored: Omit<StoredInterface, 'updatedAt' | 'updatedBy'> | undefined = undefined;
  /** What somebody else has stored meanwhile. */
  conflict: StoredInterface | undefined = undefined;
  work: Work | undefined = undefined;
  /** Who is left without what they call, by the last work. */
  affected: Affected | undefined = undefined;
  /** Why the last work failed, where no field says so. */
  failure: string | undefined = undefined;
  readonly findings = new Findings((path) =>
    clearerText(path, valueAt(this.definition, path), this.root.locale),
  );
  readonly tried: TryRun;
  private readonly root: RootStore;
  /** Parts of kinds that were chosen before, so that choosing one again loses nothing. */
  private readonly laidAside = new Map<string, unknown>();
  /** What said which rows a composed one answers, before one result was chosen. */
  private rowsAside: ComposedRows = {};
  /** What an untouched interface holds. */
  private clean: InterfaceDefinition = this.definition;

  constructor(root: RootStore) {
    this.root = root;
    this.tried = new TryRun(root.client, this.findings);
    makeAutoObservable<this, 'root' | 'laidAside' | 'rowsAside'>(
      this,
      {
        root: false,
        laidAside: false,
        rowsAside: false,
        findings: false,
        tried: false,
        lookups: observableRef,
        definition: observableRef,
        stored: observableRef,
        conflict: observableRef,
        affected: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Whether something would be lost. */
  get dirty(): boolean {
    const isChanged = this.findings.isHolding || !same(this.definition, this.clean);
    return this.opening.status === 'ready' && isChanged;
  }

  get state(): 'new' | 'draft' | 'published' | 'changed' {
    if (this.stored === undefined) return 'new';
    const { publishedVersion, revision } = this.stored;
    if (publishedVersion === null) return 'draft';
    // Both are numbers of one sequence.
    return revision > publishedVersion ? 'changed' : 'published';
  }

  get key(): InterfaceKey {
    const { moduleCode, interfaceUrl } = this.definition;
    return { moduleCode, interfaceUrl };
  }

  /** What leaving the page would lose. */
  get carried(): CarriedInterface | undefined {
    return this.dirty ? { definition: this.definition, revision: this.stored?.revision } : undefined;
  }

  /**
   * Reads an interface, or begins a new one; with what it can name.
   * @param carried what was typed before the page was left; where somebody else has stored it since, saving says so
   */
  async open(key: InterfaceKey | undefined, signal: AbortSignal, carried?: CarriedInterface): Promise<void> {
    this.opening = { status: 'loading' };
    try {
      const [lookups, stored] = await Promise.all([
        fetchLookups(this.root.client, signal),
        key === undefined
          ? undefined
          : fetchInterface(this.root.client, key, signal).catch((error: unknown) => {
              // What was typed before somebody removed it is not lost with it.
              if (carried !== undefined && whyClosed(error) === 'gone') return undefined;
              throw error;
            }),
      ]);
      runInAction(() => {
        this.lookups = lookups;
        this.take(stored);
        if (carried) this.resume(carried);
        if (key !== undefined && stored === undefined)
          this.failure = this.root.locale.text(interfaceLocale, 'removedMeanwhile');
        this.opening = { status: 'ready' };
      });
    } catch (error) {
      if (isCancelled(error)) return;
      const why = whyClosed(error);
      runInAction(() => {
        this.opening = { status: 'failed', message: messageOf(error), why };
      });
    }
  }

  /** Changes members of the definition; what the server found at places that change holds no longer. */
  change(part: Change<InterfaceDefinition>): void {
    const before = this.definition;
    this.definition = changed(before, part);
    this.findings.forgetChanged(before, this.definition);
  }

  /** Changes what is answered. Rows are answered of one step, one result has none; they are kept at hand for a list. */
  answer(answers: InterfaceDefinition['answers']): void {
    const { composed, answers: before } = this.definition;
    if (answers === before) return;
    const { rest, rows } = withoutRows(composed);
    if (answers === 'result') this.rowsAside = rows;
    this.tried.lapse();
    this.change({ answers, composed: answers === 'result' ? rest : withRows(composed, this.rowsAside) });
  }

  /** Changes the kind; the part of the one before is kept at hand. */
  choose(kind: string): void {
    const { definition, laidAside } = this;
    const before = definition.kind;
    laidAside.set(before, Reflect.get(definition, before));
    const part = laidAside.get(kind) ?? startOf(kind);
    this.definition = changed(definition, { kind, ...{ [before]: undefined, [kind]: part } });
    this.findings.clear();
    this.tried.lapse();
  }

  /** Stores what was typed. @returns whether it is stored */
  save(): Promise<boolean> {
    return this.during('save', () => this.store(this.stored?.revision));
  }

  /** Publishes what was typed, which is stored before. */
  publish(): Promise<boolean> {
    return this.during('publish', async () => {
      if (this.dirty || this.stored === undefined) await this.store(this.stored?.revision);
      const revision = this.stored?.revision ?? 0;
      const { version, affected } = await publishInterface(this.root.client, this.key, revision);
      runInAction(() => {
        this.affected = affected;
        if (this.stored) this.stored = { ...this.stored, publishedVersion: version };
      });
    });
  }

  unpublish(): Promise<boolean> {
    return this.during('unpublish', async () => {
      const affected = await unpublishInterface(this.root.client, this.key, this.stored?.revision ?? 0);
      runInAction(() => {
        this.affected = affected;
        if (this.stored) this.stored = { ...this.stored, publishedVersion: null };
      });
    });
  }

  remove(): Promise<boolean> {
    return this.during('remove', async () => {
      await removeInterface(this.root.client, this.key, this.stored?.revision ?? 0);
      runInAction(() => {
        this.clean = this.definition;
      });
    });
  }

  /** Stores what was typed over what somebody else has stored. */
  overwrite(): Promise<boolean> {
    const { conflict } = this;
    if (conflict === undefined) return Promise.resolve(false);
    return this.during('save', () => this.store(conflict.revision));
  }

  /** Gives up what was typed for what somebody else has stored. */
  giveUp(): void {
    if (this.conflict) this.take(this.conflict);
  }

  private async store(revision: number | undefined): Promise<void> {
    const { definition } = this;
    const saved = await saveInterface(this.root.client, definition, revision);
    runInAction(() => {
      this.clean = definition;
      this.conflict = undefined;
      const { revision: now, publishedVersion } = saved;
      this.stored = { definition, revision: now, publishedVersion };
    });
  }

  private async during(work: Work, run: () => Promise<void>): Promise<boolean> {
    if (this.work !== undefined) return false;
    this.work = work;
    this.failure = undefined;
    this.affected = undefined;
    this.findings.clear();
    try {
      if ((work === 'save' || work === 'publish') && this.findings.markHeld()) return false;
      await run();
      this.root.changes.changed(LISTED);
      return true;
    } catch (error) {
      await this.refused(error);
      return false;
    } finally {
      runInAction(() => {
        this.work = undefined;
      });
    }
  }

  private async refused(error: unknown): Promise<void> {
    if (isCancelled(error)) return;
    const code = codeOf(error);
    const latest = isOvertaken(error)
      ? await fetchInterface(this.root.client, this.key).catch(() => undefined)
      : undefined;
    runInAction(() => {
      // Published, or taken back: what can be done with it is other than is shown.
      if (latest && latest.revision === this.stored?.revision) this.stored = latest;
      if (code === 'REVISION_CONFLICT' && latest && !this.dirty) {
        // Nothing was typed that could be put over it.
        this.take(latest);
        this.failure = this.root.locale.text(interfaceLocale, 'renewed');
      } else if (code === 'REVISION_CONFLICT' && latest) this.conflict = latest;
      else if (code === 'ID_EXISTS') this.findings.put([{ path: 'interfaceUrl', message: messageOf(error) }]);
      else if (code === 'NOT_FOUND' && this.stored) {
        // Removed: what is here can be stored as a new one.
        this.stored = undefined;
        this.conflict = undefined;
        this.failure = this.root.locale.text(interfaceLocale, 'removedMeanwhile');
      } else if (!this.findings.take(error)) this.failure = messageOf(error);
    });
  }

  private resume({ definition, revision }: CarriedInterface): void {
    this.definition = definition;
    if (this.stored && revision !== undefined) this.stored = { ...this.stored, revision };
  }

  private take(stored: StoredInterface | undefined): void {
    this.stored = stored;
    this.conflict = undefined;
    this.failure = undefined;
    this.affected = undefined;
    this.definition = stored?.definition ?? newDefinition();
    this.clean = this.definition;
    this.laidAside.clear();
    this.rowsAside = {};
    this.findings.clear();
    this.tried.forget();
  }
}
