import { compileTemplate, type FunctionTable } from '../../conditions/index.ts';
import type { CompiledForm } from '../../documents/form.ts';

const known = new WeakMap<CompiledForm, ReadonlyMap<string, readonly string[]>>();

/** Codes of the fields whose options stand under the value of another: majors under their college. */
export function optionsUnder(form: CompiledForm, code: string, functions: FunctionTable): readonly string[] {
  let map = known.get(form);
  if (!map) {
    map = readParents(form, functions);
    known.set(form, map);
  }
  return map.get(code) ?? [];
}

function readParents(form: CompiledForm, functions: FunctionTable): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, string[]>();
  for (const { code, node } of form.fields) {
    const options = node.source.props?.options as { parent?: unknown } | undefined;
    if (typeof options?.parent !== 'string') continue;
    for (const path of compileTemplate(options.parent, { functions }).paths) {
      const parent = /^form\.(\w+)/.exec(path)?.[1];
      if (parent !== undefined && parent !== code) map.set(parent, [...(map.get(parent) ?? []), code]);
    }
  }
  return map;
}
