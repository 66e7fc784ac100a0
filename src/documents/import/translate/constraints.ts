import type { Branch } from '../normalise/branches.ts';
import type { Rule } from '../../../schemas/node.ts';
import { isRecord, own } from '../read/json.ts';
import { placeOf, tellUnread } from '../read/reader.ts';
import type { Run } from '../read/run.ts';
import { knownAt } from '../states/addresses.ts';
import { named } from '../states/names.ts';
import { within } from './rules.ts';
import { negated, type Said, some } from '../states/said.ts';
import { SILENT, valueTest } from '../states/schemaTest.ts';

/** Members that say nothing to anybody who fills in a form. */
const UNHEARD: ReadonlySet<string> = new Set(['$comment', 'examples']);

/** What is asked of the value of a field under a condition. */
interface Asked {
  readonly schema: unknown;
  /** How the schema is called where it stands. */
  readonly name: string;
  readonly path: string;
  readonly address: string;
}

/**
 * Asks of a field under a condition, as a rule; what no rule can say is told of.
 * @param test what the condition is; of its own value where it reads `value`
 */
export function constrainField({ schema, name, path, address }: Asked, test: () => Said, run: Run): void {
  run.shared.later.push(() => {
    const known = knownAt(run, address);
    const field = named(known, run);
    const fits = field && valueTest(schema, { ...field, reference: 'value' });
    const rule = some([negated(test()), fits]);
    if (isRecord(schema) && typeof rule !== 'undefined')
      for (const key of Object.keys(schema).filter((each) => SILENT.has(each) && !UNHEARD.has(each)))
        tellUnread(key, own(schema, key), placeOf(schema, path, key), run);
    if (rule === true) return;
    const node = known?.node;
    if (!node || typeof rule !== 'string') tellUnread(name, schema, path, run);
    else
      node.rules = within(
        [...(node.rules ?? []), { rule: 'expression', value: rule } satisfies Rule],
        path,
        run,
      );
  });
}

/** What a single value is asked where it fits something else. */
export function constrainValue(branches: readonly Branch[], address: string, run: Run): void {
  for (const { when, holds, then } of branches) {
    const test = (): Said => {
      const field = named(knownAt(run, address), run);
      const said =
        typeof when === 'string' || !field ? undefined : valueTest(when, { ...field, reference: 'value' });
      return holds ? said : negated(said);
    };
    constrainField({ schema: then.source, name: nameOf(then.path), path: then.path, address }, test, run);
  }
}

/** Tells of conditions that nothing here depends on. */
export function tellBranches(branches: readonly Branch[], run: Run): void {
  for (const { then } of branches) tellUnread(nameOf(then.path), then.source, then.path, run);
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
