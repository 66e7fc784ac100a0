import type { Kysely } from 'kysely';
import type { PackageVocabulary, Vocabulary } from '../../src/documents/vocabulary.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import type { ResourceKind } from '../../src/schemas/kinds.ts';
import type { FiguredPlan } from '../../src/schemas/wire/plan.ts';
import type { Database } from '../db/database.ts';
import type { Reading, Work } from '../work/Work.ts';
import type { DocumentReader } from './publishedDocuments.ts';
import type { TestJudge } from './testJob.ts';

/** What a kind of documents keeps outside of the documents, and what becomes of it as they come and go. */
export interface PublicationEffect {
  /**
   * Brings what the kind keeps up to a document that users are about to have, inside the publishing transaction.
   * @param accept hash of the plan by which something may be lost
   * @throws AppError DOCUMENT_INVALID where what is kept forbids it; PLAN_NOT_ACCEPTED where something would be lost
   */
  publish(db: Kysely<Database>, document: AtriumDocument, accept?: string): Promise<void>;
  /** What publishing would do. Writes nothing. @throws AppError DOCUMENT_INVALID */
  plan(db: Kysely<Database>, document: AtriumDocument): Promise<FiguredPlan>;
  /** Sets it aside with the document that is removed. @returns what brings it back, as JSON; undefined for nothing */
  retire(db: Kysely<Database>, id: string): Promise<object | undefined>;
  /** Brings back what was set aside. */
  restore(db: Kysely<Database>, id: string, kept: unknown): Promise<void>;
  /** Throws away what was set aside. */
  purge(db: Kysely<Database>, id: string, kept: unknown): Promise<void>;
}

/** The kinds of which something is kept: of forms the tables of their records. */
export type PublicationEffects = Readonly<Partial<Record<ResourceKind, PublicationEffect>>>;

/** What reading and writing documents takes of the platform. */
export interface DocumentServices {
  readonly db: Kysely<Database>;
  /** The documents that are in force for the caller. */
  readonly documents: DocumentReader;
  /** The language that documents are written in: the product's, and what packages add. */
  readonly vocabulary: Vocabulary;
  /** What packages add to the language, one by one. */
  readonly packages: readonly PackageVocabulary[];
  readonly publicationEffects: PublicationEffects;
  /** Where tests of pages run. */
  readonly testThread: TestJudge;
}

/** Documents are read. */
export type DocumentReading = Reading<DocumentServices>;

/** Documents are written. */
export type DocumentWork = Work<DocumentServices>;
