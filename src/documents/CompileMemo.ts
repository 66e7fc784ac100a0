import type { FieldReference, Node } from '../schemas/node.ts';
import type { FieldLookup, NodeMemo, RememberedNode } from './compile.ts';
import type { Environment } from './environment.ts';

interface Kept {
  readonly path: string;
  readonly environment: Environment;
  readonly remembered: RememberedNode;
}

/**
 * What the nodes of one document were compiled to last: after a change of one of them, that one and those around it
 * are compiled, and what React draws of the others stays as it is.
 */
export class CompileMemo implements NodeMemo {
  private readonly kept = new WeakMap<Node, Kept>();
  private readonly places = new WeakMap<FieldReference, { target: Node; placed: Node }>();

  recall(
    source: Node,
    path: string,
    environment: Environment,
    field: FieldLookup,
  ): RememberedNode | undefined {
    const known = this.kept.get(source);
    if (known?.path !== path || known.environment !== environment) return undefined;
    const { reads } = known.remembered;
    const still = [...reads].every(([code, target]) => field(code) === target);
    return still ? known.remembered : undefined;
  }

  keep(source: Node, path: string, environment: Environment, remembered: RememberedNode): void {
    this.kept.set(source, { path, environment, remembered });
  }

  placed(target: Node, reference: FieldReference): Node {
    const known = this.places.get(reference);
    if (known?.target === target) return known.placed;
    const placed: Node = { ...target, ...(reference.layout && { layout: reference.layout }) };
    this.places.set(reference, { target, placed });
    return placed;
  }
}
