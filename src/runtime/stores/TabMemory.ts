/**
 * What a page holds beside its address, such as what was typed, chosen records, variables and the part of it that is open,
 * by names of its own. The page reads it when it opens and writes it when it is left.
 */
export type PageMemory = Map<string, unknown>;

/** The name under which a page keeps what was typed there and is not saved. */
export const INPUT = 'input';

/** What the pages of the open tabs held when they were left. Of this visit alone: a reload begins anew. */
export class TabMemory {
  private readonly pages = new Map<string, PageMemory>();

  /** What the page of a tab held; empty where it was not open. */
  of(path: string): PageMemory {
    const held = this.pages.get(path) ?? new Map<string, unknown>();
    this.pages.set(path, held);
    return held;
  }

  /** Whether something typed waits in tabs that are not looked at. @param paths of theirs; all where none is named */
  holdsInput(paths: Iterable<string> = this.pages.keys()): boolean {
    return [...paths].some((path) => this.pages.get(path)?.has(INPUT) === true);
  }

  /** Of one page nothing is left: it is loaded anew. */
  forget(path: string): void {
    this.pages.delete(path);
  }

  /** Of all other pages nothing is left: their tabs are closed. */
  keep(paths: readonly string[]): void {
    for (const path of this.pages.keys()) if (!paths.includes(path)) this.pages.delete(path);
  }
}
