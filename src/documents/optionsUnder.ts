import { compileTemplate, type FunctionTable } from '../conditions/index.ts';
import type { CompiledFields } from './form.ts';
import type { Values } from './recordScope.ts';

/** Codes of a record's fields by what their options stand under: majors under `row.college`. */
type Under = ReadonlyMap<string, readonly string[]>;

const known = new WeakMap<CompiledFields, Under>();

function underOf(record: CompiledFields, functions: FunctionTable): Under {
  let under = known.get(record);
  if (!under) {
    under = readParents(record, functions);
    known.set(record, under);
  }
  return under;
}

function readParents({ fields }: CompiledFields, functions: FunctionTable): Under {
  const under = new Map<string, string[]>();
  for (const { code, node } of fields) {
    const options = node.source.props?.options as { parent?: unknown } | undefined;
    if (typeof options?.parent !== 'string') continue;
    for (const path of compileTemplate(options.parent, { functions }).paths) {
      const parent = /^(?:form|row)\.\w+/.exec(path)?.[0];
      if (parent !== undefined) under.set(parent, [...(under.get(parent) ?? []), code]);
    }
  }
  return under;
}

/**
 * Codes of the fields whose options stand under others that have changed, and of those below them: their choices would
 * be choices of something else.
 * @param changed what has changed, as expressions read it: `form.college`, `row.college`
 * @param record the fields that are looked at: those of the form, or of the objects in a value
 */
export function codesUnder(
  record: CompiledFields,
  changed: readonly string[],
  functions: FunctionTable,
): ReadonlySet<string> {
  const under = underOf(record, functions);
  const found = new Set<string>();
  const trail = [...changed];
  for (const path of trail) {
    for (const code of under.get(path) ?? []) {
      const below = `${record.scopeName}.${code}`;
      // Options under each other: the document is wrong, not the person.
      if (trail.includes(below)) continue;
      found.add(code);
      trail.push(below);
    }
  }
  return found;
}

/**
 * The values of a record without the choices that stand under what a person has changed.
 * @param changed as for `codesUnder`
 */
export function emptyUnder(
  record: CompiledFields,
  values: Readonly<Values>,
  changed: readonly string[],
  functions: FunctionTable,
): Readonly<Values> {
  const holding = [...codesUnder(record, changed, functions)].filter(
    (code) => (values[code] ?? null) !== null,
  );
  return holding.length === 0
    ? values
    : { ...values, ...Object.fromEntries(holding.map((code) => [code, null])) };
}
