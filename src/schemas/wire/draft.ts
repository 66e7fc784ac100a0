/** Input that was not submitted yet, as the server keeps it for its owner. */
export interface Draft {
  /** By field code; what the role may not write is left out. */
  data: Record<string, unknown>;
  /** Revision of the record that it was begun on; absent for a new one. */
  revision?: number;
  /** When it was kept; no two drafts of a place have the same, so that a write says by it which one it means. */
  updatedAt: string;
}

/** The draft that a record which is stored was typed into, so that it goes with the write: `draft` of add and update. */
export interface EndedDraft {
  kind: 'form' | 'mgrForm';
  form: string;
  /** `updatedAt` of the draft that is meant, empty for none; absent: whichever is there. */
  replaces?: string;
}
