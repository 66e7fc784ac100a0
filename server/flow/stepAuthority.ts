import type { RecordLimits, ResolvedRights } from '../../src/documents/flow/fieldRights.ts';
import type { FieldNode } from '../../src/schemas/node.ts';
import type { Authority } from '../records/Authority.ts';
import { shapeOf, underAuthority, type OpenModule } from '../records/formModules.ts';
import type { ModuleShape } from '../records/shape.ts';
import { AppError } from '../errors/AppError.ts';
import type { KeptSubject } from '../db/flowTables.ts';
import type { FoundInstance } from './instances.ts';
import type { OpenFlow } from './openFlow.ts';
import { onceIn } from '../work/onceIn.ts';
import type { FlowReading } from './services.ts';

/** The fields of a form as rights of steps are resolved over them. */
export interface FormFields {
  readonly fields: readonly FieldNode[];
  readonly sealed: ReadonlySet<string>;
  /** Of a record that was there before the flow (`KeptSubject`). */
  readonly limits?: RecordLimits | undefined;
}

/** @param subject of the instance whose rights are asked; absent: nothing is there yet */
export const formFields = (
  { fields }: Pick<ModuleShape, 'fields'>,
  { existing }: Pick<KeptSubject, 'existing'> = {},
): FormFields => ({
  fields: fields.map(({ node }) => node),
  sealed: new Set(fields.filter(({ meta }) => meta.secret === true).map(({ code }) => code)),
  limits: existing,
});

/**
 * The form of a flow as its records are kept now, for a step: its fields and no grant say what may be read and written.
 * @throws AppError NOT_FOUND where the form is published no more, DATABASE_BUSY while its records are being rewritten
 */
export async function openForStep(
  reading: FlowReading,
  { flow }: Pick<OpenFlow, 'flow'>,
  action: 'add' | 'update' | 'detail',
  rights: ResolvedRights,
  { platform: scope }: KeptSubject,
): Promise<OpenModule> {
  const published = await publishedForm(reading, flow.form);
  if (published === undefined) throw new AppError('NOT_FOUND');
  if (published.isRewritten === true) throw new AppError('DATABASE_BUSY');
  const codes = (wanted: (right: string) => boolean): ReadonlySet<string> =>
    new Set([...rights].filter(([, { right }]) => wanted(right)).map(([code]) => code));
  const authority: Authority = {
    ground: 'step',
    action,
    rows: undefined,
    read: codes((right) => right !== 'hidden'),
    write: codes((right) => right === 'edit' || right === 'required'),
    told: [...rights.values()].some(({ right }) => right === 'hidden')
      ? codes((right) => right !== 'hidden')
      : '*',
    scope,
  };
  return underAuthority(reading.platform, published, authority);
}

/**
 * The fields of a flow's form as its records are kept now: of the published form, and where there is none of that of the
 * flow's own version.
 */
export async function fieldsOf(
  reading: FlowReading,
  { form }: Pick<OpenFlow, 'form'>,
  subject?: Pick<KeptSubject, 'existing'>,
): Promise<{ readonly shape: ModuleShape; readonly fields: FormFields }> {
  const published = await publishedForm(reading, form.id);
  const shape = shapeOf(published?.document ?? form, reading.platform);
  return { shape, fields: formFields(shape, subject) };
}

/** A form as it is published, and whether its records are being rewritten, where that was asked. */
type PublishedForm = Pick<OpenModule, 'document' | 'version'> & { readonly isRewritten?: boolean };

const publishedForm = (reading: FlowReading, id: string): Promise<PublishedForm | undefined> =>
  onceIn(reading, `form ${id}`, () => reading.platform.documents.find(reading.db, 'form', id));

/** Notes where the form of an instance stands, which was read along with it, for all of the call. */
export async function noteForm(
  reading: FlowReading,
  { row, formNow: version }: FoundInstance,
): Promise<void> {
  const { form: id } = row;
  const document =
    version === null
      ? undefined
      : await reading.platform.documents.findVersion(reading.db, 'form', { id, version });
  // Why one that is published cannot be read is told to who asks for it.
  if (version !== null && document === undefined) return;
  const form = document && version !== null ? { document, version } : undefined;
  await onceIn(reading, `form ${id}`, () => Promise.resolve<PublishedForm | undefined>(form));
}
