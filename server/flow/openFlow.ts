import type { Kysely } from 'kysely';
import type { FlowDocument } from '../../src/schemas/documents/flow.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors/AppError.ts';
import type { InstanceRow } from './instances.ts';
import type { FlowReading } from './services.ts';

/** A version of a flow with the version of its form. */
export interface OpenFlow {
  readonly flow: FlowDocument;
  readonly version: number;
  readonly form: FormDocument;
  readonly formVersion: number;
}

type Reader = Pick<FlowReading, 'platform' | 'db'>;

/** The flow that starts now. @throws AppError NOT_FOUND where it, or its form, is not published */
export async function publishedFlow({ platform, db }: Reader, id: string): Promise<OpenFlow> {
  const flow = await platform.documents.find(db, 'flow', id);
  if (flow === undefined) throw new AppError('NOT_FOUND');
  const form = await platform.documents.find(db, 'form', flow.document.form);
  if (form === undefined) throw new AppError('NOT_FOUND');
  return { flow: flow.document, version: flow.version, form: form.document, formVersion: form.version };
}

/** The flow under which an instance goes on. @throws Error where its version is gone, which no publication removes */
export async function flowOf(
  { platform, db }: { readonly platform: FlowReading['platform']; readonly db: Kysely<Database> },
  row: Pick<InstanceRow, 'id' | 'flow' | 'flow_version' | 'form' | 'form_version'>,
): Promise<OpenFlow> {
  const flow = await platform.documents.findVersion(db, 'flow', { id: row.flow, version: row.flow_version });
  const form = await platform.documents.findVersion(db, 'form', { id: row.form, version: row.form_version });
  if (flow === undefined || form === undefined)
    throw new Error(`The instance ${row.id} is of a version that cannot be read`);
  return { flow, version: row.flow_version, form, formVersion: row.form_version };
}
