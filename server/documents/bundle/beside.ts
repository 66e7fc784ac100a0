import type { InputError } from '../../errors/AppError.ts';
import type { Bundle, Existing } from './schema.ts';

/** What a bundle needs that is not here, and cannot be brought in with it. */
export interface Missing {
  /** A kind of documents, `interface`, `dictionary`, `role`, `database`, `credential`, or `origin` of the configuration. */
  readonly kind: string;
  readonly id: string;
}

/** One configured interface of a bundle, as it has come in, or would. */
export interface BroughtInterface {
  readonly outcome: 'added' | 'changed' | 'left';
  /** `moduleCode/interfaceUrl`. */
  readonly id: string;
  readonly name: string;
  readonly before?: unknown;
  readonly definition: unknown;
  /** As it is now, 0: it was not there; absent for who may not know. */
  readonly seen?: number;
  readonly revision?: number;
  readonly version?: number;
  /** What would stop its publication. */
  readonly errors: readonly InputError[];
}

/** How configured interfaces of a bundle are brought in. */
export interface BringHow {
  readonly dryRun: boolean;
  readonly publish: boolean;
  /** Revisions that were read, by `interface/moduleCode/interfaceUrl`. */
  readonly revisions: Readonly<Record<string, number>>;
  choice(key: string): Existing;
  /** The definition with documents by the ids that they have here. */
  rewrite<T>(definition: T): T;
}

/** What a bundle carries beside documents, of which they know nothing: handed in by who does. */
export interface BesideDocuments {
  /** Some configured interfaces, and those that they call. */
  exportInterfaces(
    calls: readonly string[],
    version: 'published' | 'draft',
  ): Promise<NonNullable<Bundle['interfaces']>>;
  /** Which of the interfaces of a bundle would come in and write, by their ids. @throws AppError DOCUMENT_INVALID */
  coming(interfaces: NonNullable<Bundle['interfaces']>): ReadonlyMap<string, boolean>;
  bringInterfaces(
    interfaces: NonNullable<Bundle['interfaces']>,
    how: BringHow,
  ): Promise<{ readonly brought: readonly BroughtInterface[]; readonly missing: readonly Missing[] }>;
}
