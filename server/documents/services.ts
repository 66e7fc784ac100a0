import type { Kysely } from 'kysely';
import type { PackageVocabulary, Vocabulary } from '../../src/documents/vocabulary.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import type { ResourceKind } from '../../src/schemas/kinds.ts';
import type { Database } from '../db/database.ts';
import type { Reading, Work } from '../work/Work.ts';
import type { PublishedDocuments } from './publishedDocuments.ts';

/** What a kind of documents keeps outside of the documents, and what becomes of it as they come and go. */
export interface PublicationEffect {
  /**
   * Brings what the kind keeps up to a document that users are about to have, inside the publishing transaction.
   * @throws AppError DOCUMENT_INVALID where what is kept forbids it
   */
  publish(db: Kysely<Database>, document: AtriumDocument): Promise<void>;
  /** Takes it away with the document. @returns false where it holds what must not be lost */
  remove(db: Kysely<Database>, id: string): Promise<boolean>;
}

/** The kinds of which something is kept: of forms the tables of their records. */
export type PublicationEffects = Readonly<Partial<Record<ResourceKind, PublicationEffect>>>;

/** What reading and writing documents takes of the platform. */
export interface DocumentServices {
  readonly db: Kysely<Database>;
  /** Published documents, parsed once per version. */
  readonly documents: PublishedDocuments;
  /** The language that documents are written in: the product's, and what packages add. */
  readonly vocabulary: Vocabulary;
  /** What packages add to the language, one by one. */
  readonly packages: readonly PackageVocabulary[];
  readonly publicationEffects: PublicationEffects;
}

/** Documents are read. */
export type DocumentReading = Reading<DocumentServices>;

/** Documents are written. */
export type DocumentWork = Work<DocumentServices>;
