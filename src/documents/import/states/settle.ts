import { isFieldReference } from '../../../schemas/node.ts';
import { importFinding } from '../read/findings.ts';
import type { Draft, Pending, Run } from '../read/run.ts';
import { some } from './said.ts';

type Decided = string | boolean;

/** A flag of a node with all that decides about it. */
interface Decision {
  readonly node: Draft;
  readonly flag: Pending['flag'];
  readonly parts: { readonly pending: Pending; readonly written: Decided }[];
}

/**
 * Decides the flags of all nodes, now that every field is known. What cannot be said stays behind; of what cannot be
 * said together the first stands. A reaction replaces what the schema says at first.
 */
export function settlePending(run: Run): void {
  const decisions = new Map<Draft, Map<Pending['flag'], Decision>>();
  for (const pending of run.shared.pending) {
    const nodes = pending.nodes();
    const written = nodes === undefined ? undefined : pending.write();
    if (nodes === undefined || written === undefined) {
      const finding = importFinding(pending.joins ? 'NOT_CARRIED.condition' : 'SCRIPT', pending.path);
      // What nothing shows any more can never be filled in.
      const lost = pending.flag === 'visible' && nodes?.some(({ visible }) => visible === false);
      run.report(lost === true ? { ...finding, severity: 'error' } : finding);
      continue;
    }
    for (const node of nodes) {
      const ofNode = decisions.get(node) ?? new Map<Pending['flag'], Decision>();
      const decision = ofNode.get(pending.flag) ?? { node, flag: pending.flag, parts: [] };
      decision.parts.push({ pending, written });
      decisions.set(node, ofNode.set(pending.flag, decision));
    }
  }
  for (const ofNode of decisions.values()) for (const decision of ofNode.values()) decide(decision, run);
}

function decide({ node, flag, parts }: Decision, run: Run): void {
  const [first] = parts;
  if (!first) return;
  const joined = parts.filter(({ pending }) => pending.joins);
  if (joined.length === parts.length) {
    // Required of itself is required whatever else is so.
    if (node[flag] === true && flag === 'required') return;
    node[flag] = asFlag(some(parts.map(({ written }) => written)) ?? false);
    return;
  }
  for (const { pending } of parts.slice(1)) run.report(importFinding('STATE_TWICE', pending.path));
  node[flag] = asFlag(first.written);
  if (flag !== 'visible') return;
  if (first.pending.keeps === true) keepInside(node, run);
  else delete node.hide;
}

const asFlag = (written: Decided): Decided => (typeof written === 'boolean' ? written : `{{ ${written} }}`);

/** Keeps the value of a field while it is hidden, or those of all fields in a layout. */
export function keepInside(node: Draft, run: Run): void {
  if (node.name !== undefined) {
    node.hide = 'keep';
    return;
  }
  for (const child of node.children ?? []) {
    const inside = isFieldReference(child) ? run.fields.find(({ name }) => name === child.field) : child;
    if (inside) keepInside(inside, run);
  }
}
