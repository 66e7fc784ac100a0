import type { Generated } from 'kysely';
import type { CreatedAt, Json } from './columns.ts';

interface ResourceTable {
  kind: string;
  id: string;
  name: string;
  /** The draft document, `json` as it is in the tables below: its members keep their order. */
  schema: Json<unknown>;
  revision: Generated<number>;
  published_version: number | null;
  updated_at: CreatedAt;
  updated_by: string;
  /** `product`: comes with the product, which alone changes it. */
  origin: Generated<'own' | 'product'>;
  /** Whose designers it belongs to; null: the administrators'. A system's own id. */
  system: string | null;
  /** Documents of other systems may name it. */
  shared: Generated<boolean>;
  tags: Generated<string[]>;
  /** A drawing of what users have, else of the draft, as the address of an image; null: none was made yet. */
  thumbnail: string | null;
  /** How it was drawn (`documents/catalogue.ts`); null: before that was kept. */
  thumbnail_style: string | null;
}

/** What a role may do with the documents of a system, or of all: `*`. */
interface DesignRightTable {
  id: string;
  role: string;
  system: string;
  rights: string[];
  revision: Generated<number>;
  created_by: string;
  created_at: CreatedAt;
  updated_by: string;
  updated_at: CreatedAt;
}

interface ResourceVersionTable {
  kind: string;
  id: string;
  version: number;
  /** Revision of the draft that the version was made of. */
  revision: number;
  name: string;
  schema: Json<unknown>;
  published_at: CreatedAt;
  published_by: string;
  /** What its publisher says of it. */
  note: string | null;
  /** Users never had it: an import or a rollback has replaced this draft. */
  replaced: Generated<boolean>;
}

/** That a document names another, in its draft or as it is published. */
interface DocumentReferenceTable {
  kind: string;
  id: string;
  state: 'draft' | 'published';
  named_kind: string;
  named_id: string;
}

/** How far the numbers of a removed resource were. */
interface RemovedResourceTable {
  kind: string;
  id: string;
  version: number;
  revision: number;
}

/** A document that was removed, for as long as it may come back. */
interface RemovedDocumentTable {
  id: string;
  kind: string;
  document: string;
  name: string;
  schema: Json<unknown>;
  removed_at: CreatedAt;
  removed_by: string;
  /** What its kind keeps outside of the document, as the kind reads it. */
  kept: Json<unknown> | null;
  /** As the resource had them. */
  system: string | null;
  shared: Generated<boolean>;
  tags: Generated<string[]>;
}

/** A version of a removed document. */
interface RemovedVersionTable extends Omit<ResourceVersionTable, 'kind' | 'id'> {
  removed: string;
}

/** A column of a form's table. */
interface ModuleColumnTable {
  form: string;
  column: string;
  /** Id of the field's node: what the field is, whatever its code. */
  node_id: string;
  code: string;
  /** As metas name it. */
  type: string;
  /** `retired`: its field is gone; `kept`: what values were before they were converted. */
  state: 'live' | 'retired' | 'kept';
  since: CreatedAt;
  /** The field as it was published last; null where that is not known. */
  node: Json<unknown> | null;
  /** `unique` and `index` of the field. */
  storage: Json<unknown>;
}

/** Who works at which document. */
interface DocumentEditorTable {
  kind: string;
  id: string;
  user_id: string;
  /** Since when it is open; null: it is not. */
  since: Date | null;
  /** When it was last told that it is open. */
  seen_at: Date | null;
  /** When a save of it was last audited. */
  audited_at: Date | null;
}

/** Documents with their versions and what is kept of removed ones, who may design them, and the columns that forms have. */
export interface DocumentTables {
  'atrium.resource': ResourceTable;
  'atrium.resource_version': ResourceVersionTable;
  'atrium.document_reference': DocumentReferenceTable;
  'atrium.removed_resource': RemovedResourceTable;
  'atrium.removed_document': RemovedDocumentTable;
  'atrium.removed_version': RemovedVersionTable;
  'atrium.module_column': ModuleColumnTable;
  'atrium.document_editor': DocumentEditorTable;
  'atrium.design_right': DesignRightTable;
}
