import { compileTemplate } from '../../conditions/index.ts';
import { isFieldReference, type FieldReference, type Node } from '../../schemas/node.ts';
import { findCycles } from '../cycles.ts';
import { fieldReads } from '../fieldReads.ts';
import { type Check, metaOf } from './context.ts';
import { checkFinding, wayOf } from './findings.ts';

/**
 * Fields whose values wait for each other: computed ones, and first values that read what a record begins with. Each
 * circle is told of at one member of it: at a first value where there is one, for what is computed by itself is right.
 * @param nodes the fields of one record, at `base`
 */
export function checkCircles(
  nodes: readonly (Node | FieldReference)[],
  base: string,
  scopeName: 'form' | 'row',
  check: Check,
): void {
  const { functions } = check.context;
  const waiting = new Map<string, { readonly path: string; readonly reads: readonly string[] }>();
  for (const [index, node] of nodes.entries()) {
    if (isFieldReference(node) || node.name === undefined) continue;
    const path = `${base}/${String(index)}`;
    const member = node.value === undefined ? 'default' : 'value';
    const written: unknown = node[member];
    if (written !== undefined && !waiting.has(node.name)) {
      const template = compileTemplate(written, functions && { functions });
      waiting.set(node.name, { path: `${path}/${member}`, reads: fieldReads(template, scopeName) });
    }
    if (node.children && metaOf(node.type, check.context)?.field?.members !== undefined)
      checkCircles(node.children, `${path}/children`, 'row', check);
  }
  const next = (code: string): readonly string[] =>
    (waiting.get(code)?.reads ?? []).filter((each) => waiting.has(each));
  for (const cycle of findCycles(waiting.keys(), next)) {
    const paths = cycle.flatMap((code) => waiting.get(code)?.path ?? []);
    const path = paths.find((each) => each.endsWith('/default')) ?? paths[0] ?? base;
    check.report(checkFinding('CYCLE', path, { way: wayOf(cycle) }));
  }
}
