import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { ConditionError, DEFAULT_ZONE, toSql, withinSteps } from '../../src/conditions/index.ts';
import type { FunctionTable } from '../../src/conditions/index.ts';
import type { RuleSet } from '../../src/schemas/condition.ts';
import type { Finding } from '../../src/schemas/finding.ts';
import { AppError } from '../errors/AppError.ts';
import { columnText } from './identifier.ts';
import { columnInside } from './nestedColumn.ts';
import type { ModuleShape } from './shape.ts';

/** Steps that all templates of a rule set take together: whoever sends many has the budget of one. */
const MAX_STEPS = 500_000;
/** Parameters of one rule set; PostgreSQL takes 65,535, and a list uses its conditions twice. */
const MAX_VALUES = 10_000;

type SqlColumns = Parameters<typeof toSql>[1];
type SessionScope = Readonly<Record<string, unknown>>;

const columnsByShape = new WeakMap<ModuleShape, SqlColumns>();

function sqlColumns(shape: ModuleShape): SqlColumns {
  const known = columnsByShape.get(shape);
  if (known !== undefined) return known;
  const columns = Object.fromEntries(
    [...shape.columns.values()].map((column): [string, SqlColumns[string]] => [
      column.code,
      { sql: columnText(column), type: column.type },
    ]),
  );
  columnsByShape.set(shape, columns);
  return columns;
}

/** Values of a scope that stand for columns of the statement: each is compared as what the column holds. */
export type StandIns = ReadonlyMap<unknown, RawBuilder<unknown>>;

/** What conditions are compiled with beside their scope. */
interface Compiling {
  /** What templates in values may call. */
  readonly functions: FunctionTable;
  readonly standIns?: StandIns | undefined;
}

/** Joins text with numbered parameters into a statement of ours; values stay parameters. */
function withParameters(
  text: string,
  values: readonly unknown[],
  standIns: StandIns | undefined,
): RawBuilder<boolean> {
  const parts = text.split(/\$(\d+)/);
  const fragments = parts.map((part, index) => {
    if (index % 2 === 0) return sql.raw(part);
    const value = values[Number(part) - 1];
    return standIns?.get(value) ?? sql`${value}`;
  });
  return sql<boolean>`${sql.join(fragments, sql.raw(''))}`;
}

/**
 * Conditions as SQL over `recordsOf(shape)`.
 * @param scope what templates in values see
 * @param report told of everything that makes a condition false by itself; such a condition selects nothing
 * @throws AppError QUERY_TOO_COMPLEX
 */
export function predicateOf(
  conditions: RuleSet,
  shape: ModuleShape,
  scope: SessionScope,
  report: (finding: Finding) => void,
  { functions, standIns }: Compiling,
): RawBuilder<boolean> {
  const { text, values } = refusingLarge(() =>
    withinSteps(MAX_STEPS, () =>
      toSql(conditions, sqlColumns(shape), scope, {
        zone: DEFAULT_ZONE,
        report,
        inside: (path) => columnInside(shape, path),
        functions,
      }),
    ),
  );
  if (values.length > MAX_VALUES) throw new AppError('QUERY_TOO_COMPLEX');
  return withParameters(text, values, standIns);
}

/** A tree may name one condition often, and so come to more than can be compiled. */
function refusingLarge<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw cause instanceof ConditionError ? new AppError('QUERY_TOO_COMPLEX', { cause }) : cause;
  }
}
