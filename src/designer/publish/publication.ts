import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { DocumentKey } from '../core/designCalls.ts';
import type { PublishItem } from './publishCalls.ts';

/** What is to be published, and how what is not saved yet gets there. */
export interface PublishSource {
  readonly client: ApiClient;
  readonly key: DocumentKey;
  /** An earlier version to go back to; absent: the working document. */
  readonly version?: number;
  /** Further working documents that are published with it, whether they have to do with it or not. */
  readonly also?: readonly PublishItem[];
  /** Saves what is not saved. @returns the revision that the server has then; undefined where it could not be saved */
  readonly save: () => Promise<number | undefined>;
  /** Takes what somebody else has saved meanwhile. */
  readonly refresh: () => Promise<void>;
}

/** Why nothing was published: a text of ours, or what the server said. */
export type Failure =
  | { readonly why: 'notSaved' | 'planChanged' | 'breaks' | 'invalid' | 'moved' | 'nothingNew' | 'gone' }
  | { readonly why: 'refused' | 'reviewFailed' | 'unanswered'; readonly said: string };
