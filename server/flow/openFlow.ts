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
  /** Stands for a version that this release cannot read. */
  readonly isUnreadable?: true;
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

type Versioned = Pick<InstanceRow, 'id' | 'flow' | 'flow_version' | 'form' | 'form_version'>;
interface VersionReader {
  readonly platform: FlowReading['platform'];
  readonly db: Kysely<Database>;
}

/** The flow under which an instance goes on. @throws AppError NOT_FOUND where this release cannot read its version */
export async function flowOf(reader: VersionReader, row: Versioned): Promise<OpenFlow> {
  const open = await versionOf(reader, row);
  if (open === undefined)
    throw new AppError('NOT_FOUND', { cause: `The instance ${row.id} is of a version that cannot be read` });
  return open;
}

/** The same for a line of a list, which others stand beside: one that cannot be read is told of without its flow. */
export async function flowToList(reader: VersionReader, row: Versioned): Promise<OpenFlow> {
  return (await versionOf(reader, row)) ?? unreadable(row);
}

async function versionOf({ platform, db }: VersionReader, row: Versioned): Promise<OpenFlow | undefined> {
  const flow = await platform.documents.findVersion(db, 'flow', { id: row.flow, version: row.flow_version });
  const form = await platform.documents.findVersion(db, 'form', { id: row.form, version: row.form_version });
  return flow && form && { flow, version: row.flow_version, form, formVersion: row.form_version };
}

/** Names nothing of its records: whatever a text was made of may be hidden from its reader. */
const unreadable = ({
  flow: id,
  flow_version: version,
  form,
  form_version: formVersion,
}: Versioned): OpenFlow => ({
  flow: { kind: 'flow', schemaVersion: 2, id, name: id, form, settings: { managers: {} }, nodes: [] },
  version,
  form: { kind: 'form', schemaVersion: 1, id: form, name: form, fields: [], grants: [] },
  formVersion,
  isUnreadable: true,
});
