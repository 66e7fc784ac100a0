import type { InterfaceDefinition } from '../../schemas/wire/interface.ts';
import type { whyClosed } from './refusals.ts';

/** Whether an interface is there to be worked on. */
export type Opening =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly message: string;
      readonly why: ReturnType<typeof whyClosed>;
    }
  | { readonly status: 'ready' };

/** What is under way. */
export type Work = 'save' | 'publish' | 'unpublish' | 'remove';

/** What was typed and is not stored, and over which state of it. */
export interface CarriedInterface {
  readonly definition: InterfaceDefinition;
  /** Undefined where it is a new one. */
  readonly revision: number | undefined;
}
