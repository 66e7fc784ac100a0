import {
  hasFixedRows,
  type RightsNode,
  usualRight,
  writtenRight,
} from '../../../../documents/edit/stepRights.ts';
import type { Right } from '../../../../documents/flow/fieldRights.ts';
import type { MetaIndex } from '../../../../documents/metaIndex.ts';
import type { FlowDocument } from '../../../../schemas/documents/flow.ts';
import type { FormDocument } from '../../../../schemas/documents/index.ts';
import type { FieldNode } from '../../../../schemas/node.ts';
import { localise, type Locale } from '../../../../schemas/text.ts';

/** A row of the grid: a field, or a column of a sub-table below it. */
export interface GridRow {
  readonly field: string;
  readonly column?: string;
  readonly title: string;
  readonly icon: string;
  /** Written by the flow, or computed: read at most. */
  readonly isLimited: boolean;
  /** A secret, which steps hide that do not name it. */
  readonly isSealed: boolean;
  /** Its rows can be fixed. */
  readonly hasRows: boolean;
  /** Steps name it, and the form does not have it. */
  readonly isUnknown: boolean;
}

/** What stands at a field and a step. */
export interface GridCell {
  /** Undefined: the step says nothing of it. */
  readonly written: Right | undefined;
  /** What holds. */
  readonly right: Right;
  readonly isFixed: boolean;
}

/** What a flow says of fields. */
interface NamedFields {
  /** Fields that it alone writes. */
  readonly keep: FlowDocument['settings']['keep'];
  /** Codes to which steps give rights. */
  readonly named: readonly string[];
}

/** The fields of a form with the columns of its sub-tables, and what steps name beside. */
export function gridRows(
  { keep = {}, named }: NamedFields,
  form: FormDocument,
  metas: MetaIndex,
  locale: Locale,
): readonly GridRow[] {
  const kept = new Set(Object.values(keep));
  const titleOf = ({ name, title }: FieldNode): string =>
    (title !== undefined && localise(title, locale)) || name;
  const rowOf = (node: FieldNode): GridRow => {
    const meta = metas.get(node.type);
    return {
      field: node.name,
      title: titleOf(node),
      icon: meta?.icon ?? 'question',
      isLimited: kept.has(node.name) || node.value !== undefined,
      isSealed: meta?.field?.secret === true,
      hasRows: columnsOf(node).length > 0,
      isUnknown: false,
    };
  };
  const rows = form.fields.flatMap((field) => [
    rowOf(field),
    ...columnsOf(field).map((column): GridRow => ({
      ...rowOf(column),
      ...{ field: field.name, column: column.name, hasRows: false },
    })),
  ]);
  const known = new Set(form.fields.map(({ name }) => name));
  const unknown = named
    .filter((code) => !known.has(code))
    .map((field): GridRow => ({
      ...{ field, title: field, icon: 'question', isLimited: false },
      ...{ isSealed: false, hasRows: false, isUnknown: true },
    }));
  return [...rows, ...unknown];
}

const columnsOf = ({ children = [] }: FieldNode): readonly FieldNode[] =>
  children.filter((child): child is FieldNode => 'type' in child && child.name !== undefined);

/** What a step says of a field or column, and what holds there. */
export function cellOf(row: GridRow, node: RightsNode): GridCell {
  const { fieldRights } = node;
  const written = writtenRight(fieldRights, row.field, row.column);
  const ofField = writtenRight(fieldRights, row.field) ?? usualRight(node);
  const usual = row.isSealed && row.column === undefined ? 'hidden' : ofField;
  const given = row.column !== undefined && ofField === 'hidden' ? 'hidden' : (written ?? usual);
  const right = row.isLimited && given !== 'hidden' ? 'read' : given;
  return { written, right, isFixed: row.hasRows && hasFixedRows(fieldRights, row.field) };
}

/** The rows whose title or code hold what is looked for. */
export function foundRows(rows: readonly GridRow[], wanted: string): readonly GridRow[] {
  const query = wanted.trim().toLowerCase();
  if (query === '') return rows;
  return rows.filter(({ title, field, column = '' }) =>
    `${title} ${field} ${column}`.toLowerCase().includes(query),
  );
}
