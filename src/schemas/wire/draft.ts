/** Input that was not submitted yet, as the server keeps it for its owner. */
export interface Draft {
  /** By field code; what the role may not write is left out. */
  data: Record<string, unknown>;
  /** Revision of the record that it was begun on; absent for a new one. */
  revision?: number;
  /** When it was kept; no two drafts of a place have the same, so that a write says by it which one it means. */
  updatedAt: string;
}
