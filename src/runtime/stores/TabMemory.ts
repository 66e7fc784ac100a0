/**
 * What a page holds beside its address and its input, such as chosen records, variables and the part of it that is open,
 * by names of its own. The page reads it when it opens and writes it when it is left.
 */
export type PageMemory = Map<string, unknown>;

/** What the pages of the open tabs held when they were left. Of this visit alone: a reload begins anew. */
export class TabMemory {
  private readonly pages = new Map<string, PageMemory>();

  /** What the page of a tab held; empty where it was not open. */
  of(path: string): PageMemory {
    const held = this.pages.get(path) ?? new Map<string, unknown>();
    this.pages.set(path, held);
    return held;
  }

  /** Of all other pages nothing is left: their tabs are closed. */
  keep(paths: readonly string[]): void {
    for (const path of this.pages.keys()) if (!paths.includes(path)) this.pages.delete(path);
  }
}
