/** Input that was not submitted yet, as the server keeps it for its owner. */
export interface Draft {
  /** By field code; what the role may not write is left out. */
  data: Record<string, unknown>;
  /** Revision of the record that it was begun on; absent for a new one. */
  revision?: number;
  updatedAt: string;
}
