import { observable, runInAction, untracked } from 'mobx';
import { controlIdOf } from '../../schemas/controlType.ts';
import type { MetaIndex } from '../../documents/metaIndex.ts';
import type { ResourceKind } from '../../schemas/kinds.ts';
import { loadChunk } from '../data/loadChunk.ts';
import { typesIn } from './typesIn.ts';
import type { RendererDefinition, RendererModule } from './defineRenderer.ts';

/**
 * What is known of a widget's component: not asked for, on its way, there, or failed to load. `tries` counts the
 * failures so far.
 */
export type LoadedRenderer =
  | { status: 'absent' }
  | { status: 'loading'; promise: Promise<void>; tries: number }
  | { status: 'ready'; module: RendererModule }
  | { status: 'failed'; error: unknown; tries: number };

const ABSENT: LoadedRenderer = { status: 'absent' };

/** Fetches the declarations of further widgets. */
export type LaterRenderers = () => Promise<readonly RendererDefinition[]>;

/**
 * The widgets of one platform: an instance made from arrays. Those that most pages need are there from the start; the
 * declarations of the others are fetched together when a document names a type that is not there. Components are
 * fetched once and kept, so that a widget seen before draws without a pause.
 */
export class RendererRegistry {
  readonly metas: MetaIndex;
  private readonly definitions = new Map<string, RendererDefinition>();
  private readonly loaded = observable.map<string, LoadedRenderer>({}, { deep: false });
  private later: LaterRenderers | undefined;
  private arriving: Promise<void> | undefined;

  /** @throws Error when a type is registered twice. */
  constructor(renderers: readonly RendererDefinition[], later?: LaterRenderers) {
    this.later = later;
    this.add(renderers);
    const { definitions } = this;
    this.metas = {
      get: (type) => definitions.get(type)?.meta,
      get types() {
        return [...definitions.keys()];
      },
    };
  }

  /**
   * Makes sure that the declarations of all widgets that a document names are there, before it is compiled.
   * @throws Error where they could not be fetched; asking again tries again
   */
  async prepare(document: unknown): Promise<void> {
    for (const type of typesIn(document)) if (!this.definitions.has(type)) return this.prepareAll();
  }

  /** The same for every widget that there is. */
  async prepareAll(): Promise<void> {
    if (!this.later) return;
    this.arriving ??= loadChunk(this.later).then(
      (renderers) => {
        this.later = undefined;
        this.add(renderers);
      },
      (error: unknown) => {
        this.arriving = undefined;
        throw error;
      },
    );
    await this.arriving;
  }

  private add(renderers: readonly RendererDefinition[]): void {
    for (const renderer of renderers) {
      const { type } = renderer.meta;
      if (this.definitions.has(type)) throw new Error(`The widget type "${type}" is declared twice.`);
      this.definitions.set(type, renderer);
    }
  }

  /** The widget that draws a whole document of a kind. */
  forDocument(kind: ResourceKind): RendererDefinition | undefined {
    return [...this.definitions.values()].find(({ meta }) => meta.document?.includes(kind));
  }

  /** The widget that puts conditions together, among all that there are. @throws Error where it cannot be fetched */
  async conditionEditor(): Promise<RendererDefinition | undefined> {
    const find = () => [...this.definitions.values()].find(({ meta }) => meta.field?.conditions === true);
    const known = find();
    if (known) return known;
    await this.prepareAll();
    return find();
  }

  /** The widget of a type; a control's is the one that draws documents of that kind. */
  get(type: string): RendererDefinition | undefined {
    return (
      this.definitions.get(type) ??
      (controlIdOf(type) === undefined ? undefined : this.forDocument('control'))
    );
  }

  /** The component now, without asking for it. */
  peek(type: string): LoadedRenderer {
    return untracked(() => this.watch(type));
  }

  /** The same for an observer, which is drawn again when it changes. */
  watch(type: string): LoadedRenderer {
    return this.loaded.get(type) ?? ABSENT;
  }

  /** Fetches a component; asking again after a failure tries again. */
  async load(type: string): Promise<void> {
    const known = this.peek(type);
    if (known.status === 'ready') return;
    if (known.status === 'loading') return known.promise;
    const definition = this.get(type);
    if (!definition) return;
    const tries = known.status === 'failed' ? known.tries : 0;
    const promise = loadChunk(definition.load).then(
      (module) => {
        this.note(type, { status: 'ready', module });
      },
      (error: unknown) => {
        this.note(type, { status: 'failed', error, tries: tries + 1 });
      },
    );
    this.note(type, { status: 'loading', promise, tries });
    await promise;
  }

  private note(type: string, loaded: LoadedRenderer): void {
    runInAction(() => this.loaded.set(type, loaded));
  }

  /** Fetches the components of a document before it is drawn, so that its parts do not arrive one by one. */
  async preload(types: Iterable<string>): Promise<void> {
    await Promise.all([...new Set(types)].map((type) => this.load(type)));
  }
  /** Fetches the component that draws a document together with those of the types that it names. */
  async preloadDocument(kind: ResourceKind, document: unknown): Promise<void> {
    const drawnBy = this.forDocument(kind)?.meta.type;
    await this.preload([...(drawnBy === undefined ? [] : [drawnBy]), ...typesIn(document)]);
  }
}
