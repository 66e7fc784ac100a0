import type { MetaIndex } from '../../documents/metaIndex.ts';
import { createMetaIndex } from '../../documents/metaIndex.ts';
import type { ResourceKind } from '../../schemas/kinds.ts';
import type { RendererDefinition, RendererModule } from './defineRenderer.ts';

/** What is known of a widget's component: not asked for, on its way, there, or failed to load. */
export type LoadedRenderer =
  | { status: 'absent' }
  | { status: 'loading'; promise: Promise<void> }
  | { status: 'ready'; module: RendererModule }
  | { status: 'failed'; error: unknown };

/**
 * The widgets of one platform: an instance made from an array and frozen after start. Components are fetched once
 * and kept, so that a widget seen before draws without a pause.
 */
export class RendererRegistry {
  readonly metas: MetaIndex;
  private readonly definitions: ReadonlyMap<string, RendererDefinition>;
  private readonly loaded = new Map<string, LoadedRenderer>();

  /** @throws Error when a type is registered twice. */
  constructor(renderers: readonly RendererDefinition[]) {
    this.metas = createMetaIndex(renderers.map(({ meta }) => meta));
    this.definitions = new Map(renderers.map((renderer) => [renderer.meta.type, renderer]));
  }

  /** The widget that draws a whole document of a kind. */
  forDocument(kind: ResourceKind): RendererDefinition | undefined {
    return [...this.definitions.values()].find(({ meta }) => meta.document?.includes(kind));
  }

  get(type: string): RendererDefinition | undefined {
    return this.definitions.get(type);
  }

  /** The component now, without asking for it. */
  peek(type: string): LoadedRenderer {
    return this.loaded.get(type) ?? { status: 'absent' };
  }

  /** Fetches a component; asking again after a failure tries again. */
  async load(type: string): Promise<void> {
    const known = this.peek(type);
    if (known.status === 'ready') return;
    if (known.status === 'loading') return known.promise;
    const definition = this.definitions.get(type);
    if (!definition) return;
    const promise = definition.load().then(
      (module) => void this.loaded.set(type, { status: 'ready', module }),
      (error: unknown) => void this.loaded.set(type, { status: 'failed', error }),
    );
    this.loaded.set(type, { status: 'loading', promise });
    await promise;
  }

  /** Fetches the components of a document before it is drawn, so that its parts do not arrive one by one. */
  async preload(types: Iterable<string>): Promise<void> {
    await Promise.all([...new Set(types)].map((type) => this.load(type)));
  }
}
