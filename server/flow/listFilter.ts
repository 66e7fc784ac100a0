import { sql, type RawBuilder } from 'kysely';
import type { RuleSet } from '../../src/schemas/condition.ts';
import { inputErrorTexts } from '../errors/inputErrors.ts';
import { checkWhere } from '../records/checkWhere.ts';
import { sessionScope } from '../records/policy.ts';
import { predicateOf } from '../records/predicate.ts';
import { Refusal } from '../records/refusal.ts';
import type { ModuleColumn, ModuleShape } from '../records/shape.ts';
import type { FlowReading } from './services.ts';

const column = (code: string, type: ModuleColumn['type']): ModuleColumn => ({
  code,
  column: `#${code}`,
  type,
});

/** What lists of flows can be filtered by. Columns of records are called as their fields, which never begin with a sign. */
const COLUMNS: readonly ModuleColumn[] = [
  column('state', 'text'),
  column('flow', 'text'),
  column('number', 'text'),
  column('title', 'text'),
  column('initiator', 'text'),
  column('department', 'text'),
  column('createdAt', 'datetime'),
  column('endedAt', 'datetime'),
  column('dueAt', 'datetime'),
  column('overdue', 'bool'),
  column('unread', 'bool'),
  column('node', 'text'),
];

/**
 * The same over rows, for a `select` of instances `i` and, where rows are tasks, of tasks `t`; else of each step `s` at
 * which an instance stands.
 * @param userId who reads: what waits for who stands in for them they have not to read
 */
export function filterColumns(ofTask: boolean, userId: string): RawBuilder<unknown> {
  const due = ofTask ? sql`t.due_at` : sql`(s.step ->> 'dueAt')::timestamptz`;
  const isOpen = ofTask
    ? sql`t.state = 'running' and i.state <> 'suspended'`
    : sql`i.ended_at is null and i.state <> 'suspended'`;
  return sql`i.state as "#state", i.flow as "#flow", i.number as "#number",
    (i.public_title ->> 'zhCN') || ' ' || (i.public_title ->> 'enUS') as "#title", i.initiator as "#initiator",
    i.department as "#department", ${ofTask ? sql`t.created_at` : sql`i.created_at`} as "#createdAt",
    ${ofTask ? sql`t.ended_at` : sql`i.ended_at`} as "#endedAt", ${due} as "#dueAt",
    coalesce(${isOpen} and ${due} < now(), false) as "#overdue",
    ${
      ofTask
        ? sql`t.read_at is null and t.state = 'running'
      and (t.assignee = ${userId} or t.open_to is not null)`
        : sql`false`
    } as "#unread",
    ${ofTask ? sql`t.node` : sql`s.step ->> 'node'`} as "#node"`;
}

/**
 * A condition over the rows `r` of a list.
 * @param form the form of the one flow that is listed, with the fields that the caller may read everywhere in the list
 * @throws AppError INPUT_INVALID at `where…`, FIELD_FORBIDDEN for a field that is hidden from the caller
 */
export function filterOf(
  { actor, platform }: Pick<FlowReading, 'actor' | 'platform'>,
  where: RuleSet | undefined,
  form: { readonly shape: ModuleShape; readonly readable: ReadonlySet<string> } | undefined,
): RawBuilder<boolean> | undefined {
  if (where === undefined) return undefined;
  const refusal = new Refusal();
  const fields = form
    ? form.shape.fields.filter(({ code }) => !COLUMNS.some((own) => own.code === code))
    : [];
  const shape: ModuleShape = {
    id: form?.shape.id ?? 'flow',
    table: form?.shape.table ?? 'flow',
    fields,
    byCode: new Map(fields.map((field) => [field.code, field])),
    columns: new Map([...fields, ...COLUMNS].map((each) => [each.code, each])),
  };
  checkWhere(where, shape, form?.readable ?? new Set(), refusal);
  refusal.throwIfAny();
  const made = predicateOf(
    where,
    shape,
    sessionScope(actor, []),
    (finding) => {
      const path = `where${(finding.path ?? '').replaceAll('/', '.')}`;
      refusal.invalid({ path, code: finding.code, message: inputErrorTexts.VALUE_INVALID });
    },
    { functions: platform.vocabulary.functions },
  );
  refusal.throwIfAny();
  return made;
}
