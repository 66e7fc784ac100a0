import { codesOf } from './addresses.ts';
import type { FormilyNode } from './plan.ts';

/** The names in the record that the fields of a schema hold, drawn or not: those of layouts are none. */
export function fieldCodes({ properties }: FormilyNode): ReadonlySet<string> {
  const codes = properties.flatMap(([name, node]) =>
    node.members.type === 'void' ? [...fieldCodes(node)] : codesOf(name),
  );
  return new Set(codes);
}
