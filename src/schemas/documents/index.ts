import type { TSchema } from 'typebox';
import { type AppDocument, AppSchema, type AppMobileDocument, AppMobileSchema } from './app.ts';
import { type AppBiDocument, AppBiSchema } from './appBi.ts';
import { type BiDocument, BiSchema } from './bi.ts';
import {
  type NamedConditionDocument,
  NamedConditionSchema,
  type NewConditionDocument,
  NewConditionSchema,
} from './condition.ts';
import { type ControlDocument, ControlSchema } from './control.ts';
import { type FlowDocument, FlowSchema } from './flow.ts';
import { type FormDocument, FormSchema, type MgrFormDocument, MgrFormSchema } from './form.ts';
import { type MgrDocument, type MgrListDocument, MgrListSchema, MgrSchema } from './mgrList.ts';
import { type SystemDocument, SystemSchema } from './system.ts';

export type {
  AppBiDocument,
  AppDocument,
  AppMobileDocument,
  BiDocument,
  ControlDocument,
  FlowDocument,
  FormDocument,
  MgrDocument,
  MgrFormDocument,
  MgrListDocument,
  NamedConditionDocument,
  NewConditionDocument,
  SystemDocument,
};

/** The documents of every resource kind. */
export interface DocumentByKind {
  system: SystemDocument;
  app: AppDocument;
  appBi: AppBiDocument;
  appMobile: AppMobileDocument;
  bi: BiDocument;
  control: ControlDocument;
  mgr: MgrDocument;
  mgrList: MgrListDocument;
  mgrForm: MgrFormDocument;
  condition: NamedConditionDocument;
  condition_mew: NewConditionDocument;
  form: FormDocument;
  flow: FlowDocument;
}
export type DocumentKind = keyof DocumentByKind;
export type AtriumDocument = DocumentByKind[DocumentKind];

/** The schema of each kind: the shape is checked by it, the meaning by `documents/check`. */
export const documentSchemas: Readonly<Record<DocumentKind, TSchema>> = {
  system: SystemSchema,
  app: AppSchema,
  appBi: AppBiSchema,
  appMobile: AppMobileSchema,
  bi: BiSchema,
  control: ControlSchema,
  mgr: MgrSchema,
  mgrList: MgrListSchema,
  mgrForm: MgrFormSchema,
  condition: NamedConditionSchema,
  condition_mew: NewConditionSchema,
  form: FormSchema,
  flow: FlowSchema,
};
