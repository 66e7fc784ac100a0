import { makeAutoObservable, observable } from 'mobx';
import type { CompiledNode } from '../../documents/compile.ts';
import type { InspectedGroup } from '../../documents/inspect/group.ts';
import type { InspectedPlace } from '../../documents/inspect/inspect.ts';

/** A document that stands on the page, with the nodes that it is made of. */
export interface InspectedDocument {
  /** Kind and id: `form leave`. */
  readonly where: string;
  readonly nodes: readonly CompiledNode[];
  readonly place: InspectedPlace;
  /** What of it is more than a tree of nodes, as it stands now. Reads observables. */
  readonly groups?: () => readonly InspectedGroup[];
}

/**
 * What the inspector looks at: the documents on the page, and where their nodes were drawn. Nothing is noted while it
 * is off, so that it costs nothing then.
 */
export class InspectStore {
  on = false;
  readonly documents = observable.map<symbol, InspectedDocument>({}, { deep: false });
  /** The first place that each node was drawn in; one row stands for all. */
  readonly places = observable.map<CompiledNode, InspectedPlace>({}, { deep: false });

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  toggle(): void {
    this.on = !this.on;
  }

  turnOn(): void {
    this.on = true;
  }

  turnOff(): void {
    this.on = false;
  }

  /** Notes a document for as long as it is on the page. @returns takes it back */
  addDocument(document: InspectedDocument): () => void {
    const key = Symbol(document.where);
    this.documents.set(key, document);
    return () => {
      this.removeDocument(key);
    };
  }

  /** Notes where a node is drawn, unless it is drawn somewhere else already. @returns takes it back */
  addPlace(node: CompiledNode, place: InspectedPlace): () => void {
    if (!this.places.has(node)) this.places.set(node, place);
    return () => {
      this.removePlace(node, place);
    };
  }

  private removeDocument(key: symbol): void {
    this.documents.delete(key);
  }

  private removePlace(node: CompiledNode, place: InspectedPlace): void {
    if (this.places.get(node) === place) this.places.delete(node);
  }
}
