import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { OpenDraft, Unpublished } from '../../documents/uses/told.ts';
import type { DocumentKey } from '../core/designCalls.ts';

/** What is to be published, and how what is not saved yet gets there. */
export interface PublishSource {
  readonly client: ApiClient;
  readonly key: DocumentKey;
  /** An earlier version to go back to; absent: the working document. */
  readonly version?: number;
  /** Others that somebody chose to publish with it. */
  readonly asked?: readonly DocumentKey[];
  /** Saves what is not saved. @returns the revision that the server has then; undefined where it could not be saved */
  readonly save: () => Promise<number | undefined>;
  /** Takes what somebody else has saved meanwhile. */
  readonly refresh: () => Promise<void>;
}

/** A draft that could be published with it; `asked`: somebody chose it. */
export type Offered = OpenDraft & { readonly why: Unpublished['why'] | 'asked' };

/** Why nothing was published: a text of ours, or what the server said. */
export type Failure =
  | {
      readonly why:
        'notSaved' | 'planChanged' | 'breaks' | 'testsFail' | 'invalid' | 'moved' | 'nothingNew' | 'gone';
    }
  | { readonly why: 'refused' | 'reviewFailed' | 'unanswered'; readonly said: string };
