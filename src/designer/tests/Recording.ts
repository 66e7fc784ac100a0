import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { addTest } from '../../documents/edit/tests.ts';
import { expectationsOf, type Recordable } from '../../documents/scenario/recorded.ts';
import type { Person, TestedDocument } from '../../documents/scenario/subject.ts';
import { isCancelled, messageOf } from '../../runtime/data/ApiError.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { FormDocument } from '../../schemas/documents/index.ts';
import type { Expectation, PageTest } from '../../schemas/pageTest.ts';
import { Autosave } from '../core/Autosave.ts';
import { fetchSurroundings, fetchWorking, patchWorking } from '../core/designCalls.ts';
import { DesignModel } from '../core/DesignModel.ts';
import { LiveChecker } from '../live/LiveChecker.ts';
import { startCheckWorker } from '../live/startCheckWorker.ts';
import { vocabularySize } from '../live/vocabularySize.ts';
import { partNames } from './partNames.ts';
import { readsActions } from './readsActions.ts';
import { readShown } from './readShown.ts';
import { recordLocale } from './record.locale.ts';
import { testsLocale } from './tests.locale.ts';

/** As whom, when and with which record a page is seen. */
export interface Looked {
  readonly role: string | undefined;
  readonly user: string | undefined;
  /** Id of a stored record. */
  readonly record: string | undefined;
  /** ISO 8601. */
  readonly at: string | undefined;
}

/** A test that is made of a page as somebody sees it, until it is kept with the document. */
export class Recording {
  title = '';
  expect: readonly Expectation[] = [];
  /** All that could be expected; undefined while it is looked. */
  found: readonly Recordable[] | undefined = undefined;
  failure: string | undefined = undefined;
  isSaving = false;
  private test: PageTest | undefined = undefined;
  private form: FormDocument | undefined = undefined;
  private readonly root: RootStore;
  private readonly document: TestedDocument;
  private readonly looked: Looked;
  private readonly gone = new AbortController();

  constructor(root: RootStore, document: TestedDocument, looked: Looked) {
    this.root = root;
    this.document = document;
    this.looked = looked;
    makeAutoObservable<this, 'root' | 'document' | 'looked' | 'gone' | 'test' | 'form'>(
      this,
      {
        root: false,
        document: false,
        looked: false,
        gone: false,
        test: false,
        form: observableRef,
        expect: observableRef,
        found: observableRef,
      },
      { autoBind: true },
    );
  }

  get isReady(): boolean {
    return this.found !== undefined && this.title.trim() !== '' && this.expect.length > 0;
  }

  /** How the parts of the document are called. */
  get nameOf(): (part: string) => string {
    const { locale } = this.root.locale;
    const whole = this.root.locale.text(testsLocale, 'ofDocument');
    const language = this.root.platform.vocabulary;
    return partNames({ document: this.document, language }, this.form, { locale, whole });
  }

  setTitle(title: string): void {
    this.title = title;
  }

  setExpect(expect: readonly Expectation[]): void {
    this.expect = expect;
  }

  /** Reads what stands on the page, and looks at it as a test does: what is expected is what a test finds. */
  async look(running: RootStore): Promise<void> {
    const { client, platform, locale } = this.root;
    const { signal } = this.gone;
    const live = new LiveChecker(
      startCheckWorker,
      (names) => fetchSurroundings(client, names),
      () => vocabularySize(platform.vocabulary),
    );
    try {
      // The worker judges by all widgets, and the page has fetched those that it draws.
      const [form] = await Promise.all([this.readForm(signal), platform.registry.prepareAll()]);
      const record = form ? await readShown(running, this.document, form.fields) : null;
      const allowed = readsActions(this.document) ? [...running.route.actionMights] : undefined;
      const test = testAs(this.looked, record, allowed);
      const seen = await live.test(this.document, { see: test, person: personIn(running, test) }, signal);
      signal.throwIfAborted();
      runInAction(() => {
        const sight = seen?.sight;
        this.form = form;
        if (sight === undefined) this.failure = locale.text(recordLocale, 'notJudged');
        else if ('failed' in sight) this.failure = locale.localise(sight.failed);
        else {
          this.test = test;
          this.found = sight.found;
          this.expect = expectationsOf(sight.found.filter(({ telling }) => telling));
        }
      });
    } catch (error) {
      if (!signal.aborted && !isCancelled(error)) this.fail(error);
    } finally {
      live.dispose();
    }
  }

  /** Keeps it with the working document, beside what others change of it. @returns whether it is kept */
  async keep(): Promise<boolean> {
    const { test } = this;
    if (test === undefined || !this.isReady || this.isSaving) return false;
    const { client, platform, locale } = this.root;
    const { kind, id } = this.document;
    this.isSaving = true;
    this.failure = undefined;
    let autosave: Autosave | undefined;
    try {
      const model = new DesignModel(await fetchWorking(client, { kind, id }), platform.vocabulary);
      const saving = new Autosave(model, (patch) => patchWorking(client, { kind, id }, patch));
      autosave = saving;
      const { id: _, ...recorded } = test;
      const kept =
        model.run(addTest({ ...recorded, title: this.title.trim(), expect: [...this.expect] })) &&
        (await saving.flush());
      const why = model.refusal ? locale.localise(model.refusal) : saving.failure;
      if (!kept) this.fail(new Error(why ?? locale.text(recordLocale, 'conflict')));
      return kept;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      autosave?.dispose();
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }

  dispose(): void {
    this.gone.abort();
  }

  /** The form that is filled in: the document, or the one that it arranges. */
  private async readForm(signal: AbortSignal): Promise<FormDocument | undefined> {
    const { document } = this;
    if (document.kind === 'form') return document;
    if (document.kind !== 'mgrForm') return undefined;
    const found = await fetchWorking(this.root.client, { kind: 'form', id: document.module }, signal);
    return found.document.kind === 'form' ? found.document : undefined;
  }

  private fail(error: unknown): void {
    runInAction(() => {
      this.failure = this.root.locale.text(recordLocale, 'notKept', { why: messageOf(error) });
    });
  }
}

function testAs(
  { role = '', user, record: id, at }: Looked,
  record: PageTest['record'],
  actionMights: PageTest['actionMights'],
): PageTest {
  return {
    ...{ id: 'test', title: '', expect: [] },
    as: { role, ...(user !== undefined && { userId: user }) },
    ...(at !== undefined && { at }),
    ...(id !== undefined && { params: { id } }),
    ...(actionMights && { actionMights }),
    record: record ?? null,
  };
}

/** Who it is, as the page that runs knows. */
function personIn({ session }: RootStore, { as }: PageTest): Person | undefined {
  const user = session.login?.userBaseInfo;
  if (as.userId === undefined || user === undefined) return undefined;
  const { userId, userName, realName } = user;
  return { userId, userName, realName, roles: [as.role] };
}
