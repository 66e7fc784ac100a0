import type { ResourceKind } from '../../schemas/kinds.ts';
import type { DescribedPlace } from './describePlace.ts';

/** A document that names something, or that something breaks, with where; as calls tell it. */
export interface UserPlaces {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  /** Whether its published version does. */
  readonly published: boolean;
  /** Whether its draft does. */
  readonly draft: boolean;
  readonly places: readonly DescribedPlace[];
}

/** A draft that users do not have as it stands. */
export interface OpenDraft {
  readonly kind: ResourceKind;
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  /** The version that users have; null: none. */
  readonly version: number | null;
  /** Who saved it last. */
  readonly by: string;
}

/** A draft that others have to do with when they are published, and why. */
export interface Unpublished extends OpenDraft {
  /** `named`: they name it, be it by way of others; `broken`: what users have of it would break. */
  readonly why: 'named' | 'broken';
}
