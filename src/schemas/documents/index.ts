import type { TSchema } from 'typebox';
import type { ResourceKind } from '../kinds.ts';
import { type AppDocument, AppSchema } from './app.ts';
import { type NamedConditionDocument, NamedConditionSchema } from './condition.ts';
import { type FormDocument, FormSchema, type MgrFormDocument, MgrFormSchema } from './form.ts';
import { type MgrDocument, type MgrListDocument, MgrListSchema, MgrSchema } from './mgrList.ts';
import { type SystemDocument, SystemSchema } from './system.ts';

export type {
  AppDocument,
  FormDocument,
  MgrDocument,
  MgrFormDocument,
  MgrListDocument,
  NamedConditionDocument,
  SystemDocument,
};

/** The documents that this release knows, by kind. */
export interface DocumentByKind {
  system: SystemDocument;
  app: AppDocument;
  form: FormDocument;
  mgrForm: MgrFormDocument;
  mgrList: MgrListDocument;
  mgr: MgrDocument;
  condition: NamedConditionDocument;
}
export type DocumentKind = keyof DocumentByKind;
export type AtriumDocument = DocumentByKind[DocumentKind];

/** The schema of each kind: the shape is checked by it, the meaning by `documents/check`. */
export const documentSchemas: Readonly<Record<DocumentKind, TSchema>> = {
  system: SystemSchema,
  app: AppSchema,
  form: FormSchema,
  mgrForm: MgrFormSchema,
  mgrList: MgrListSchema,
  mgr: MgrSchema,
  condition: NamedConditionSchema,
};

export const isDocumentKind = (kind: ResourceKind): kind is DocumentKind => kind in documentSchemas;
