import type { FlowDocument } from '../../schemas/documents/flow.ts';
import type { FieldRights, FlowNode } from '../../schemas/flow/node.ts';
import type { LocalText } from '../../schemas/text.ts';
import type { Right } from '../flow/fieldRights.ts';
import { flowIndex } from '../flow/flowIndex.ts';
import { same } from '../same.ts';
import { type Command, gone, refuse, withValue } from './command.ts';

/** A node that gives rights to the fields of a form. */
export type RightsNode = Extract<FlowNode, { type: 'start' | 'approve' | 'handle' | 'cc' }>;

export const givesRights = (node: FlowNode): node is RightsNode =>
  node.type === 'start' || node.type === 'approve' || node.type === 'handle' || node.type === 'cc';

/** The nodes of a flow that give rights to fields, in their order. */
export const rightsNodes = (flow: FlowDocument): readonly RightsNode[] =>
  [...flowIndex(flow).values()].map(({ node }) => node).filter(givesRights);

/** A field at a step, or a column of a sub-table there. */
export interface RightPlace {
  readonly node: string;
  readonly field: string;
  readonly column?: string;
}

/** The right that a step writes for a field or column itself; undefined: it says nothing of it. */
export function writtenRight(
  rights: FieldRights | undefined,
  field: string,
  column?: string,
): Right | undefined {
  const given = rights !== undefined && Object.hasOwn(rights, field) ? rights[field] : undefined;
  if (column === undefined) return typeof given === 'object' ? given.right : given;
  const columns = typeof given === 'object' ? given.columns : undefined;
  return columns !== undefined && Object.hasOwn(columns, column) ? columns[column] : undefined;
}

/** Whether a step lets rows of a sub-table be neither added nor removed. */
export function hasFixedRows(rights: FieldRights | undefined, field: string): boolean {
  const given = rights !== undefined && Object.hasOwn(rights, field) ? rights[field] : undefined;
  return typeof given === 'object' && given.rows === 'fixed';
}

/** What holds where a step says nothing of a field (`rightsAt`). */
export const usualRight = ({ type }: Pick<RightsNode, 'type'>): Right => (type === 'start' ? 'edit' : 'read');

/** What is said of a field, whichever way it is written. */
interface OwnRight {
  readonly right: Right | undefined;
  readonly columns?: Readonly<Record<string, Right>>;
  readonly rows?: 'fixed';
}

/**
 * Rights of one step with one of them set, or taken away. What is said of other columns and of the rows stays.
 * @param right undefined: the step says nothing of it any more
 * @param usual what holds where the step says nothing (`usualRight`)
 */
export function withRight(
  rights: FieldRights,
  { field, column }: Omit<RightPlace, 'node'>,
  right: Right | undefined,
  usual: Right,
): FieldRights {
  const before = rights[field];
  const own: OwnRight = typeof before === 'object' ? before : { right: before };
  const { [column ?? '']: _before, ...others } = own.columns ?? {};
  const columns = column !== undefined && right !== undefined ? { ...others, [column]: right } : others;
  const rest = {
    ...(Object.keys(columns).length > 0 && { columns }),
    ...(own.rows && { rows: own.rows }),
  };
  const fieldRight = column === undefined ? right : own.right;
  if (Object.keys(rest).length > 0) return { ...rights, [field]: { right: fieldRight ?? usual, ...rest } };
  // What was written of the whole only since its columns had rights goes with them.
  const isLeft = column !== undefined && right === undefined && fieldRight === usual;
  // In its place where it has one already, so that nothing else moves.
  if (fieldRight !== undefined && !isLeft) return { ...rights, [field]: fieldRight };
  return withoutField(rights, field);
}

function withoutField(rights: FieldRights, field: string): FieldRights {
  const { [field]: _, ...others } = rights;
  return others;
}

/** Rights of one step with what is said of the rows of a sub-table. @param usual as for `withRight` */
export function withRows(
  rights: FieldRights,
  { field }: Omit<RightPlace, 'node'>,
  isFixed: boolean,
  usual: Right,
): FieldRights {
  const before = rights[field];
  const whole: OwnRight = typeof before === 'object' ? before : { right: before };
  const { rows: _, right = usual, ...columns } = whole;
  const own = { right, ...columns };
  const isPlain = !isFixed && own.columns === undefined;
  if (isPlain && own.right === usual) return withoutField(rights, field);
  return { ...rights, [field]: isPlain ? own.right : { ...own, ...(isFixed && { rows: 'fixed' as const }) } };
}

type Change = (rights: FieldRights, place: RightPlace, usual: Right) => FieldRights;

/** Changes the rights of steps at some places, all in one step of the history. */
function changeRights(places: readonly RightPlace[], change: Change, title: LocalText): Command {
  return (document) => {
    if (document.kind !== 'flow') return gone();
    const index = flowIndex(document);
    let after: ReturnType<typeof withValue> = document;
    for (const id of new Set(places.map(({ node }) => node))) {
      const { node, path = '' } = index.get(id) ?? {};
      if (node === undefined || !givesRights(node)) continue;
      const own = places.filter((place) => place.node === id);
      const before = node.fieldRights ?? {};
      const rights = own.reduce((made, place) => change(made, place, usualRight(node)), before);
      if (same(rights, before)) continue;
      const value = Object.keys(rights).length === 0 ? undefined : rights;
      after = withValue(after, `${path}/fieldRights`, value);
    }
    return after === document ? refuse('没有变化', 'Nothing changes') : { document: after, title };
  };
}

/**
 * Sets the rights to fields at steps.
 * @param right undefined: the steps say nothing of them any more, and the usual right holds
 */
export const setStepRights = (
  places: readonly RightPlace[],
  right: Right | undefined,
  title: LocalText,
): Command => changeRights(places, (rights, place, usual) => withRight(rights, place, right, usual), title);

/** Says whether rows of sub-tables are neither added nor removed at steps. */
export const setFixedRows = (places: readonly RightPlace[], isFixed: boolean, title: LocalText): Command =>
  changeRights(places, (rights, place, usual) => withRows(rights, place, isFixed, usual), title);
