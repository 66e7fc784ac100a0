import type { Draft, EndedDraft } from '../../schemas/wire/draft.ts';
import type { CallOptions } from '../data/ApiClient.ts';

/** Which draft: of a form document, and of a record or a new one. */
export interface DraftPlace {
  readonly kind: 'form' | 'mgrForm';
  readonly form: string;
  /** Absent for a new record. */
  readonly id?: string;
}

/** Where drafts are kept: by the server for their owner, or in the browser's tab. */
export interface DraftStore {
  /** The draft, null where there is none. @throws ApiError */
  get(place: DraftPlace, options?: CallOptions): Promise<Draft | null>;
  /** @throws ApiError, REVISION_CONFLICT where another draft is there than the last that was got or saved here */
  save(
    place: DraftPlace,
    data: Readonly<Record<string, unknown>>,
    revision: number | undefined,
  ): Promise<{ updatedAt: string }>;
  /** @throws ApiError, as `save` */
  remove(place: DraftPlace): Promise<void>;
  /** How the write of a record names the draft that it ends; undefined where the server keeps none. */
  endedBy?(place: DraftPlace): EndedDraft | undefined;
  /** Whether drafts outlive the leaving of their form; else they are there against accidents only. */
  readonly lasting: boolean;
  /** The session has ended under the open form: closing it is nobody's wish, and what is typed is kept once more. */
  readonly ended: boolean;
}
