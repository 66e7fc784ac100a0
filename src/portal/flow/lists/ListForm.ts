import { makeAutoObservable, observableRef } from 'mobx';
import { compileForm, type CompiledField } from '../../../documents/form.ts';
import { isEmpty } from '../../../documents/rule.ts';
import { sanitizeDocument } from '../../../documents/sanitizeDocument.ts';
import { PageModel } from '../../../runtime/render/PageModel.ts';
import type { RootStore } from '../../../runtime/stores/RootStore.ts';
import type { FormDocument } from '../../../schemas/documents/index.ts';
import type { FlowScope } from '../../../schemas/wire/flowLists.ts';
import type { FieldConditions, FlowQuestion } from './flowQuestion.ts';
import { flowListForm } from './listCalls.ts';

/** Fields that are offered at most: the first ones of a form are what it is about. */
const MOST = 12;

interface Opened {
  /** The page on which the filters are drawn. */
  readonly page: PageModel;
  readonly fields: readonly CompiledField[];
}

/** The form of a listed flow, as far as its list is filtered by it; fetched once something needs it. */
export class ListForm {
  /** `none`: the list is empty, and nothing is known of its form until something is in it. */
  status: 'idle' | 'loading' | 'ready' | 'none' | 'failed' = 'idle';
  /** Why it did not come. */
  error: unknown;
  private opened: Opened | undefined;
  private loading: Promise<void> | undefined;
  /** Ended when the page of the list is left. */
  private visit = new AbortController();
  private readonly root: RootStore;
  private readonly scope: FlowScope;
  private readonly flow: string;

  constructor(root: RootStore, scope: FlowScope, flow: string) {
    this.root = root;
    this.scope = scope;
    this.flow = flow;
    makeAutoObservable<this, 'root' | 'scope' | 'flow' | 'opened' | 'loading' | 'visit'>(
      this,
      {
        root: false,
        scope: false,
        flow: false,
        loading: false,
        visit: false,
        conditions: false,
        error: observableRef,
        opened: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The page on which the filters are drawn; undefined until it is there. */
  get page(): PageModel | undefined {
    return this.opened?.page;
  }

  /** Fields by which the list can be filtered. */
  get fields(): readonly CompiledField[] {
    return this.opened?.fields ?? [];
  }

  /** Fetches the form where it is not there. Never rejects: `status` says how it went. */
  load(): Promise<void> {
    if (this.status === 'ready') return Promise.resolve();
    this.loading ??= this.fetch(this.visit.signal);
    return this.loading;
  }

  /** What the values of filters ask of a list. */
  conditions(values: FlowQuestion['fields']): FieldConditions {
    return this.fields.flatMap(({ code, meta }) =>
      isEmpty(values[code]) ? [] : (meta.toFilter?.(values[code], code) ?? []),
    );
  }

  /** The page of the list is left; whoever comes back to it fetches the form anew. */
  dispose(): void {
    this.visit.abort();
    this.visit = new AbortController();
    this.page?.dispose();
    this.opened = undefined;
    this.loading = undefined;
    this.status = 'idle';
  }

  private async fetch(visit: AbortSignal): Promise<void> {
    this.status = 'loading';
    try {
      const opened = await this.open();
      if (visit.aborted) return;
      this.end(opened === undefined ? 'none' : 'ready', { opened });
      opened?.page.start();
    } catch (error) {
      if (!visit.aborted) this.end('failed', { error });
    }
  }

  private end(
    status: ListForm['status'],
    { opened, error }: { readonly opened?: Opened | undefined; readonly error?: unknown },
  ): void {
    this.status = status;
    this.opened = opened;
    this.error = error;
    this.loading = undefined;
  }

  private async open(): Promise<Opened | undefined> {
    const { root } = this;
    const form = await flowListForm(root.client, this.scope, this.flow);
    if (form === null) return undefined;
    const sound = sanitizeDocument('form', form.id, form);
    if (sound === undefined) throw new Error('What came as the form of a list is none.');
    const document = sound.document as FormDocument;
    await root.platform.registry.prepare(document);
    const page = new PageModel(root, document, {});
    const { fields } = compileForm(document, page.environment);
    const offered = fields.filter(({ meta }) => meta.toFilter !== undefined && meta.secret !== true);
    return { page, fields: offered.slice(0, MOST) };
  }
}
