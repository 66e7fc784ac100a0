import { createHash } from 'node:crypto';
import type { MetaIndex } from '../../src/documents/metaIndex.ts';
import { storedFields } from '../../src/documents/storedFields.ts';
import type { StoredField } from '../../src/documents/storedFields.ts';
import { SERVER_COLUMNS, serverColumnName } from '../../src/schemas/kinds.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { FieldNode } from '../../src/schemas/node.ts';
import type { Options } from '../../src/schemas/option.ts';
import type { Source } from '../../src/schemas/source.ts';
import type { ColumnType } from '../../src/schemas/rendererMeta.ts';

/** A column of a module's table. */
export interface ModuleColumn {
  /** Name in records, conditions and sorts. */
  readonly code: string;
  /** Name in the database. */
  readonly column: string;
  readonly type: ColumnType;
  /** Its value leaves the database for nobody. */
  readonly secret?: boolean;
}

/** A column that holds one of the form's fields. */
export interface ModuleField extends ModuleColumn, Omit<StoredField, 'members'> {
  /** What its widget takes its options from where the document names none. */
  readonly usualOptions: Options | undefined;
  /** The source of the form that its options come from, where they do. */
  readonly source: Source | undefined;
  /** The fields of the objects in its value, where it holds objects. */
  readonly members: readonly ModuleField[] | undefined;
}

/** A form as a table: what the database holds of its records. */
export interface ModuleShape {
  /** The form's id, which is the module's code. */
  readonly id: string;
  /** Name in schema `data`. */
  readonly table: string;
  readonly fields: readonly ModuleField[];
  readonly byCode: ReadonlyMap<string, ModuleField>;
  /** Everything that a record may be asked for: the fields, and what the server owns. */
  readonly columns: ReadonlyMap<string, ModuleColumn>;
}

/** What the server owns of every record, by the names that travel (`docs/api.md`, Records). */
export const serverColumns: readonly ModuleColumn[] = Object.entries(SERVER_COLUMNS).map(([code, type]) => ({
  code,
  column: serverColumnName(code),
  type,
}));

/** PostgreSQL cuts longer names silently. */
const LONGEST_NAME = 63;

/** A short, stable name for what belongs to a field: its indexes. */
export function fieldHash(formId: string, code: string): string {
  return createHash('sha256').update(`${formId}/${code}`).digest('hex').slice(0, 24);
}

/** Name of a form's table in schema `data`. */
export function tableName(formId: string): string {
  if (formId.length <= LONGEST_NAME) return formId;
  // No form id holds an underscore, so no other form's name meets this one.
  return `${formId.slice(0, 48)}_${createHash('sha256').update(formId).digest('hex').slice(0, 12)}`;
}

/**
 * Reads a form as a table. Fields whose widget is unknown or stores nothing have no column; of two fields with one
 * code the first counts, as in the compiled form.
 */
export function readShape(document: FormDocument, metas: MetaIndex): ModuleShape {
  const fields = storedFields(document, metas).map((field) => moduleField(field, document.sources, metas));
  const byCode = new Map(fields.map((field) => [field.code, field]));
  const columns = new Map<string, ModuleColumn>(
    [...fields, ...serverColumns].map((column) => [column.code, column]),
  );
  return { id: document.id, table: tableName(document.id), fields, byCode, columns };
}

/**
 * A stored field as a column of its module.
 * @param sources of the form; fields inside an object share them, while only the form's own are stored
 */
export function moduleField(
  field: StoredField,
  sources: FormDocument['sources'],
  metas: MetaIndex,
): ModuleField {
  return {
    ...field,
    column: field.code,
    secret: field.meta.secret === true,
    usualOptions: metas.get(field.node.type)?.props.options?.source,
    source: sourceOf(field.node, sources),
    members: field.members?.map((member) => moduleField(member, sources, metas)),
  };
}

function sourceOf({ props }: FieldNode, sources: FormDocument['sources']): Source | undefined {
  const options = props?.options;
  if (typeof options !== 'object' || options === null || !('source' in options)) return undefined;
  const { source } = options;
  return typeof source === 'string' && sources !== undefined && Object.hasOwn(sources, source)
    ? sources[source]
    : undefined;
}
