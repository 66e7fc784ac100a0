import type { Draft } from '../../schemas/wire/draft.ts';
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
  /** @throws ApiError */
  save(
    place: DraftPlace,
    data: Readonly<Record<string, unknown>>,
    revision: number | undefined,
  ): Promise<{ updatedAt: string }>;
  /** @throws ApiError */
  remove(place: DraftPlace): Promise<void>;
  /** What becomes of a draft when its form is left: it stays as it is, is dropped, or is brought up to date. */
  readonly onLeave: 'stay' | 'drop' | 'keep';
}
