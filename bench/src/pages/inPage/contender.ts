/** How a contender is mounted. */
export interface MountOptions {
  /** Fields after the first that show only while the first field holds `show`. */
  readonly linked: number;
}

/** What a file of `contenders` exports. */
export interface Contender {
  /** Gets ready what comes over the network in real life: the document, the records. Not timed. */
  prepare?(size: number, options: MountOptions): Promise<void>;
  /** Draws `size` fields, rows or charts into an empty element. @returns takes everything out again */
  mount(element: HTMLElement, size: number, options: MountOptions): () => void;
  /** Finds one element for each field, row or chart. */
  readonly selector: string;
  /** Finds what scrolls; absent: the element mounted into. */
  readonly scroller?: string;
}
