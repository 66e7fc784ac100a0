import type { Finding } from '../../schemas/finding.ts';
import { codesOf } from './addresses.ts';
import { formilyFinding } from './findings.ts';
import type { FormilyNode } from './plan.ts';
import type { Reading } from './Reading.ts';

/** What the fields of a schema are called, those of layouts included, and which of them hold values without fields in them. */
interface Names {
  readonly all: Set<string>;
  readonly leaves: Set<string>;
  readonly seen: Set<FormilyNode['properties']>;
}

/** The fields that reactions read or change and that the schema does not have. */
export function addressFindings(root: FormilyNode, { addresses, options }: Reading): readonly Finding[] {
  if (addresses.length === 0) return [];
  const names: Names = { all: new Set(), leaves: new Set(), seen: new Set() };
  collect(root, names);
  return addresses.flatMap(({ path, address }) => {
    const steps = stepsOf(address);
    const last = steps?.at(-1);
    // What stands in the value of one field, such as the ends of a range, no schema names.
    if (steps === undefined || last === undefined || names.all.has(last)) return [];
    if (steps.some((step) => names.leaves.has(step))) return [];
    const near = options.propose?.(last, () => [...names.all]);
    // Only the name is proposed: the way to it is whatever was written.
    const isWhole = address === last;
    return [
      formilyFinding('FORMILY_ADDRESS', path, { name: last.slice(0, 100) }, isWhole ? near : undefined),
    ];
  });
}

function collect(node: FormilyNode, names: Names): void {
  for (const each of [node.items ?? []].flat()) collect(each, names);
  // A definition is the same however often it is referred to.
  if (names.seen.has(node.properties)) return;
  names.seen.add(node.properties);
  for (const [name, child] of node.properties) {
    const parts = name.startsWith('[') ? codesOf(name) : name.split('.');
    for (const part of parts) names.all.add(part);
    const isLeaf = child.members.type !== 'void' && child.properties.length === 0 && !child.items;
    if (isLeaf) for (const part of parts) names.leaves.add(part);
    collect(child, names);
  }
}

/** The names on the way of an address; undefined where it is a pattern of several, of which some may be there. */
function stepsOf(address: string): readonly string[] | undefined {
  if (/[*,(~]/.test(address)) return undefined;
  return address
    .split('.')
    .map((step) => step.replace(/\[\s*\d+\s*\]$/, ''))
    .filter((step) => step !== '' && !/^\d+$/.test(step) && !step.startsWith('['));
}
