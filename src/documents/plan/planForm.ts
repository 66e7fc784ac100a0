import type { FieldNode } from '../../schemas/node.ts';
import type { PlanOperation, PlanOperationName } from '../../schemas/wire/plan.ts';
import type { MetaIndex } from '../metaIndex.ts';
import { storedFields, type StoredField, type StoredForm } from '../storedFields.ts';
import { compareFields, type ValueChange } from './compareFields.ts';
import { roomOf } from './room.ts';

/** A stored field with what its reader knows beside, and fields of that kind inside. */
export type Planned<F> = StoredField & { readonly members: readonly F[] | undefined };

/** What becomes of one field. A field is its node's id: another id is another field, whatever its code. */
export interface FieldPlan<F = StoredField> {
  /** Absent: it is new. */
  readonly before?: F;
  /** Absent: it is dropped. */
  readonly after?: F;
  readonly values: ValueChange;
  /** Whether values may be other ones afterwards, or fewer. */
  readonly isLossy: boolean;
  /** Of the fields of its objects. */
  readonly members: readonly FieldPlan<F>[];
  readonly operations: readonly PlanOperation[];
}

/**
 * What has to be done to the columns of a form. Pure.
 * @param before the form as its table is
 * @param after the form as it shall be
 * @param metas the widgets of this installation; a field whose widget it lacks keeps its column as it is
 */
export function planForm(before: StoredForm, after: StoredForm, metas: MetaIndex): readonly FieldPlan[] {
  return planFields(storedFields(before, metas), storedFields(after, metas), unknownFields(after, metas));
}

/** The fields of a form whose widget this installation does not have. */
export const unknownFields = ({ fields }: StoredForm, metas: MetaIndex): readonly FieldNode[] =>
  fields.filter(({ type }) => metas.get(type) === undefined);

/** The same for fields as they are stored. @param unknown nodes of the form after whose widget is not known */
export function planFields<F extends Planned<F>>(
  before: readonly F[],
  after: readonly F[],
  unknown: readonly FieldNode[] = [],
  within = '',
): readonly FieldPlan<F>[] {
  const known = new Map(before.map((field) => [field.node.id, field]));
  const standing = unknown.flatMap(({ id, name }): F[] => {
    const field = known.get(id);
    return field === undefined ? [] : [{ ...field, code: name, node: { ...field.node, name } }];
  });
  const all = [...after, ...standing];
  const staying = new Set(all.map(({ node }) => node.id));
  return [
    ...all.map((field) => planField(known.get(field.node.id), field, within)),
    ...before
      .filter(({ node }) => !staying.has(node.id))
      .map((field) => ({ before: field, ...dropped, operations: [operation('drop', field, within)] })),
  ];
}

const dropped = { values: 'same', isLossy: true, members: [] } as const;

function operation(
  op: PlanOperationName,
  { node, code }: StoredField,
  within: string,
  to?: string,
): PlanOperation {
  return { op, part: node.id, field: within + code, ...(to !== undefined && { to }) };
}

function planField<F extends Planned<F>>(before: F | undefined, after: F, within: string): FieldPlan<F> {
  const storage = (was: { readonly unique: boolean; readonly index: boolean }): PlanOperation[] =>
    (['index', 'unique'] as const)
      .filter((name) => was[name] !== after[name])
      .map((name) => operation(name, after, within, after[name] ? 'on' : 'off'));
  if (before === undefined) {
    const operations = [operation('add', after, within), ...storage({ unique: false, index: false })];
    return { after, values: 'same', isLossy: false, members: [], operations };
  }
  const values = compareFields(before, after);
  const members =
    values === 'members'
      ? planFields(before.members ?? [], after.members ?? [], [], `${within}${after.code}.`)
      : [];
  const isLossy = values === 'narrow' || values === 'convert' || members.some((member) => member.isLossy);
  const operations = [
    ...(before.code === after.code ? [] : [operation('rename', before, within, after.code)]),
    ...(values === 'same' || values === 'members'
      ? []
      : [operation(values, after, within, target(values, after))]),
    ...members.flatMap((member) => member.operations),
    ...storage(before),
  ];
  return { before, after, values, isLossy, members, operations };
}

/** What a field's values become: of another widget, or of so many characters or decimals. */
function target(values: ValueChange, after: StoredField): string | undefined {
  if (values === 'convert') return after.node.type;
  const { length, decimals } = roomOf(after);
  const room = length ?? decimals;
  return room === undefined ? undefined : String(room);
}
